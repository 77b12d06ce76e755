import { withAccents } from '#/domain/assistant/restoredAccents.fr';
import { FIRST_NAMES } from '#/domain/cv/person/firstNames.fr';
import { capitalise } from '#/domain/letters/french/frenchWords';
import { FEMININE, MASCULINE } from '#/domain/letters/french/nouns.fr';
import { fold } from '#/domain/shared/text';

type Change = readonly [from: RegExp, to: string | ((...found: readonly string[]) => string)];

const alone = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}’])(?:${words})(?![\\p{L}’])`, 'giu');

/** Nouns to which phones glue their article. */
const GLUED =
  '(?:entretien|offre|annonce|h[oô]pital|ehpad|agence|[eé]cole|[eé]quipe|employeur|anciennet[eé]|hier|heure|adresse|attestation|avance|accueil|[eé]t[eé])';

/** What phones and haste write, as it is written in full. */
const SHORTHAND: readonly Change[] = [
  [/[’'‘`]/gu, '’'],
  [
    /(?<!\p{L})(?:stp|svp|s’il (?:te|vous) pla[iî]t|merci d’avance|bonjour|bonsoir|salut|hello)(?!\p{L})[ ,!]*/giu,
    ' ',
  ],
  [alone('msg|mess|mssg|mesg'), 'message'],
  [alone('pr'), 'pour'],
  [alone('pk|pq|prk'), 'pourquoi'],
  [/(?<![\p{L}\d’])k(?:e)?(?![\p{L}’])(?! ?€)/giu, 'que'],
  [alone('ki'), 'qui'],
  [alone('koi'), 'quoi'],
  [alone('kan|qd|qand'), 'quand'],
  [alone('tjrs|tjs|tjr'), 'toujours'],
  [alone('bcp'), 'beaucoup'],
  [alone('ds'), 'dans'],
  [alone('tt'), 'tout'],
  [alone('qq|qlq'), 'quelques'],
  [alone('rdv|rendez vous'), 'rendez-vous'],
  [alone('we|week end'), 'week-end'],
  [alone('jui'), 'je lui'],
  [alone('tavoir'), 't’avoir'],
  [alone('jai|jé'), 'j’ai'],
  [
    /(?<![\p{L}’])j(?=(?:attend|aurai|arriv|accept|aim|habit|essa|étai|etai|ador|ador)\p{L}*)/giu,
    'j’',
  ],
  [/(?<![\p{L}’])j(?=[bcdfgklmnpqrstvxz]\p{L})/giu, 'je '],
  [alone('chui|chuis|jsuis'), 'je suis'],
  [alone('vx|veu'), 'veux'],
  [
    /(?<=(?:voisine?|collègue|collegue|cousine?|copine?|copain|tutrice|tuteur|amie?) )\p{Ll}{3,}/giu,
    (name = '') => (FIRST_NAMES.has(fold(name)) ? capitalise(name) : name),
  ],
  [/(?<![\p{L}’])(?:il )?ya(?!\p{L})/giu, 'il y a'],
  [/(?<![\p{L}’])sil ?(?=y a|il y a)/giu, 's’il '],
  [/s’il il y a/giu, 's’il y a'],
  [/(?<![\p{L}’])sil(?!\p{L})/giu, 's’il'],
  [/(?<![\p{L}’])ca(?!\p{L})/giu, 'ça'],
  [
    /(?<![\p{L}’])c(?= (?:est )?(?:pas|im|mon|la|le|un|une|pour|trop|bien|bon|ok|possible))/giu,
    'c’est',
  ],
  [/c’est est /giu, 'c’est '],
  [/(?<![\p{L}’])cest(?!\p{L})/giu, 'c’est'],
  [
    /(?<![\p{L}’])mon (?=(?:pas |toujours pas |jamais )?(?:dit|refus[eé]|rappel[eé]|envoy[eé]|r[eé]pondu|pay[eé]|donn[eé]|propos[eé])(?!\p{L}))/giu,
    'm’ont ',
  ],
  [
    /(?<![\p{L}’])ma (?=(?:pas |toujours pas |jamais )(?:dit|refus[eé]|rappel[eé]|envoy[eé]|r[eé]pondu|pay[eé]|donn[eé]))/giu,
    'm’a ',
  ],
  [new RegExp(`(?<![\\p{L}’])([dl])(?=${GLUED}(?!\\p{L}))`, 'giu'), '$1’'],
  [/(?<!\p{L})(?:mr|m\.|monsieur)\s+(?=(?!le |la |l’)\p{L}{2,})/giu, 'Monsieur '],
  [/(?<!\p{L})(?:mme|madame)\.?\s+(?=(?!la |le |l’)\p{L}{2,})/giu, 'Madame '],
  [/(?<!\p{L})(?:mlle|mademoiselle)\s+(?=\p{L}{2,})/giu, 'Madame '],
  [
    /(?<=(?:Monsieur|Madame) )\p{Ll}[\p{L}’-]+(?: (?!de |du |des |pour |pr |que |qui |si |et |afin |dans |à |a |au |d’|qu|je |il |elle |on |y |en |ma |me |m’|j’|la |le |l’)\p{Lu}\p{L}+)?/gu,
    (name = '') => capitalise(name),
  ],
  [/(?<!\d)(\d{1,2}) ?[hH] ?(\d{2})(?!\d)/gu, '$1 h $2'],
  [/(?<!\d)(\d{1,2}) ?[hH](?=$|[ ,.;)])/gu, '$1 h'],
  [/(?<=\d)%/gu, ' %'],
  [alone('insta'), 'Instagram'],
  [/(?<=(?:charg\p{L}+|responsable) de )com(?!\p{L})/giu, 'communication'],
  [alone('dispos'), 'disponibilités'],
  [alone('dispo'), 'disponible'],
  [alone('irm'), 'IRM'],
  [alone('tickets? restos?'), 'titres-restaurant'],
  [alone('gosses|gamins|mômes'), 'enfants'],
  [alone('boulot|taf'), 'travail'],
  [
    /(?<!\p{L})heures? sups?(?!\p{L})|(?<=\d ?h(?:eures?)? ?)sups?(?!\p{L})/giu,
    'heures supplémentaires',
  ],
  [/(?<= h )heures supplémentaires/giu, 'heures supplémentaires'],
];

/** "a" as the preposition: before what one goes to, where no subject that has something stands before it. */
const TO_SOMETHING =
  /(?<!(?:^|[\s’])(?:il|elle|on|qui|y|ça|m’|t’|l’|n’|fils|fille|mari|femme|patron|patronne|enfant|chef|cheffe|cadre|direction|elles|tout le monde|personne|nous|vous)) a (?=(?:la|le|l’|les|mon|ma|mes|cette|ce|son|sa|partir|cause|propos|côté|temps|domicile|\d|Monsieur|Madame)(?![\p{L}])|\p{Lu}|l’)/gu;

const isCommon = (word: string): boolean =>
  MASCULINE.has(word) || FEMININE.has(word) || WORKPLACE_WORD.test(word);
const WORKPLACE_WORD =
  /^(?:agence|atelier|office|tourisme|ville|mairie|hopital|clinique|polyclinique|cabinet|groupe|studio|maison|sante|college|lycee|ecole|creche|garage|centre|association|mutuelle|transports?|depot|services?|super|communaute|communes|particuliers|hotel|restaurant|boulangerie|menuiserie|residence)$/u;

/** A request as it would be written with care: shorthand in full, accents that can be no others, names with a capital letter; `names` are those of the account. */
export const readRequest = (question: string, names: readonly string[]): string => {
  const full = SHORTHAND.reduce<string>(
    (text, [from, to]) =>
      typeof to === 'string'
        ? text.replace(from, to)
        : text.replace(from, (...found) =>
            to(...found.filter((each): each is string => typeof each === 'string')),
          ),
    question.replaceAll(/\s+/gu, ' '),
  );
  const spelt = withAccents(full).replace(TO_SOMETHING, ' à ').replaceAll(/\s+/gu, ' ').trim();
  // Houses and people as the account writes them.
  return names.reduce((text, name) => {
    const parts = name
      .split(/[\s+/&-]+/u)
      .filter((part) => part.length > 3 && /^\p{Lu}/u.test(part) && !isCommon(fold(part)));
    return parts.reduce(
      (line, part) =>
        line.replace(
          new RegExp(`(?<!\\p{L})${fold(part).replaceAll(/[^a-z]/gu, '.')}(?!\\p{L})`, 'gu'),
          part,
        ),
      text,
    );
  }, spelt);
};
