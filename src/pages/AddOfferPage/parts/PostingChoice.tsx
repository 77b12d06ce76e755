import { Callout } from '#/components/Callout/Callout';
import { NativeSelect } from '#/components/NativeSelect/NativeSelect';
import type { DraftOffer } from '#/domain/offers/intake/draft';
import { addOfferCopy } from '#/pages/AddOfferPage/AddOfferPage.copy';
import type { PageOfPostings } from '#/usecases/offers/addOfferReducer';

import * as styles from '#/pages/AddOfferPage/parts/DraftReview.css';

const copy = addOfferCopy.several;

const nameOf = ({ title, company, location }: DraftOffer): string =>
  [title.value.trim() || copy.untitled, company.value, location.value]
    .filter((words) => words.trim() !== '')
    .join(', ');

type PostingChoiceProps = {
  readonly page: PageOfPostings;
  readonly onChoose: (chosen: number) => void;
};

/** Which posting of a page of several is to be checked. */
export const PostingChoice = ({ page, onChoose }: PostingChoiceProps) => {
  const { postings, chosen, more, kept } = page;
  return (
    <Callout
      title={copy.title(postings.length + more, kept)}
      actions={
        <div className={styles.postingChoice}>
          <NativeSelect
            label={copy.label}
            options={postings.map((draft, place) => ({
              value: String(place),
              label: copy.option(place + 1, nameOf(draft)),
            }))}
            value={String(chosen)}
            onChange={(value) => onChoose(Number(value))}
          />
        </div>
      }
    >
      {copy.text(more === 0 ? null : postings.length)}
    </Callout>
  );
};
