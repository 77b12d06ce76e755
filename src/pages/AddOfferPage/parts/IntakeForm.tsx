import { useId } from 'react';
import type { SubmitEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { DropZone } from '#/components/DropZone/DropZone';
import { Heading } from '#/components/Heading/Heading';
import { BookmarkPlus, ScanText } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { Text } from '#/components/Text/Text';
import { TextArea } from '#/components/TextArea/TextArea';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { secureUrl } from '#/domain/offers/catalogue/secureUrl';
import type { PostingProblem } from '#/domain/offers/intake/PostingReader';
import { addOfferCopy as copy } from '#/pages/AddOfferPage/AddOfferPage.copy';

import * as shared from '#/pages/AddOfferPage/AddOfferPage.css';
import * as styles from '#/pages/AddOfferPage/parts/IntakeForm.css';

/** What the reader tells by the content; a name says nothing. */
const ACCEPTED =
  '.html,.htm,.mhtml,.mht,.eml,.txt,.pdf,.doc,.docx,.odt,.rtf,.json,.jsonl,.csv,.tsv,.xml,.rss,.atom';

type IntakeFormProps = {
  readonly text: string;
  /** Why what was given before could not be read. */
  readonly problem: PostingProblem | null;
  readonly onTextChange: (text: string) => void;
  readonly onRead: () => void;
  readonly onFile: (file: File) => void;
  readonly dragging?: boolean | undefined;
};

/** The ways in: a text, a file, or the bookmarklet. */
export const IntakeForm = ({
  text,
  problem,
  onTextChange,
  onRead,
  onFile,
  dragging,
}: IntakeFormProps) => {
  const reasonId = useId();
  const blank = text.trim() === '';
  const link = problem === 'linkOnly' ? secureUrl(text.trim()) : null;
  const { intake } = copy;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!blank) onRead();
  };
  return (
    <div className={styles.intake}>
      {problem !== null && (
        <div className={styles.wide}>
          <Callout
            tone="critical"
            title={copy.problems[problem].title}
            announced
            actions={link !== null && <TextLink href={link}>{copy.openLink}</TextLink>}
          >
            {copy.problems[problem].text}
          </Callout>
        </div>
      )}
      <Card as="section" padding="large">
        <form className={shared.stack} onSubmit={submit}>
          <TextArea
            label={intake.label}
            hint={intake.hint}
            placeholder={intake.placeholder}
            value={text}
            onChange={onTextChange}
            rows={14}
            spellCheck={false}
          />
          <div className={shared.actions}>
            <Button
              type="submit"
              variant="primary"
              size="large"
              icon={ScanText}
              disabled={blank}
              aria-describedby={blank ? reasonId : undefined}
            >
              {intake.submit}
            </Button>
            {blank && (
              <Text id={reasonId} size="s" tone="muted">
                {intake.blocked}
              </Text>
            )}
          </div>
        </form>
      </Card>
      <div className={shared.stack}>
        <DropZone
          title={intake.drop.title}
          draggingTitle={intake.drop.dragging}
          chooseLabel={intake.drop.choose}
          hint={intake.drop.hint}
          accept={ACCEPTED}
          onFile={onFile}
          dragging={dragging}
        />
        <Card as="section" padding="large" className={shared.stack}>
          <Heading level={2} size="s">
            {intake.bookmarklet.title}
          </Heading>
          <Text size="s" tone="muted">
            {intake.bookmarklet.text}
          </Text>
          <LinkButton href={ADDRESSES.bookmarklet} icon={BookmarkPlus} fullWidth>
            {intake.bookmarklet.link}
          </LinkButton>
        </Card>
      </div>
    </div>
  );
};
