import type { Analyzer } from '#/domain/analysis/Analyzer';
import { isAnotherText } from '#/domain/dossier/isAnotherText';
import type { ParagraphRole } from '#/domain/letters/letter';
import {
  EMPTY_FORM,
  NO_EMPLOYER,
  lettersRecord,
  nextForm,
  nextLetterId,
  withLetter,
} from '#/domain/letters/letterDraft';
import type { LetterContent, LetterForm, SavedLetter } from '#/domain/letters/letterDraft';
import { advance, redo, startUndo, undo } from '#/domain/letters/undo';
import { correctionBy } from '#/domain/postings/offerCorrections';
import { profileRecord } from '#/domain/profile/profileRecord';
import { showsSamples } from '#/domain/settings/showSamples';
import { localDay } from '#/domain/shared/localDay';
import type { CvState } from '#/usecases/cv/cvState';
import { lettersToasts } from '#/usecases/letters/letters.copy';
import { savedOf } from '#/usecases/letters/openLetter';
import type { EditedLetter, LetterSnapshot } from '#/usecases/letters/openLetter';
import { saveLetters } from '#/usecases/letters/saveLetters';
import { offerCorrectionsIn } from '#/usecases/offers/correctedOffers';
import type { Services } from '#/usecases/shared/services';
import { createStore, singleton } from '#/usecases/shared/store';
import type { Readable } from '#/usecases/shared/store';
import { SHORTEST_REAL_STEP_MS, SIMULATED_LETTER_MS } from '#/usecases/shared/timings';
import { waitFor } from '#/usecases/shared/waitFor';
import type { Subject } from '#/usecases/subject/subject';

type Parts = Pick<Services, 'vault' | 'notify' | 'now' | 'lexicon'> & {
  readonly analyzer: Pick<Analyzer, 'compare'>;
};

/** The letter on the table. It outlives its screen: going to import a CV loses nothing. */
export type LetterSession = Readable<LetterSnapshot> & {
  readonly setForm: (change: Partial<LetterForm>) => void;
  /** A first version, or one more of what the form now says; a newcomer gets the sample, unless samples are hidden. */
  readonly generate: (cv: CvState) => Promise<void>;
  /** The CV as it is now: a letter asked for while it was being read is written once it is. */
  readonly cvIs: (cv: CvState) => void;
  /** Another version of the whole letter. */
  readonly regenerate: (cv: CvState) => Promise<void>;
  readonly regenerateParagraph: (cv: CvState, role: ParagraphRole) => Promise<void>;
  readonly change: (change: (content: LetterContent) => LetterContent) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly open: (letter: SavedLetter) => void;
  readonly startAnew: () => void;
  /** Starts from an application or an offer, or opens the letter already attached to it. */
  readonly take: (subject: Subject) => void;
  readonly label: (change: Partial<Pick<EditedLetter, 'name' | 'applicationId'>>) => void;
};

const INITIAL: LetterSnapshot = { form: EMPTY_FORM, work: { status: 'idle' } };

/** Starts with nothing written. `wait` stands for the clock in tests. */
export const createLetterSession = (parts: Parts, wait = waitFor): LetterSession => {
  const { getSnapshot, subscribe, update, begin } = createStore(INITIAL);
  /** The letter on the table as it was last known on the device. */
  let known: SavedLetter | null = null;
  /** The application and the dossier that the next letter is for. */
  let forApplication: number | null = null;
  let forDossier: number | null = null;
  /** The text in the form is another job's than the letter in view: the next one is a letter of its own. */
  let anew = false;
  /** Goes on with the letter that waits for its CV. */
  let goOn: ((cv: CvState) => void) | null = null;
  const settled = (): Promise<CvState> =>
    new Promise((resolve) => {
      goOn = resolve;
    });

  const letters = (): readonly SavedLetter[] => {
    const stored = parts.vault.read(lettersRecord);
    return stored.ok ? (stored.value ?? []) : [];
  };
  const editedLetter = (): EditedLetter | null => {
    const { work } = getSnapshot();
    return work.status === 'ready' ? work.letter : null;
  };
  /** Shows a letter and keeps it; a failure is told once. */
  const show = (letter: EditedLetter, silent = letter.keeping === 'refused'): void => {
    const saved = savedOf(letter, getSnapshot().form, parts.now());
    const stored = saveLetters(parts, (all) => withLetter(all, saved), silent);
    if (stored) known = saved;
    update({
      work: { status: 'ready', letter: { ...letter, keeping: stored ? 'kept' : 'refused' } },
    });
  };
  /** Takes over what another tab made of the letter; undoing brings back the words of this one. */
  const follow = (): void => {
    const letter = editedLetter();
    const stored = parts.vault.read(lettersRecord);
    if (letter === null || !stored.ok) return;
    const other = stored.value?.find(({ id }) => id === letter.id) ?? null;
    if (other?.changedAt === known?.changedAt) return;
    // What is being typed in the form stays.
    const isFormSaved = getSnapshot().form === known?.form;
    known = other;
    if (other === null) {
      update({ work: { status: 'ready', letter: { ...letter, keeping: 'deletedElsewhere' } } });
      return;
    }
    const { name, applicationId, variant, content } = other;
    const isSame = JSON.stringify(content) === JSON.stringify(letter.history.present);
    const history = isSame ? letter.history : advance(letter.history, content);
    const followed = { ...letter, name, applicationId, variant, history, keeping: 'kept' } as const;
    update({
      ...(isFormSaved ? { form: other.form } : {}),
      work: { status: 'ready', letter: followed },
    });
    if (!isSame) parts.notify({ tone: 'info', ...lettersToasts.changedElsewhere });
  };
  parts.vault.subscribe(lettersRecord, (place) => {
    if (place === 'elsewhere') follow();
  });
  const change = (make: (content: LetterContent) => LetterContent): void => {
    const letter = editedLetter();
    if (letter === null) return;
    const next = make(letter.history.present);
    if (next !== letter.history.present)
      show({ ...letter, history: advance(letter.history, next) });
  };
  const step = (move: typeof undo): void => {
    const letter = editedLetter();
    if (letter !== null) show({ ...letter, history: move(letter.history) });
  };
  const material = (cv: CvState) => {
    const profile = parts.vault.read(profileRecord);
    const { form } = getSnapshot();
    return {
      form,
      cv,
      correction: correctionBy(offerCorrectionsIn(parts), form.offerText),
      profile: profile.ok ? profile.value : null,
      today: localDay(parts.now()),
    };
  };

  const writeSample = async (isLatest: () => boolean): Promise<void> => {
    const [{ sampleLetter }] = await Promise.all([
      import('#/domain/letters/sampleLetter.fr'),
      wait(SIMULATED_LETTER_MS),
    ]);
    if (isLatest())
      update({ work: { status: 'sample', content: sampleLetter(getSnapshot().form.tone) } });
  };

  const write = async (asked: CvState, variantOf: (letter: EditedLetter | null) => number) => {
    const isLatest = begin();
    const before = anew ? null : editedLetter();
    update({ work: { status: 'generating' } });
    const cv = asked.status === 'reading' ? await settled() : asked;
    if (!isLatest()) return;
    try {
      const source = material(cv);
      if (source.profile === null && cv.status !== 'read') {
        if (showsSamples(parts.vault)) await writeSample(isLatest);
        else update({ work: { status: 'noSource' } });
        return;
      }
      const [work, { openDossier, postingOfText }] = await Promise.all([
        import('#/usecases/letters/generateLetter'),
        import('#/usecases/dossier/openDossier'),
      ]);
      const [input] = await Promise.all([
        work.prepareLetter(source, parts),
        wait(SHORTEST_REAL_STEP_MS),
      ]);
      if (!isLatest() || input === null) return;
      const variant = variantOf(before);
      const content = work.writeLetter(input, variant);
      anew = false;
      const { title, company, place } = input.offer;
      const dossierId =
        before?.dossierId ??
        forDossier ??
        openDossier(parts, postingOfText(source.form.offerText, { title, company, place }));
      show(
        before === null
          ? {
              id: nextLetterId(letters(), parts.now().getTime()),
              name: work.nameOfLetter(input),
              applicationId: forApplication,
              dossierId,
              variant,
              history: startUndo(content),
              keeping: 'kept',
            }
          : { ...before, dossierId, variant, history: advance(before.history, content) },
        false,
      );
    } catch {
      // A chunk that does not load: offline, or a newer version was put online meanwhile.
      if (isLatest()) update({ work: { status: 'failed' } });
    }
  };

  /** Ignores news of a letter under way. */
  const leave = (next: LetterSnapshot): void => {
    begin();
    known = null;
    anew = false;
    update(next);
  };
  const open = (letter: SavedLetter): void => {
    forApplication = letter.applicationId;
    forDossier = letter.dossierId;
    const { id, name, applicationId, dossierId, variant, content } = letter;
    leave({
      form: letter.form,
      work: {
        status: 'ready',
        letter: {
          id,
          name,
          applicationId,
          dossierId,
          variant,
          history: startUndo(content),
          keeping: 'kept',
        },
      },
    });
    known = letter;
  };

  return {
    getSnapshot,
    subscribe,
    setForm: (form) => {
      const { form: before } = getSnapshot();
      if (form.offerText !== undefined) forDossier = null;
      const another =
        form.offerText !== undefined && isAnotherText(before.offerText, form.offerText);
      if (another) {
        anew = true;
        forApplication = null;
      }
      update({ form: { ...before, ...(another ? NO_EMPLOYER : {}), ...form } });
    },
    generate: (cv) => write(cv, (letter) => letter?.variant ?? 0),
    cvIs: (cv) => {
      if (cv.status === 'reading') return;
      goOn?.(cv);
      goOn = null;
    },
    regenerate: (cv) => write(cv, (letter) => (letter === null ? 0 : letter.variant + 1)),
    regenerateParagraph: async (cv, role) => {
      const work = await import('#/usecases/letters/generateLetter');
      const input = await work.prepareLetter(material(cv), parts);
      if (input !== null) change((content) => work.rewriteParagraph(input, content, role));
    },
    change,
    undo: () => step(undo),
    redo: () => step(redo),
    open,
    startAnew: () => {
      forApplication = null;
      forDossier = null;
      leave({ ...INITIAL, form: nextForm(letters()) });
    },
    take: (subject) => {
      const own = letters().find(
        ({ applicationId, dossierId }) =>
          (subject.kind === 'application' && applicationId === subject.id) ||
          (subject.dossierId !== null && dossierId === subject.dossierId),
      );
      if (own !== undefined) {
        open(own);
        return;
      }
      forApplication = subject.kind === 'application' ? subject.id : null;
      forDossier = subject.dossierId;
      const { text: offerText, title, company } = subject;
      leave({
        form: { ...nextForm(letters()), offerText, title, company },
        work: { status: 'idle' },
      });
    },
    label: (labels) => {
      const letter = editedLetter();
      if (letter !== null) show({ ...letter, ...labels });
    },
  };
};

/** The one letter being edited. */
export const letterSessionOf = singleton((services) => createLetterSession(services));
