import type { Application } from '#/domain/applications/application';
import { STATUS_LABELS } from '#/domain/applications/statuses.fr';
import type { JobRead } from '#/domain/dossier/jobOf';
import type { DossierPerson } from '#/domain/dossier/people';
import type { DossierStep, SpineStep } from '#/domain/dossier/spine';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { literally } from '#/domain/shared/literally';
import { dayInWords } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';

/** One line of a sheet; what names it stands before it, empty for running text. */
export type SheetLine = { readonly label: string; readonly text: string };
export type SheetSection = { readonly heading: string; readonly lines: readonly SheetLine[] };

/** A page for a counsellor: what one job has come to. */
export type Sheet = {
  readonly title: string;
  readonly subtitle: string;
  readonly sections: readonly SheetSection[];
  readonly foot: string;
};

/** What a sheet is made from. */
export type SheetFacts = {
  readonly job: JobRead;
  readonly analysis: SavedAnalysis | null;
  readonly spine: readonly SpineStep[];
  readonly application: Application | null;
  readonly letters: readonly { readonly name: string; readonly changedOn: string }[];
  readonly trainings: readonly {
    readonly on: string;
    readonly answered: number;
    readonly total: number;
  }[];
  readonly people: readonly DossierPerson[];
  readonly notes: string;
  /** ISO day on which it is made. */
  readonly today: string;
};

const STEPS: Readonly<Record<DossierStep, string>> = {
  read: 'Annonce lue',
  compared: 'Comparée au CV',
  letter: 'Lettre écrite',
  sent: 'Candidature envoyée',
  followUp: 'Relance faite',
  interview: 'Entretien, ou entraînement',
  answer: 'Réponse reçue',
};

const MOST_SKILLS = 12;

/** The first skills of a list, and how many more there are. */
export const listedOf = (skills: readonly string[]): string => {
  const more = skills.length - MOST_SKILLS;
  const shown = skills.slice(0, MOST_SKILLS).join(', ');
  return more > 0 ? `${shown}, et ${more} de plus` : shown;
};

/** The lines that say something. */
export const said = (lines: readonly SheetLine[]): readonly SheetLine[] =>
  lines.filter(({ text }) => text.trim() !== '');

const aboutJob = ({ job }: SheetFacts): readonly SheetLine[] => [
  { label: 'Employeur', text: job.company },
  { label: 'Lieu', text: job.place },
  { label: 'Annonce', text: job.url },
];

const aboutMatch = ({ analysis }: SheetFacts): readonly SheetLine[] =>
  analysis === null
    ? []
    : [
        {
          label: 'Score',
          text: `${analysis.score} sur 100, le ${dayInWords(analysis.date.slice(0, 10))}. Un indicateur, pas la décision du recruteur.`,
        },
        { label: '', text: analysis.summary },
        { label: 'Présentes dans le CV', text: listedOf(analysis.matching) },
        { label: 'Absentes du CV', text: listedOf(analysis.missing) },
      ];

const aboutSteps = ({
  spine,
  application,
  letters,
  trainings,
}: SheetFacts): readonly SheetLine[] => [
  ...spine.flatMap(({ step, on }) =>
    on === null ? [] : [{ label: STEPS[step], text: dayInWords(on) }],
  ),
  { label: 'Lettres', text: letters.map(({ name }) => name).join(', ') },
  ...trainings
    .filter(({ answered }) => answered > 0)
    .map(({ on, answered, total }) => ({
      label: 'Entraînement',
      text: `${dayInWords(on)}\u00a0: ${answered} ${answered > 1 ? 'réponses' : 'réponse'} sur ${total}`,
    })),
  ...(application === null
    ? []
    : [
        { label: 'Statut', text: STATUS_LABELS[application.status].replaceAll("'", '’') },
        {
          label: 'Relances prévues',
          text: application.followUps
            .flatMap(({ due, doneOn }) => (doneOn === null ? [dayInWords(due)] : []))
            .join(', '),
        },
        {
          label: 'Entretiens',
          text: application.interviews
            .map(({ start, place }) =>
              [
                `${dayInWords(start.slice(0, 10))}, ${start.slice(11).replace(':', '\u00a0h\u00a0')}`,
                place,
              ]
                .filter(Boolean)
                .join(', '),
            )
            .join('\u202f; '),
        },
      ]),
];

const aboutPeople = ({ people }: SheetFacts): readonly SheetLine[] =>
  people.map(({ contact: { name, role, email, phone } }) => ({
    label: name,
    text: [role, email, phone].filter(Boolean).join(', '),
  }));

/** What one job has come to, on one page. */
export const dossierSheet = (facts: SheetFacts): Sheet => ({
  title: facts.job.title || 'Poste à préciser',
  subtitle: [facts.job.company, facts.job.place].filter(Boolean).join(' · '),
  sections: [
    { heading: 'Le poste', lines: said(aboutJob(facts)) },
    { heading: 'Comparaison avec le CV', lines: said(aboutMatch(facts)) },
    { heading: 'Où en est ce dossier', lines: said(aboutSteps(facts)) },
    { heading: 'Personnes', lines: said(aboutPeople(facts)) },
    { heading: 'Notes', lines: said([{ label: '', text: facts.notes }]) },
  ].filter(({ lines }) => lines.length > 0),
  foot: `Fiche préparée avec Embellie le ${dayInWords(facts.today)}.`,
});

const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@,;)]+/gu;
const PHONE = /(?:\+\d{1,3}[\s.]?)?(?:\(0\))?\d(?:[\s.-]?\d){8,}/gu;
const LINK = /\bhttps?:\/\/\S+/gu;
const CIVILITY =
  /\b(?:M\.|Mme|Mlle|Monsieur|Madame|Dr)\s+\p{Lu}[\p{L}’'-]*(?:\s+\p{Lu}[\p{L}’'-]+)?/gu;
const FEWEST_LETTERS = 3;

/** The name where no letter touches it. */
const wholeName = (name: string): RegExp =>
  new RegExp(`(?<!\\p{L})${literally(name)}(?!\\p{L})`, 'giu');

/** Whole names first, then each word of them that begins with a capital. */
const partsOf = (names: readonly string[]): readonly string[] =>
  [
    ...names,
    ...names.flatMap((name) => name.split(/[\s·,]+/u).filter((word) => /^\p{Lu}/u.test(word))),
  ]
    .map((name) => name.trim())
    .filter((name) => name.length >= FEWEST_LETTERS)
    .toSorted((a, b) => b.length - a.length);

/** Who a sheet must not tell: the person, the people met, and employers as they are written. The words of the job are no names. */
export type SheetNames = {
  readonly people: readonly string[];
  readonly employers: readonly string[];
};

/** A sheet that names nobody: neither people, employer, address, number nor link. */
export const withoutNames = (sheet: Sheet, { people, employers }: SheetNames): Sheet => {
  const replacements: readonly (readonly [RegExp, string])[] = [
    [LINK, '[lien]'],
    [EMAIL, '[adresse]'],
    [PHONE, '[numéro]'],
    ...employers
      .map((name) => name.trim())
      .filter((name) => name.length >= FEWEST_LETTERS)
      .toSorted((a, b) => b.length - a.length)
      .map((name) => [wholeName(name), '[employeur]'] as const),
    [CIVILITY, '[nom]'],
    ...partsOf(people).map((name) => [wholeName(name), '[nom]'] as const),
  ];
  const hide = (text: string): string =>
    replacements
      .reduce((left, [pattern, word]) => left.replaceAll(pattern, word), text)
      .replaceAll(/\[nom\](?:\s+\[nom\])+/gu, '[nom]');
  return {
    ...sheet,
    title: hide(sheet.title),
    subtitle: hide(sheet.subtitle),
    sections: sheet.sections.map(({ heading, lines }) => ({
      heading,
      lines: lines.map(({ label, text }) => ({ label: hide(label), text: hide(text) })),
    })),
  };
};

/** The name of its file, without extension. */
export const sheetFileName = ({ title }: Sheet, kind = 'fiche'): string =>
  `${kind}-${fold(title).replaceAll(/[^a-z0-9]+/gu, '-')}`.replaceAll(/-+$/gu, '').slice(0, 80);
