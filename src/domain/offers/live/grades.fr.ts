import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { fold } from '#/domain/shared/text';

/** A grade of an international organisation, as offers write it, with what it stands for. */
export type Grade = { readonly code: string; readonly meaning: string };

/** Years asked for as a rule with a master's degree; half of the organisations ask for one or two more. */
const PROFESSIONAL: Readonly<Record<string, string>> = {
  '1': 'cadre international débutant, avec un diplôme supérieur',
  '2': 'cadre international, 2 ans d’expérience au moins en général',
  '3': 'cadre international, 5 ans d’expérience au moins en général',
  '4': 'cadre international confirmé, 7 ans d’expérience au moins en général',
  '5': 'cadre international principal, 10 ans d’expérience au moins en général',
};
const NATIONAL: Readonly<Record<string, string>> = {
  A: 'cadre recruté dans le pays, 1 à 2 ans d’expérience en général, réservé à ses ressortissants',
  B: 'cadre recruté dans le pays, 2 ans d’expérience au moins en général, réservé à ses ressortissants',
  C: 'cadre recruté dans le pays, 5 ans d’expérience au moins en général, réservé à ses ressortissants',
  D: 'cadre recruté dans le pays, 7 ans d’expérience au moins en général, réservé à ses ressortissants',
};

const KINDS: readonly (readonly [RegExp, (level: string) => string | undefined])[] = [
  [/\bP-?([1-5])\b/gu, (level) => PROFESSIONAL[level]],
  [/\bNO-?([A-D])\b/gu, (level) => NATIONAL[level]],
  [
    /\bG(?:S)?-?([1-7])\b/gu,
    (level) =>
      `personnel d’appui recruté sur place, échelon ${level} sur 7, avec un diplôme du secondaire en général`,
  ],
  [/\bD-([12])\b/gu, () => 'direction, 15 ans d’expérience au moins en général'],
  [/\bFS-?([1-7])\b/gu, (level) => `service mobile des missions de paix, échelon ${level} sur 7`],
  [
    /\bNPSA-?(\d{1,2})\b/gu,
    (level) => `contrat local du PNUD, échelon ${level}, réservé aux ressortissants du pays`,
  ],
  [/\bIPSA-?(\d{1,2})\b/gu, (level) => `contrat international du PNUD, échelon ${level}`],
  [/\bLICA-?(\d{1,2})\b/gu, (level) => `contrat local de l’UNOPS, échelon ${level}`],
  [/\bIICA-?(\d)\b/gu, (level) => `contrat international de l’UNOPS, échelon ${level}`],
  [/\bSB-?([1-5])\b/gu, (level) => `contrat de service local, échelon ${level} sur 5`],
  [/\b(UNV)\b/gu, () => 'volontaire des Nations unies, avec une indemnité et non un salaire'],
  [
    /\b(JPO)\b/gu,
    () => 'jeune expert associé, poste payé par un État, avec une limite d’âge fixée par lui',
  ],
];

const MOST = 3;

/** Organisations whose grades these are: elsewhere "P3" is a worker of metal, or a room. */
const THEIRS =
  /\b(?:ONU|Nations [Uu]nies|United Nations|UN|UN[A-Z]{2,6}|PNUD|OIM|IOM|OMS|WHO|FAO|PAM|WFP|HCR|OIT|ILO|BIT)\b/u;

/** Grades of the United Nations that an offer names in its title or its text, each once. */
export const gradesIn = ({
  title,
  company,
  description: text,
}: Pick<InternalOffer, 'title' | 'company' | 'description'>): readonly Grade[] => {
  if (!THEIRS.test(`${title} ${company} ${text}`)) return [];
  const found = new Map<string, Grade>();
  // In a text, a letter and a figure alone are anything: the word that goes with them has to be there.
  const told = [...text.slice(0, 6_000).matchAll(/.{0,40}(?:grade|level|niveau).{0,40}/giu)]
    .map(([around]) => around)
    .join('\n');
  for (const [pattern, meaningOf] of KINDS)
    for (const part of [title, told])
      for (const [written, level = ''] of part.matchAll(pattern)) {
        const meaning = meaningOf(level);
        const code = written.replace(/^(NO|[A-Z]+?)-?(\d+|[A-D])$/u, '$1-$2');
        if (meaning !== undefined && !found.has(fold(code)))
          found.set(fold(code), { code, meaning });
      }
  return [...found.values()].slice(0, MOST);
};
