import { JOURNAL_KIND_LABELS } from '#/domain/applications/csvColumns.fr';
import type { Day } from '#/domain/applications/days';
import { countByKind, JOURNAL_KINDS, withoutEmployers } from '#/domain/applications/journal';
import type { JournalEntry, JournalPeriod } from '#/domain/applications/journal';
import type { Sheet } from '#/domain/dossier/dossierSheet.fr';
import { dayInWords } from '#/domain/shared/months.fr';

/** What the sheet of a journal is made from. */
export type JournalFacts = {
  readonly entries: readonly JournalEntry[];
  readonly period: JournalPeriod;
  /** Null where no name is known. */
  readonly person: string | null;
  /** Some steps could not be read back. */
  readonly incomplete: boolean;
  /** Neither person nor employers are named. */
  readonly nameless: boolean;
  /** ISO day on which it is made. */
  readonly today: Day;
};

/** The steps of a search, dated, for a counsellor. */
export const journalSheet = (facts: JournalFacts): Sheet => {
  const { period, person, nameless } = facts;
  const entries = nameless ? withoutEmployers(facts.entries) : facts.entries;
  const counts = countByKind(entries);
  const dates = `du ${dayInWords(period.from)} au ${dayInWords(period.to)}`;
  return {
    title: 'Journal de recherche d’emploi',
    subtitle:
      person === null || nameless
        ? dates.replace(/^d/u, 'D')
        : `Démarches faites par ${person}, ${dates}`,
    sections: [
      {
        heading: 'En chiffres',
        lines: JOURNAL_KINDS.filter((kind) => counts[kind] > 0).map((kind) => ({
          label: JOURNAL_KIND_LABELS[kind].replaceAll("'", '’'),
          text: String(counts[kind]),
        })),
      },
      {
        heading: 'Démarches',
        lines: entries.map(({ kind, day, time, title, company, place }) => ({
          label: `${dayInWords(day)}${time === null ? '' : `, ${time.replace(':', '\u00a0h\u00a0')}`}`,
          text: `${JOURNAL_KIND_LABELS[kind].replaceAll("'", '’')}\u00a0: ${[title, company, place].filter(Boolean).join(', ')}`,
        })),
      },
    ],
    foot: [
      ...(facts.incomplete
        ? [
            'Ce journal est incomplet\u00a0: des démarches gardées sur l’appareil n’ont pas pu être relues.',
          ]
        : []),
      `Document établi à partir d’un suivi personnel, le ${dayInWords(facts.today)}.`,
    ].join(' '),
  };
};
