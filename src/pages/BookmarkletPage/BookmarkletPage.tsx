import { ArrowLeft, Copy } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { TextArea } from '#/components/TextArea/TextArea';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { bookmarkletCopy as copy } from '#/pages/BookmarkletPage/BookmarkletPage.copy';
import type {
  BookmarkletState,
  BookmarkletStatus,
} from '#/pages/BookmarkletPage/BookmarkletPage.state';
import { BookmarkletLink } from '#/pages/BookmarkletPage/parts/BookmarkletLink';
import { Steps } from '#/pages/BookmarkletPage/parts/Steps';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/BookmarkletPage/BookmarkletPage.css';

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
