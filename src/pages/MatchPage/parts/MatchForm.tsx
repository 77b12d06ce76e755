import { Scale } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Text } from '#/components/Text/Text';
import { TextArea } from '#/components/TextArea/TextArea';
import { JobInHand } from '#/modules/JobInHand/JobInHand';
import { PromisedSteps } from '#/modules/PromisedSteps/PromisedSteps';
import { matchCopy as copy } from '#/pages/MatchPage/MatchPage.copy';
import { blockOf } from '#/pages/MatchPage/MatchPage.state';
import type { MatchCv } from '#/pages/MatchPage/MatchPage.state';
import { ComparedCv } from '#/pages/MatchPage/parts/ComparedCv';
import type { HeldJob } from '#/usecases/subject/subject';

import * as styles from '#/pages/MatchPage/MatchPage.css';

type MatchFormProps = {
  readonly cv: MatchCv;
  readonly offerText: string;
  readonly inHand: HeldJob | null;
  readonly onOfferTextChange: (text: string) => void;
  readonly onCompare: () => void;
};

/** The CV that will be compared and the text of the offer. */
export const MatchForm = ({
  cv,
  offerText,
  inHand,
  onOfferTextChange,
  onCompare,
}: MatchFormProps) => {
  const [unfolded, setUnfolded] = useState(false);
  const reasonId = useId();
  const block = blockOf(cv, offerText);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (block === null) onCompare();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <ComparedCv cv={cv} />
      <Card padding="large" className={styles.offer}>
        {inHand && !unfolded ? (
          <JobInHand job={inHand} onChange={() => setUnfolded(true)} />
        ) : (
          <TextArea
            label={copy.offer.label}
            hint={copy.offer.hint}
            placeholder={copy.offer.placeholder}
            value={offerText}
            onChange={onOfferTextChange}
            rows={14}
          />
        )}
        <div className={styles.launch}>
          <Button
            type="submit"
            variant="primary"
            size="large"
            icon={Scale}
            disabled={block !== null}
            aria-describedby={block === null ? undefined : reasonId}
          >
            {copy.compare}
          </Button>
          {block !== null && (
            <Text id={reasonId} size="s" tone="muted">
              {copy.blocked[block]}
            </Text>
          )}
        </div>
      </Card>
      <PromisedSteps {...copy.promise} />
    </form>
  );
};
