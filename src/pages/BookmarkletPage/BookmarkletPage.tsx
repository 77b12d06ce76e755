import { useCallback } from 'react';
import type { ReactNode } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import { ArrowLeft, Bookmark, Copy } from '#/components/Icon/iconPaths';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Text } from '#/components/Text/Text';
import { TextArea } from '#/components/TextArea/TextArea';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { bookmarkletCopy as copy } from '#/pages/BookmarkletPage/BookmarkletPage.copy';
import type {
  BookmarkletState,
  BookmarkletStatus,
} from '#/pages/BookmarkletPage/BookmarkletPage.state';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/BookmarkletPage/BookmarkletPage.css';
import * as numbered from '#/styles/numbered.css';

type StepsProps = {
  readonly steps: readonly string[];
  /** What is acted on in one of the steps, by its place in the list. */
  readonly at: number;
  readonly children: ReactNode;
};

/** Steps to follow in order; one of them holds what is acted on. */
const Steps = ({ steps, at, children }: StepsProps) => (
  <ol className={styles.steps}>
    {steps.map((words, index) => (
      <li key={words} className={numbered.step}>
        <span className={numbered.number} aria-hidden>
          {index + 1}
        </span>
        <div className={styles.stepBody}>
          <Text>{words}</Text>
          {index === at && children}
        </div>
      </li>
    ))}
  </ol>
);

type BookmarkletLinkProps = {
  readonly name: string;
  /** The `javascript:` address that the bookmark gets. */
  readonly source: string;
  /** It was clicked rather than dragged. Has to stay the same function. */
  readonly onPress: () => void;
};

/** The bookmark itself, to be dragged. React lets no script into an address, so it is put there once the link stands. */
const BookmarkletLink = ({ name, source, onPress }: BookmarkletLinkProps) => {
  const fill = useCallback(
    (link: HTMLAnchorElement) => {
      const press = (event: Event): void => {
        event.preventDefault();
        onPress();
      };
      link.setAttribute('href', source);
      link.addEventListener('click', press);
      return () => link.removeEventListener('click', press);
    },
    [source, onPress],
  );
  return (
    <a ref={fill} href={ADDRESSES.bookmarklet} draggable className={styles.bookmark}>
      <Icon icon={Bookmark} size="s" />
      {name}
    </a>
  );
};

type BookmarkletPageProps = {
  readonly state: BookmarkletState;
  /** The `javascript:` address that the bookmark gets. */
  readonly source: string;
  readonly onPress: () => void;
  readonly onCopy: () => void;
};

const Points = ({ points }: { readonly points: readonly string[] }) => (
  <ul className={styles.points}>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);

/** What answers a press, in the place where it was made. */
const answerTo = (
  { status }: BookmarkletState,
  source: string,
): Partial<Readonly<Record<BookmarkletStatus, ReactNode>>> => {
  switch (status) {
    case 'ready':
      return {};
    case 'pressed':
      return {
        pressed: (
          <Callout title={copy.computer.pressed.title} announced>
            {copy.computer.pressed.text}
          </Callout>
        ),
      };
    case 'copied':
      return { copied: copy.phone.copied };
    case 'refused':
      return {
        refused: (
          <>
            <Callout tone="caution" title={copy.phone.refusedTitle} announced>
              {copy.phone.refused}
            </Callout>
            <div className={styles.code}>
              <TextArea
                label={copy.phone.code}
                value={source}
                onChange={() => undefined}
                readOnly
                rows={4}
                onFocus={(event) => event.target.select()}
              />
            </div>
          </>
        ),
      };
  }
};

/** How to send the posting that one reads on another site into the application. */
export const BookmarkletPage = ({ state, source, onPress, onCopy }: BookmarkletPageProps) => {
  const answer = answerTo(state, source);
  return (
    <div className={styles.page}>
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        back={
          <TextLink href={ADDRESSES.addOffer} icon={ArrowLeft} standalone>
            {copy.back}
          </TextLink>
        }
      />
      <div className={styles.columns}>
        <Card as="section" padding="large" className={styles.panel}>
          <Heading level={2}>{copy.computer.title}</Heading>
          <Steps steps={copy.computer.steps} at={1}>
            <BookmarkletLink name={copy.computer.name} source={source} onPress={onPress} />
            {answer.pressed}
          </Steps>
        </Card>
        <Card as="section" padding="large" className={cx(styles.panel, styles.first)}>
          <Heading level={2}>{copy.phone.title}</Heading>
          <Steps steps={copy.phone.steps} at={0}>
            <div className={styles.copy}>
              <Button icon={Copy} onClick={onCopy}>
                {copy.phone.copy}
              </Button>
              <output className={styles.copied}>{answer.copied}</output>
            </div>
            {answer.refused}
          </Steps>
        </Card>
      </div>
      <div className={styles.columns}>
        <section className={styles.panel}>
          <Heading level={2} size="m">
            {copy.sent.title}
          </Heading>
          <Points points={copy.sent.points} />
        </section>
        <section className={styles.panel}>
          <Heading level={2} size="m">
            {copy.trouble.title}
          </Heading>
          <Points points={copy.trouble.points} />
          <TextLink href={ADDRESSES.addOffer} standalone>
            {copy.trouble.paste}
          </TextLink>
        </section>
      </div>
    </div>
  );
};
