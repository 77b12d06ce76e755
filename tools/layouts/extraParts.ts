import type { Forms, Random } from './dimensions';
import type { Block, Row, Section } from './paperParts';

/** Sections beside posts and studies whose lines have dates and are neither. */
export type ExtraKind =
  | 'certificates'
  | 'trainings'
  | 'projects'
  | 'volunteering'
  | 'activities'
  | 'awards'
  | 'references'
  | 'publications';

type Told = readonly [what: string, where: string, from: string, to: string];

const CONTENT: Readonly<Record<ExtraKind, readonly Told[]>> = {
  certificates: [
    ['CACES R489 catégorie 3', 'Aftral', '2019', ''],
    ['Sauveteur secouriste du travail', 'Croix-Rouge française', '2021', ''],
    ['Habilitation électrique BR', 'Apave', '2020', '2023'],
    ['Certification Voltaire', 'score 870', '2022', ''],
    ['TOEIC', '845 points', '2018', ''],
    ['PIX', '620 pix', '2023', ''],
    ['HACCP', 'Umih Formation', '2017', ''],
    ['Scrum Master PSM I', 'Scrum.org', '2021', ''],
    ['Opquast Maîtrise de la qualité en projet web', '', '2020', ''],
  ],
  trainings: [
    ['Gestion du stress et des conflits', 'Cegos', '2019', ''],
    ['Excel perfectionnement', 'CCI', '2016', ''],
    ['Manager une équipe à distance', 'Elegia', '2020', ''],
    ['Gestes et postures', 'Préventeo', '2018', ''],
    ['Initiation à la langue des signes', 'Asso Signes d’ici', '2022', ''],
    ['Logiciel de caisse et encaissement', 'formation interne', '2015', ''],
    ['Accompagnement de la fin de vie', 'Formavie', '2017', '2018'],
    ['Anglais commercial, 40 heures', 'Berlitz', '2014', ''],
  ],
  projects: [
    ['Site vitrine d’une boulangerie', 'React, Node.js', '2022', ''],
    ['Rénovation d’un corps de ferme', 'projet personnel', '2017', '2020'],
    ['Application mobile de covoiturage', 'projet de fin d’études', '2021', '2022'],
    ['Création d’une mini-entreprise', 'Entreprendre pour apprendre', '2019', ''],
    ['Bras robotisé commandé par la voix', 'projet tutoré, IUT de Cachan', '2018', '2019'],
    ['Potager partagé du quartier', 'avec la mairie', '2020', ''],
    ['Tableau de bord des ventes', 'Power BI, équipe de 4', '2023', ''],
    ['Exposition photographique', 'Médiathèque de Saint-Lô', '2016', ''],
  ],
  volunteering: [
    ['Bénévole', 'Restos du Cœur', '2018', '2021'],
    ['Maraudes', 'Croix-Rouge', '2019', ''],
    ['Trésorière', 'Association des parents d’élèves', '2015', '2019'],
    ['Aide aux devoirs', 'Secours populaire', '2020', ''],
    ['Collecte de denrées', 'Banque alimentaire', '2017', '2022'],
    ['Entraîneur des moins de 11 ans', 'AS Vallières', '2014', '2018'],
    ['Sapeur-pompier volontaire', 'Centre de secours de Brou', '2012', ''],
  ],
  activities: [
    ['Handball en club', 'niveau régional', '2010', '2018'],
    ['Théâtre', 'troupe des Quatre-Vents', '2015', ''],
    ['Semi-marathon de Paris', '1 h 52', '2019', ''],
    ['Voyage en Nouvelle-Zélande', 'six mois', '2018', ''],
    ['Guitare', 'conservatoire de Dole', '2006', '2014'],
    ['Chemin de Compostelle', '800 km', '2021', ''],
    ['Arbitre de football', 'District de l’Orne', '2013', '2016'],
    ['Séjour linguistique', 'Brighton', '2016', ''],
  ],
  awards: [
    ['Meilleure vendeuse de la région', 'prix interne', '2019', ''],
    ['Finaliste des Olympiades des métiers', 'Région Centre', '2014', ''],
    ['Médaille d’argent du concours général', '', '2011', ''],
    ['Lauréat du concours Innov’Lab', 'CCI de Troyes', '2020', ''],
    ['Bourse de mobilité', 'Conseil régional', '2017', ''],
  ],
  references: [
    ['Mme Claire Roussel, directrice', 'EHPAD Les Tilleuls', '2019', '2022'],
    ['M. Paul Hébert, chef d’atelier', 'Garage Hébert', '2016', ''],
    ['Nadia Benali, responsable de magasin', 'Intersport', '2018', '2020'],
  ],
  publications: [
    ['« La seconde vie des objets »', 'Revue de l’atelier', '2019', ''],
    ['« Soigner à domicile »', 'Éditions du Pont, 112 p.', '2021', ''],
    ['Article sur la méthanisation', 'La France agricole', '2017', ''],
    ['Communication au congrès des éducateurs', 'Nantes', '2022', ''],
  ],
};

type Names = Readonly<Record<Exclude<Forms['extraHeading'], 'none'>, readonly string[]>>;

const NAMES: Readonly<Record<ExtraKind, Names>> = {
  certificates: {
    known: ['Certifications', 'Habilitations'],
    capitals: ['CERTIFICATIONS', 'HABILITATIONS ET CERTIFICATS'],
    own: ['Mes petits plus', 'Sésames', 'Titres et cartes'],
  },
  trainings: {
    known: ['Formations complémentaires', 'Formation continue'],
    capitals: ['FORMATIONS COMPLÉMENTAIRES', 'STAGES DE FORMATION'],
    own: ['Pour me perfectionner', 'J’ai aussi appris', 'Remise à niveau'],
  },
  projects: {
    known: ['Projets', 'Projets personnels', 'Réalisations'],
    capitals: ['PROJETS', 'PROJETS ACADÉMIQUES'],
    own: ['Ce que j’ai construit', 'Mes chantiers', 'Côté labo'],
  },
  volunteering: {
    known: ['Bénévolat', 'Engagements associatifs'],
    capitals: ['BÉNÉVOLAT', 'VIE ASSOCIATIVE'],
    own: ['Pour les autres', 'Citoyenneté', 'Ce qui me tient à cœur'],
  },
  activities: {
    known: ['Centres d’intérêt et activités', 'Activités extra-professionnelles'],
    capitals: ['SPORTS ET VOYAGES', 'ACTIVITÉS EXTRAPROFESSIONNELLES'],
    own: ['Hors du bureau', 'Et sinon', 'Le reste du temps'],
  },
  awards: {
    known: ['Prix et distinctions', 'Distinctions'],
    capitals: ['DISTINCTIONS', 'PRIX ET CONCOURS'],
    own: ['Mes fiertés', 'Faits marquants'],
  },
  references: {
    known: ['Références', 'Références professionnelles'],
    capitals: ['RÉFÉRENCES'],
    own: ['Ils parlent de moi', 'Mes recommandations'],
  },
  publications: {
    known: ['Publications', 'Publications et communications'],
    capitals: ['PUBLICATIONS'],
    own: ['J’ai écrit', 'À lire'],
  },
};

const dateOf = (form: Forms['extraDate'], [, , from, to]: Told): string => {
  if (form === 'year') return to === '' ? from : `${from}-${to}`;
  if (form === 'month') return to === '' ? `Juin ${from}` : `Sept. ${from} – juin ${to}`;
  if (form === 'slashes') return to === '' ? `03/${from}` : `09/${from} - 06/${to}`;
  return to === '' ? `Depuis ${from}` : `De ${from} à ${to}`;
};

/** One dated thing, as its section sets it. */
const toldBlock = (forms: Forms, told: Told, apart: boolean): Block => {
  const [what, where] = told;
  const date = dateOf(forms.extraDate, told);
  const row = (text: string): Row =>
    forms.extraMark === 'bullet' ? { text, look: 'bullet' } : { text };
  const both = where === '' ? what : `${what}, ${where}`;
  switch (forms.extra) {
    case 'D : W H':
      return { left: null, rows: [row(`${date} : ${both}`)] };
    case 'D W - H':
      return apart
        ? { left: date, rows: [row(where === '' ? what : `${what} - ${where}`)] }
        : { left: null, rows: [row(`${date} ${where === '' ? what : `${what} - ${where}`}`)] };
    case 'W (D)':
      return { left: null, rows: [row(`${both} (${date})`)] };
    case 'W>D/H':
      return {
        left: null,
        rows: [{ text: `<b>${what}</b>\t${date}` }, ...(where === '' ? [] : [row(where)])],
      };
    case 'W/H D':
      return {
        left: null,
        rows: [{ text: `<b>${what}</b>` }, row(where === '' ? date : `${where} - ${date}`)],
      };
    case 'D/W/H':
      return apart
        ? { left: date, rows: [{ text: what }, ...(where === '' ? [] : [{ text: where }])] }
        : {
            left: null,
            rows: [{ text: date }, { text: what }, ...(where === '' ? [] : [{ text: where }])],
          };
    default:
      return forms.extra satisfies never;
  }
};

/** A section of dated things that are neither posts nor studies; its heading may be known, of its owner's wording, or none. */
export const extraSection = (
  kind: ExtraKind,
  forms: Forms,
  apart: boolean,
  random: Random,
): Section => {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const all = [...CONTENT[kind]];
  const count = Math.min(all.length, 2 + Math.floor(random() * 3));
  const told = Array.from(
    { length: count },
    () => all.splice(Math.floor(random() * all.length), 1)[0] as Told,
  );
  return {
    at: forms.extraPlace,
    heading: forms.extraHeading === 'none' ? null : pick(NAMES[kind][forms.extraHeading]),
    blocks: told.map((one) => toldBlock(forms, one, apart)),
  };
};

/** How the things of these sections open, as a read entry would name them. */
export const openingsOf = (kinds: readonly string[]): string[] =>
  Object.entries(CONTENT).flatMap(([kind, told]) =>
    kinds.includes(kind) ? told.map(([what]) => what.slice(0, OPENING)) : [],
  );
const OPENING = 20;

/** What stands among the posts of a section and is none, with its date; null where nothing does. */
export const amongPosts = (forms: Forms, random: Random): Block | null => {
  const pick = (list: readonly Told[]): Told => list[Math.floor(random() * list.length)] as Told;
  switch (forms.among) {
    case 'none':
    case 'missions':
      return null;
    case 'training':
      return toldBlock(forms, pick(CONTENT.trainings), false);
    case 'project':
      return toldBlock(forms, pick(CONTENT.projects), false);
    case 'gap':
      return toldBlock(forms, pick(GAPS), false);
    default:
      return forms.among satisfies never;
  }
};

const GAPS: readonly Told[] = [
  ['Congé parental', '', '2015', '2016'],
  ['Recherche d’emploi', '', '2018', ''],
  ['Éducation de mes enfants', '', '2011', '2014'],
  ['Année sabbatique', 'tour de l’Amérique du Sud', '2017', '2018'],
];

/** Dated works within a post: for whom, when, what. */
export const missionRows = (
  forms: Forms,
  from: string | null,
  to: string | null,
  random: Random,
): Row[] => {
  if (forms.among !== 'missions' || from === null || to === null) return [];
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  if (last - first < 1) return [];
  const named = random() < 0.5;
  return [0, 1].map((step) => {
    const year = step === 0 ? `${first}` : `${last}`;
    const [what, client] = MISSIONS[Math.floor(random() * MISSIONS.length)] ?? ['', ''];
    const text = named
      ? `Mission ${step + 1} : ${what} (${client}, ${year})`
      : `${year} : ${what} pour ${client}`;
    return forms.extraMark === 'bullet' ? { text, look: 'bullet' as const } : { text };
  });
};

const MISSIONS: readonly (readonly [string, string])[] = [
  ['Refonte du plan de salle', 'Brasserie du Pont'],
  ['Déménagement de l’agence', 'Nordal'],
  ['Inventaire complet', 'Texiva'],
  ['Ouverture du nouveau rayon', 'la direction régionale'],
  ['Migration du logiciel de paie', 'Ville de Redon'],
];
