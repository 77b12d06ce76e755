import { contentStems } from '#/domain/matching/words';

/** Words that name one thing in a CV and in an advertisement, whatever the trade: one line, one thing. */
const SAME = `
accueil accueillir recevoir réception
famille proche entourage parent
patient résident malade bénéficiaire usager
formalité démarche
organiser organisation coordonner coordination planifier planning
chiffrer devis tarif
nettoyer nettoyage entretenir entretien propreté
encadrer encadrement manager management superviser
former formation transmettre tutorat accompagner accompagnement
acheter achat approvisionner approvisionnement commander
réparer réparation dépanner dépannage
vendre vente
conduire conduite piloter pilotage
contrôler contrôle vérifier vérification
rédiger rédaction écrire
salaire paie paye bulletin
client clientèle
logiciel application
informatique numérique
livrer livraison
facturer facturation facture
enfant élève jeune
régler réglage ajuster
fabriquer fabrication produire production
concevoir conception
améliorer amélioration optimiser optimisation
cuisiner cuisine plat
stock inventaire réserve
budget prévisionnel
indicateur statistique reporting
`;

const SAME_STEM: ReadonlyMap<string, string> = new Map(
  SAME.trim()
    .split('\n')
    .flatMap((line) => {
      const stems = contentStems(line);
      const [first = ''] = stems;
      return stems.map((stem): [string, string] => [stem, first]);
    }),
);

/** Stems with one for each thing, whatever word names it. */
export const thingsOf = (stems: readonly string[]): readonly string[] =>
  stems.map((stem) => SAME_STEM.get(stem) ?? stem);

const EVERYDAY: ReadonlySet<string> = new Set(
  contentStems(
    'client gestion gérer dossier suivi suivre équipe travail service entreprise activité réaliser assurer effectuer participer mise place outil informatique mission poste qualité',
  ),
);

/** Words of any advertisement: they prove little. */
export const isEveryday = (stem: string): boolean => EVERYDAY.has(stem);
