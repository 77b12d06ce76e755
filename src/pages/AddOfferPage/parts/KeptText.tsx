import { useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Pencil } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { TextArea } from '#/components/TextArea/TextArea';
import { DRAFT_FIELD_NAMES } from '#/domain/offers/intake/offerDraft';
import type { DraftOffer } from '#/domain/offers/intake/offerDraft';
import { addOfferCopy } from '#/pages/AddOfferPage/AddOfferPage.copy';
import { markedParts } from '#/pages/AddOfferPage/markedParts';

import * as shared from '#/pages/AddOfferPage/AddOfferPage.css';
import * as styles from '#/pages/AddOfferPage/parts/KeptText.css';

const copy = addOfferCopy.review;

type KeptTextProps = {
  readonly draft: DraftOffer;
  readonly onCorrect: (text: string) => void;
  /** The text is being corrected at first, for pictures. */
  readonly defaultEditing?: boolean;
};

/** The text that will be kept, with the places where its fields were read; it can be corrected as a whole. */
export const KeptText = ({ draft, onCorrect, defaultEditing = false }: KeptTextProps) => {
  const [typed, setTyped] = useState(defaultEditing ? draft.description : null);
  const quoted = DRAFT_FIELD_NAMES.flatMap((name) => {
    const { quote, confidence } = draft[name];
    return quote === null ? [] : [{ quote, confidence }];
  });
  const save = (text: string): void => {
    onCorrect(text);
    setTyped(null);
  };
  return (
    <Card as="section" padding="large" className={styles.kept}>
      <Heading level={3} size="s">
        {copy.copy}
      </Heading>
      <Text size="s" tone="muted">
        {copy.copyText}
      </Text>
      {typed === null ? (
        <>
          {/* Reached by the keyboard, since it scrolls. */}
          <section className={styles.text} aria-label={copy.textLabel} tabIndex={0}>
            {markedParts(draft.description, quoted).map(({ text, confidence }, index) =>
              confidence === null ? (
                text
              ) : (
                <mark key={index} className={styles.read({ doubtful: confidence === 'doubtful' })}>
                  {text}
                </mark>
              ),
            )}
          </section>
          <div className={shared.actions}>
            <Button size="small" icon={Pencil} onClick={() => setTyped(draft.description)}>
              {copy.editText}
            </Button>
          </div>
        </>
      ) : (
        <>
          <TextArea
            label={copy.textLabel}
            error={typed.trim() === '' ? copy.noText : null}
            value={typed}
            onChange={setTyped}
            rows={18}
          />
          <div className={shared.actions}>
            <Button
              size="small"
              variant="primary"
              disabled={typed.trim() === ''}
              onClick={() => save(typed)}
            >
              {copy.saveText}
            </Button>
            <Button size="small" onClick={() => setTyped(null)}>
              {copy.cancelText}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
};
