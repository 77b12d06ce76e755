import { useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Heading } from '#/components/Heading/Heading';
import { Search } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { ShowMore } from '#/components/ShowMore/ShowMore';
import { Text } from '#/components/Text/Text';
import { ADDRESSES } from '#/copy/addresses';
import { importOffersCopy } from '#/pages/AddOfferPage/importOffers.copy';
import type { ImportResult } from '#/usecases/offers/addOfferReducer';

import * as shared from '#/pages/AddOfferPage/AddOfferPage.css';
import * as styles from '#/pages/AddOfferPage/parts/OwnOffers.css';

const copy = importOffersCopy.result;

/** Enough at once of a list that may hold thousands. */
const PART = 50;

type Told = { readonly key: string; readonly what: string; readonly words: string };

/** A list of what was told, by parts. */
const ToldList = ({ told }: { readonly told: readonly Told[] }) => {
  const [shown, setShown] = useState(PART);
  const next = Math.min(PART, told.length - shown);
  return (
    <>
      <ul className={styles.list}>
        {told.slice(0, shown).map(({ key, what, words }) => (
          <li key={key} className={styles.line}>
            <Text size="s">{words === '' ? copy.untitled : words}</Text>
            <Text size="s" tone="muted">
              {what}
            </Text>
          </li>
        ))}
      </ul>
      {next > 0 && (
        <ShowMore
          shown={shown}
          total={told.length}
          status={copy.shown(shown, told.length)}
          moreLabel={copy.more(next)}
          onMore={() => setShown(shown + PART)}
        />
      )}
    </>
  );
};

type ImportDoneProps = {
  readonly result: ImportResult;
  readonly onAgain: () => void;
  /** The lists are open at first, for pictures. */
  readonly open?: boolean;
};

/** What an import changed, and all that it did not take, with the reason. */
export const ImportDone = ({ result, onAgain, open = false }: ImportDoneProps) => {
  const { source, added, updated, same, elsewhere, problems, byLine } = result;
  const counts = [
    copy.added(added),
    ...(updated === 0 ? [] : [copy.updated(updated)]),
    ...(same === 0 ? [] : [copy.same(same)]),
    ...(elsewhere.length === 0 ? [] : [copy.elsewhere(elsewhere.length)]),
  ];
  return (
    <Card as="section" padding="large" className={shared.stack}>
      <Heading level={2}>{copy.title(added + updated, source)}</Heading>
      {/* All of them new: the title has said it. */}
      {(counts.length > 1 || added === 0) && <Text tone="muted">{counts.join(', ')}.</Text>}
      {problems.length > 0 && (
        <Disclosure lazy defaultOpen={open} summary={copy.left(problems.length)}>
          <ToldList
            told={problems.map(({ at, kind, words }, index) => ({
              key: `${at}-${index}`,
              what: `${copy.at(at, byLine ? 'line' : 'record')} · ${importOffersCopy.problems[kind]}`,
              words,
            }))}
          />
        </Disclosure>
      )}
      {elsewhere.length > 0 && (
        <Disclosure lazy defaultOpen={open} summary={copy.doubles}>
          <ToldList
            told={elsewhere.map((one, index) => ({
              key: String(index),
              what: copy.inSource(one.source),
              words: one.title,
            }))}
          />
        </Disclosure>
      )}
      <div className={shared.actions}>
        <LinkButton variant="primary" icon={Search} href={ADDRESSES.search}>
          {copy.search}
        </LinkButton>
        <Button variant="quiet" onClick={onAgain}>
          {copy.again}
        </Button>
      </div>
    </Card>
  );
};
