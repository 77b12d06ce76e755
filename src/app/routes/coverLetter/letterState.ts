import type { Application } from '#/domain/applications/application';
import { paragraphText, type SavedLetter } from '#/domain/letters/letterDraft';
import type { LetterFinding } from '#/domain/letters/lint/finding';
import { agreementOfCv } from '#/domain/letters/sources/sourceAgreement.fr';
import type { Result } from '#/domain/shared/result';
import { countWords } from '#/domain/shared/text';
import { readingProblemOf } from '#/domain/storage/unreadable';
import type { Unreadable } from '#/domain/storage/unreadable';
import type { VaultProblem } from '#/domain/storage/Vault';
import type {
  LetterList,
  LetterSources,
  LetterState,
} from '#/pages/CoverLetterPage/CoverLetterPage.state';
import type { CvState } from '#/usecases/cv/cvState';
import type { LetterSnapshot } from '#/usecases/letters/openLetter';

/** How an application is named in a list. */
export const labelOf = ({ title, company }: Application): string =>
  [title, company].filter((part) => part !== '').join(', ');

type Stored = Result<readonly SavedLetter[] | null, VaultProblem>;

const attachedTo = (id: number | null, applications: readonly Application[]): string | null => {
  const application = applications.find((one) => one.id === id);
  return application ? labelOf(application) : null;
};

/** Employers that the other letters are for. */
export const otherCompanies = (
  letters: readonly SavedLetter[],
  openId: number,
): readonly string[] =>
  letters
    .filter(({ id }) => id !== openId)
    .map(({ form, content }) => form.company.trim() || (content.frame.recipient[0] ?? ''))
    .filter((company) => company !== '');

/** What a letter can be made from here. */
type LetterGround = {
  readonly hasSource: boolean;
  readonly showSamples: boolean;
  /** Of the open letter; null until it has been read again. */
  readonly findings: readonly LetterFinding[] | null;
};

/** What the screen shows of the work. */
export const letterState = (
  { work }: LetterSnapshot,
  applications: readonly Application[],
  { hasSource, showSamples, findings }: LetterGround,
): LetterState => {
  // What says that there is no CV never stands beside one that was read.
  if (work.status === 'sample' && (hasSource || !showSamples))
    return { status: hasSource ? 'idle' : 'noSource' };
  // A source has come since, or a sample may stand in again.
  if (work.status === 'noSource' && (hasSource || showSamples)) return { status: 'idle' };
  if (work.status !== 'ready') return work;
  const { letter } = work;
  const content = letter.history.present;
  return {
    status: 'ready',
    letter: {
      name: letter.name,
      content,
      findings,
      words: content.paragraphs.reduce((sum, one) => sum + countWords(paragraphText(one)), 0),
      canUndo: letter.history.past.length > 0,
      canRedo: letter.history.future.length > 0,
      keeping: letter.keeping,
      attachedTo: attachedTo(letter.applicationId, applications),
    },
  };
};

/** The kept letters as the screen lists them. */
export const letterList = (
  stored: Stored,
  openId: number | null,
  applications: readonly Application[],
  unreadable: Unreadable,
): LetterList => {
  if (!stored.ok) return { status: readingProblemOf(stored.problem) };
  return {
    status: 'ready',
    unreadable,
    letters: (stored.value ?? []).map((letter) => ({
      id: letter.id,
      name: letter.name,
      changedAt: new Date(letter.changedAt),
      attachedTo: attachedTo(letter.applicationId, applications),
      open: letter.id === openId,
    })),
  };
};

/** What the letter can be made from. */
export const letterSources = (
  profile: boolean,
  cv: CvState,
  showSamples: boolean,
): LetterSources => ({
  profile,
  sample: showSamples,
  agreement: cv.status === 'read' ? agreementOfCv(cv.cv) : 'neutral',
  cv:
    cv.status === 'none'
      ? null
      : {
          fileName: cv.fileName,
          reading: cv.status === 'reading' ? 'underWay' : cv.status === 'read' ? 'done' : 'failed',
        },
});
