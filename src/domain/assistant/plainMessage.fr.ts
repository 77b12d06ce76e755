import { soundOf } from '#/domain/assistant/questionSpelling';
import { fold } from '#/domain/shared/text';
import { wordTable } from '#/domain/shared/wordTable';

/** How phones and haste write what the patterns below say; of whole words, folded. */
const SHORTHAND: Readonly<Record<string, string>> = wordTable({
  vx: 'veux',
  ve: 'veux',
  den: 'd en',
  px: 'peux',
  plu: 'plus',
  koi: 'quoi',
  kan: 'quand',
  lair: 'l air',
  detre: 'd etre',
  dexister: 'd exister',
  mtuer: 'me tuer',
  mpendre: 'me pendre',
  mfoutre: 'me foutre',
  msuicider: 'me suicider',
  menferme: 'm enferme',
  mempeche: 'm empeche',
  mefrappe: 'me frappe',
  matape: 'm a tape',
  medoc: 'medicaments',
  medocs: 'medicaments',
  cachetons: 'cachets',
  dort: 'dors',
  veu: 'veux',
  vai: 'vais',
  msens: 'me sens',
  men: 'm en',
  sui: 'suis',
  ss: 'suis',
  pens: 'pense',
  voudrai: 'voudrais',
  chu: 'je suis',
  ya: 'il y a',
  chui: 'je suis',
  chuis: 'je suis',
  jai: 'j ai',
  jen: 'j en',
  peu: 'peux',
  g: 'j ai',
  envi: 'envie',
  denvie: 'd envie',
  dmourir: 'de mourir',
  '2': 'de',
  pu: 'plus',
  pus: 'plus',
  pa: 'pas',
  mec: 'copain',
  ds: 'dans',
  dor: 'dors',
  fesse: 'fesses',
  na: 'n a',
  nai: 'n ai',
  nest: 'n est',
  pr: 'pour',
  ke: 'que',
  ki: 'qui',
  mm: 'meme',
  tt: 'tout',
  qqn: 'quelqu un',
  mor: 'mort',
  depui: 'depuis',
  bagnole: 'voiture',
  appart: 'logement',
});

/** Words that decide, for those who write by ear: "mourrire", "suissider", "frapper". */
const HEARD = [
  'mourir',
  'crever',
  'suicide',
  'suicider',
  'suicidaire',
  'disparaitre',
  'pendre',
  'vivre',
  'finir',
  'envie',
  'frappe',
  'frapper',
  'battue',
  'tabasse',
  'gifle',
  'cogne',
  'etrangle',
  'menace',
  'viole',
  'agresse',
  'attouchements',
  'violences',
  'violent',
  'conjugales',
  'mari',
  'copain',
  'conjoint',
  'dehors',
] as const;

const SHORTEST_HEARD = 4;
const heardAs: ReadonlyMap<string, string> = new Map(
  [...HEARD].reverse().map((word) => [soundOf(word), word] as const),
);
const known: ReadonlySet<string> = new Set(HEARD);

/** "jveu", "jpense", "jarrive": no French word begins with a j and a consonant, nor with these. Folded. */
const GLUED_TO_CONSONANT = /^j(?=[bcdfgklmnpqrstvxz])/u;
const GLUED_TO_VOWEL = /^j(?=(?:arriv|aim|avai|attend|entend|essa|habit|etais|ose$|ai$|en$|y$))/u;
const apart = (word: string): string =>
  SHORTHAND[word] === undefined
    ? word.replace(GLUED_TO_CONSONANT, 'je ').replace(GLUED_TO_VOWEL, 'j ')
    : word;

/** A message in plain words: folded, elisions opened, shorthand and spelling by ear put right. */
export const plainMessage = (message: string): string =>
  (
    fold(message)
      .replace(/[’']/gu, ' ')
      .replace(/[a-z]+/gu, apart)
      .match(/[a-z0-9]+|[.!?]/gu) ?? []
  )
    .map((word) => {
      const written = SHORTHAND[word];
      if (written !== undefined) return written;
      if (word.length < SHORTEST_HEARD || known.has(word)) return word;
      return heardAs.get(soundOf(word)) ?? word;
    })
    .join(' ')
    .replace(/\bje veut\b/gu, 'je veux');
