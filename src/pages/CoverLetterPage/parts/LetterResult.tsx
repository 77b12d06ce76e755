import { Suspense, useLayoutEffect, useRef } from 'react';
import type { ReactElement, RefObject } from 'react';

import { Button } from '#/components/Button/Button';
import { EmptyCvDrawing } from '#/components/drawings/EmptyCvDrawing';
import { NothingSentDrawing } from '#/components/drawings/NothingSentDrawing';
import { UnreadableDrawing } from '#/components/drawings/UnreadableDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { Skeleton } from '#/components/Skeleton/Skeleton';
import { Spinner } from '#/components/Spinner/Spinner';
import { ADDRESSES } from '#/copy/addresses';
import { letterCopy as copy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import type {
  LetterActions,
  LetterState,
  ParagraphRewording,
} from '#/pages/CoverLetterPage/CoverLetterPage.state';

import * as styles from '#/pages/CoverLetterPage/CoverLetterPage.css';
import * as writtenStyles from '#/pages/CoverLetterPage/parts/BeingWritten.css';

/** Widths of lines as on a page, in percent, block by block: writer, reader, then the parts of the plan. */
const SENDER = [34, 22, 28];
const RECIPIENT = [64, 48];
const PARTS = [
  [96, 100, 72],
  [100, 93, 98, 100, 56],
  [98, 100, 64],
];
const BETWEEN_LINES_MS = 90;

type LinesProps = {
  readonly widths: readonly number[];
  /** Lines drawn before these. */
  readonly before: number;
};

const Lines = ({ widths, before }: LinesProps) =>
  widths.map((width, index) => (
    <span
      key={`${before + index}`}
      className={writtenStyles.line}
      style={{
        inlineSize: `${width}%`,
        animationDelay: `${(before + index) * BETWEEN_LINES_MS}ms`,
      }}
    />
  ));

const before = (block: number): number =>
  [SENDER, RECIPIENT, ...PARTS].slice(0, block).reduce((sum, { length }) => sum + length, 0);

/** The letter on its way: its plan, and the place of each line. */
const LetterBeingWritten = () => (
  <section className={styles.sheet} aria-busy>
    <Spinner label={copy.form.generating} />
    <div aria-hidden className={writtenStyles.block}>
      <Lines widths={SENDER} before={before(0)} />
    </div>
    <div aria-hidden className={writtenStyles.right}>
      <Lines widths={RECIPIENT} before={before(1)} />
    </div>
    {copy.plan.map(({ name, about }, index) => (
      <div key={name} className={writtenStyles.part}>
        <p className={writtenStyles.words}>
          <span className={writtenStyles.name}>{name}</span>{' '}
          <span className={writtenStyles.about}>{about}</span>
        </p>
        <div aria-hidden className={writtenStyles.block}>
          <Lines widths={PARTS[index] ?? []} before={before(index + 2)} />
        </div>
      </div>
    ))}
  </section>
);

// The paper and its menus come with the first letter: the form alone needs none of them.
const ReadyLetter = lazyComponent(
  async () => (await import('#/pages/CoverLetterPage/parts/ReadyLetter')).ReadyLetter,
);
const SampleLetter = lazyComponent(
  async () => (await import('#/pages/CoverLetterPage/parts/SampleLetter')).SampleLetter,
);

type LetterResultProps = {
  readonly state: LetterState;
  readonly actions: LetterActions;
  readonly onGenerate: () => void;
  readonly rewording: ParagraphRewording | null;
  readonly evidenceOpen: boolean;
};

const content = ({ state, actions, onGenerate, ...rest }: LetterResultProps): ReactElement => {
  switch (state.status) {
    case 'idle':
      return (
        <EmptyState
          drawing={<NothingSentDrawing />}
          title={copy.idle.title}
          text={copy.idle.text}
        />
      );
    case 'noSource':
      return (
        <EmptyState
          drawing={<EmptyCvDrawing />}
          title={copy.noSource.title}
          text={copy.noSource.text}
          actions={
            <LinkButton href={ADDRESSES.myCv} variant="primary">
              {copy.noSource.action}
            </LinkButton>
          }
        />
      );
    case 'generating':
      return <LetterBeingWritten />;
    case 'failed':
      return (
        <div role="alert">
          <EmptyState
            drawing={<UnreadableDrawing />}
            title={copy.failed.title}
            text={copy.failed.text}
            actions={
              <Button variant="primary" onClick={onGenerate}>
                {copy.failed.retry}
              </Button>
            }
          />
        </div>
      );
    case 'sample':
      return <SampleLetter content={state.content} actions={actions} />;
    case 'ready':
      return <ReadyLetter letter={state.letter} actions={actions} {...rest} />;
  }
};

/** Share of the window below which a beginning is out of sight on a phone, behind the keyboard or the thumb. */
const IN_SIGHT = 0.4;

type ArrivalProps = {
  readonly status: LetterState['status'];
  readonly root: RefObject<HTMLElement | null>;
};

/** The focus is nowhere: what held it is gone, or cannot be pressed any more. */
const isFocusLost = (): boolean => {
  const { activeElement } = document;
  return (
    activeElement === null || activeElement === document.body || activeElement.matches(':disabled')
  );
};

/**
 * Brings a new letter into view, and to it the focus of the button that asked for it. It stands within the wait for the parts of the letter, whose place is too short to
 * scroll to, and acts in the frame in which they come: nothing moves under a finger that presses later.
 */
const Arrival = ({ status, root }: ArrivalProps) => {
  const before = useRef(status);
  useLayoutEffect(() => {
    const isNew = status === 'generating' || before.current === 'generating';
    const isSame = before.current === status;
    before.current = status;
    if (isNew && !isSame && isFocusLost()) root.current?.focus({ preventScroll: true });
    const top = root.current?.getBoundingClientRect().top ?? 0;
    if (isNew && !isSame && (top < 0 || top > window.innerHeight * IN_SIGHT))
      root.current?.scrollIntoView({ block: 'start' });
  }, [status, root]);
  return null;
};

/** The letter, or what stands in its place. A new one comes into view at its beginning. */
export const LetterResult = (props: LetterResultProps) => {
  const root = useRef<HTMLDivElement>(null);
  return (
    <section ref={root} tabIndex={-1} aria-label={copy.result} className={styles.arriving}>
      <Suspense fallback={<Skeleton kind="block" />}>
        {content(props)}
        <Arrival status={props.state.status} root={root} />
      </Suspense>
    </section>
  );
};
