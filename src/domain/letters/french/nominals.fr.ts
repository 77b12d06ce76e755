import { NOMINAL_TABLE } from '#/domain/letters/french/nominalTable.fr';
import { fold } from '#/domain/shared/text';
import { wordTable } from '#/domain/shared/wordTable';

/** How a verb takes what follows its noun. */
export type Nominal = {
  readonly verb: string;
  /** `de`: directly; `as`: as it stands, with this word where there is one. */
  readonly takes: 'de' | 'as';
  readonly word: string | null;
};

const read = (line: string): readonly [string, Nominal] => {
  const [noun = '', whole = ''] = line.split(' = ');
  const word = / (à|avec|\*)$/u.exec(whole)?.[1];
  return [
    noun,
    word === undefined
      ? { verb: whole, takes: 'de', word: null }
      : {
          verb: whole.slice(0, -word.length - 1),
          takes: 'as',
          word: word === '*' ? null : word,
        },
  ];
};

const NOMINALS: ReadonlyMap<string, Nominal> = new Map(
  NOMINAL_TABLE.trim()
    .split('\n')
    .map((line) => read(line.trim())),
);

const MOST_NOUN_WORDS = 3;

/** "Mise en rayon", "remise en eau": the words that follow stay as they are. */
const PUT = /^(re)?mises? ((?:en|\u00e0|au|aux|sous|hors) [\p{L}-]+)(?=\s|$)/iu;

/** The verb behind the noun that opens a phrase, and how many words the noun has; null where none is known. */
export const nominalOf = (
  phrase: string,
): { readonly nominal: Nominal; readonly words: number } | null => {
  const words = fold(phrase).split(/\s+/u);
  for (let count = Math.min(MOST_NOUN_WORDS, words.length); count > 0; count -= 1) {
    const key = words.slice(0, count).join(' ').replace(/œ/gu, 'oe');
    const nominal =
      NOMINALS.get(key) ?? (count === 1 ? NOMINALS.get(key.replace(/s$/u, '')) : undefined);
    if (nominal !== undefined) return { nominal, words: count };
  }
  const [put, again = '', where = ''] = PUT.exec(phrase) ?? [];
  return put === undefined
    ? null
    : {
        nominal: {
          verb: `${again.toLowerCase()}mettre ${where.toLowerCase()}`,
          takes: 'de',
          word: null,
        },
        words: 3,
      };
};

/**
 * What one does with a thing that a line only names: "pansements", "inventaires". Folded, singular. Only what is hardly
 * ever named without being done: meetings are also sat through, contracts signed, projects led by others.
 */
const CARRIED = `
accomplir = formalite demarche
etablir = devis facture bilan bordereau declaration plan ordonnance bulletin fiche connaissement
rediger = rapport compte-rendu courrier transmission avis article texte
realiser = pansement cloture soudure transfusion soin prelevement injection perfusion test essai audit etude enquete mesure diagnostic inventaire massage soudure photo maquette expertise prestation entretien gravure suture coupe coloration couleur balayage meche brushing chignon tresse natte tissage defrisage lissage permanente shampooing epilation modelage gommage manucure
effectuer = visite livraison relance ronde trajet tournee deplacement virement rapprochement transfert remise
tenir = compte stock caisse standard registre permanence agenda
traiter = dossier litige reclamation commande demande appel facture
animer = atelier seance causerie
participer = reunion colloque seminaire congres
travailler = chantier projet
gerer = portefeuille planning stock
preparer = repas plat menu dessert paie
faire = menage repassage vaisselle lessive course vitre`;

/** Verbs that carry a noun, with their marks. */
const CARRIERS: ReadonlyMap<string, string> = new Map(
  CARRIED.trim()
    .split('\n')
    .flatMap((line) => {
      const [verb = '', nouns = ''] = line.split(' = ');
      const marked = {
        etablir: 'établir',
        rediger: 'rédiger',
        realiser: 'réaliser',
        preparer: 'préparer',
        gerer: 'gérer',
      }[verb];
      return nouns.split(' ').map((noun): [string, string] => [noun, marked ?? verb]);
    })
    .reverse(),
);

/**
 * What one "assures" in plain French where no verb tells it better; any other noun of action is left out rather than
 * carried by a heavy verb. Folded, from the first word of the phrase.
 */
const ASSURED =
  /^(?:accueil|standard|permanence|astreinte|secretariat|lien|liaison|relation|veille|interim|intendance|gestion|coordination|maintenance|surveillance|gardiennage|garde|plonge|vente|caisse|livraison|transport|ramassage|encadrement|conduite|conseil|assistance|support|soutien|depannage|reporting|tutorat|avitaillement|animation|facturation|recouvrement|prospection|preparation|distribution|organisation|conception|communication|promotion|phoning|toilette|menage|entretien|accompagnement|remplacement|production|fabrication|logistique|administration|suivi|picking)s?$/u;

/** Where one is, what one is taught, what is to be done or came of it: named like an act, and no act of the writer. Folded. */
const NO_ACT =
  /^(?:(?:services?|direction|formations?|couverture|signature|initiation)(?![a-z])|conseils? d'|conduite a |garde[ -]manger|transports? en |prise de (?:poste|fonction|responsabilite)|sensibilisation (?:a|au|aux) |\S+ (?:passe|ramene|reduit|augmente|ameliore|obtenu|multiplie|double|confie|prevu|propose)e?s?(?![a-z]))/u;

/** Whether a phrase names no act of its writer, though it opens like one. */
export const isNoAct = (phrase: string): boolean => NO_ACT.test(fold(phrase));

/** Whether a noun of action may be told as work done where its verb cannot carry the phrase: "la copie d’image". */
export const isAct = (phrase: string): boolean => nominalOf(phrase) !== null && !isNoAct(phrase);

/** Verbs of which this module knows a noun or a thing. */
const VERBS: ReadonlySet<string> = new Set(
  [...NOMINALS.values()].flatMap(({ verb }) => verb.split(' et ')).map((verb) => fold(verb)),
);
/** A verb as it is spelt, by its letters without their marks; null for one that is not known. */
const SPELT: ReadonlyMap<string, string> = new Map(
  [...NOMINALS.values()].flatMap(({ verb }) =>
    verb.split(' et ').map((one): [string, string] => [fold(one), one]),
  ),
);
export const verbSpelt = (word: string): string | null => SPELT.get(fold(word)) ?? null;
/** Whether a word is a verb that a CV is known to use: "docker" ends like one, and is none. */
export const isKnownVerb = (word: string): boolean => VERBS.has(fold(word));

/** Work that is another's, in which the writer had a part: what follows is of that part. Folded. */
const PART_IN =
  /^(?:participation|contribution|aide|assistance|appui|soutien|support|collaboration|renfort|concours|observation|decouverte|initiation|sensibilisation)(?![a-z])/u;
/** Whether a phrase opens with a part that one had in the work of others. */
export const isPartIn = (phrase: string): boolean => PART_IN.test(fold(phrase));

/** The verb that carries a noun told without one; null where none is safe. */
export const carrierOf = (noun: string): string | null =>
  CARRIERS.get(noun) ??
  CARRIERS.get(noun.replace(/(?<=eau)x$|s$/u, '')) ??
  (ASSURED.test(noun) ? 'assurer' : null);

/** Whether "assurer" may carry a phrase that opens with such a noun. */
export const isAssured = (phrase: string): boolean => {
  const [noun = ''] = fold(phrase).split(/\s+/u);
  return carrierOf(noun) === 'assurer' && !isNoAct(phrase);
};

/** What an adjective beside the noun says of the verb; an empty one is left out. Folded. */
export const ADVERBS: Readonly<Record<string, string>> = wordTable({
  global: '',
  complet: '',
  complete: '',
  general: '',
  generale: '',
  globale: '',
  quotidien: 'chaque jour',
  quotidienne: 'chaque jour',
  hebdomadaire: 'chaque semaine',
  mensuel: 'chaque mois',
  mensuelle: 'chaque mois',
  trimestriel: 'chaque trimestre',
  trimestrielle: 'chaque trimestre',
  annuel: 'chaque année',
  annuelle: 'chaque année',
  regulier: 'régulièrement',
  reguliere: 'régulièrement',
  autonome: 'en autonomie',
});
