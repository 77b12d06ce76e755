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

/** What one does with a thing that a line only names: "pansements", "inventaires". Folded, singular. */
const CARRIED = `
accomplir = formalite demarche
etablir = devis facture bilan bordereau declaration plan ordonnance planning bulletin fiche connaissement
rediger = rapport compte-rendu courrier acte contrat transmission avis article texte procedure
realiser = pansement cloture soudure transfusion soin prelevement injection perfusion test essai audit etude enquete mesure travail diagnostic inventaire massage soudure photo maquette expertise prestation entretien gravure suture coupe coloration couleur balayage meche brushing chignon tresse natte tissage defrisage lissage permanente shampooing epilation modelage gommage manucure
effectuer = visite livraison relance ronde trajet tournee deplacement virement rapprochement transfert remise
tenir = compte stock caisse standard registre permanence agenda tableau
traiter = dossier litige reclamation commande demande appel facture
animer = reunion atelier seance formation causerie visite
mener = chantier projet
gerer = budget portefeuille planning stock
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
  /^(?:accueil|standard|permanence|astreinte|secretariat|lien|liaison|relation|veille|interim|intendance|gestion|coordination|maintenance|surveillance|gardiennage|garde|service|plonge|vente|caisse|livraison|transport|ramassage|formation|encadrement|conduite|conseil|assistance|support|soutien|depannage|reporting|tutorat|avitaillement|animation|facturation|recouvrement|prospection|preparation|distribution|organisation|conception|communication|promotion|phoning|toilette|menage|cours|entretien|accompagnement|remplacement|production|fabrication|logistique|administration|suivi|picking)s?$/u;

/** The verb that carries a noun told without one; null where none is safe. */
export const carrierOf = (noun: string): string | null =>
  CARRIERS.get(noun) ??
  CARRIERS.get(noun.replace(/(?<=eau)x$|s$/u, '')) ??
  (ASSURED.test(noun) ? 'assurer' : null);

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
