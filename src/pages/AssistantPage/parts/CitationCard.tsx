import { BookOpenText } from 'lucide-react';
import { useId } from 'react';

import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Icon } from '#/components/Icon/Icon';
import { TextLink } from '#/components/TextLink/TextLink';
import { formatLongDate } from '#/copy/format';
import { daysBetween } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import type { Citation } from '#/domain/assistant/message';
import { assistantCopy } from '#/pages/AssistantPage/AssistantPage.copy';
import { ReplyText } from '#/pages/AssistantPage/parts/ReplyText';

import * as styles from '#/pages/AssistantPage/parts/Cards.css';

const copy = assistantCopy.citation;

/** Days after which a sheet is to be checked again. */
const OLD_DAYS = 365;

const inWords = (day: Day): string => formatLongDate(new Date(`${day}T12:00:00`));

type CitationCardProps = {
  readonly citation: Citation;
  /** The day of the reply, from which the age of the sheet is counted. */
  readonly on: Day;
};

/** The sheet that a reply rests on: what it is, when it was written, for where, and who to check it with. */
export const CitationCard = ({ citation, on }: CitationCardProps) => {
  const sourcesId = useId();
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        <Icon icon={BookOpenText} size="s" className={styles.icon} />
        <span>
          {copy.label}
          {'\u00a0: '}
          <cite className={styles.name}>{citation.title}</cite>
        </span>
      </p>
      <p className={styles.meta}>
        {[copy.where(citation.countries), copy.written(inWords(citation.updatedOn))].join(' · ')}
      </p>
      {daysBetween(citation.updatedOn, on) > OLD_DAYS && <p className={styles.meta}>{copy.old}</p>}
      {citation.body !== null && (
        <Disclosure summary={copy.read(citation.title)} lazy>
          <ReplyText text={citation.body} />
        </Disclosure>
      )}
      <p id={sourcesId} className={styles.meta}>
        {copy.sources}
      </p>
      <ul aria-labelledby={sourcesId} className={styles.sources}>
        {citation.sources.map(({ label, url }) => (
          <li key={url + label}>
            <TextLink href={url}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
};
