import { Search, Sparkles } from 'lucide-react';

import { Avatar } from '#/components/Avatar/Avatar';
import { Badge } from '#/components/Badge/Badge';
import { ConfidenceMark, FieldList, FieldRow } from '#/components/FieldRow/FieldRow';
import { Icon } from '#/components/Icon/Icon';
import { Quote } from '#/components/Quote/Quote';
import { Text } from '#/components/Text/Text';
import type { Feature } from '#/pages/LandingPage/LandingPage.copy';
import { Preview } from '#/pages/LandingPage/parts/Preview';
import { chat, letter, reading, search } from '#/pages/LandingPage/previews.fr';

import * as styles from '#/pages/LandingPage/parts/previews.css';

const SearchPreview = () => (
  <Preview caption={search.caption}>
    <div className={styles.filters}>
      <Icon icon={Search} size="s" className={styles.quietIcon} />
      {search.filters.map((filter) => (
        <span key={filter} className={styles.filter}>
          {filter}
        </span>
      ))}
    </div>
    <ul className={styles.offers}>
      {search.offers.map((offer) => (
        <li key={offer.title} className={styles.offer}>
          <Avatar name={offer.company} shape="company" size="small" />
          <span className={styles.offerWords}>
            <Text as="span" size="s" weight="medium">
              {offer.title}
            </Text>
            <Text as="span" size="xs" tone="muted">
              {search.where(offer)}
            </Text>
          </span>
          <Badge tone={offer.level}>{search.percent(offer.compatibility)}</Badge>
        </li>
      ))}
    </ul>
  </Preview>
);

const LetterPreview = () => (
  <Preview caption={letter.caption}>
    <Text size="s">{letter.greeting}</Text>
    <p className={styles.letter}>
      {letter.body.map(({ words, fact }) =>
        fact ? (
          <span key={words} className={styles.fact}>
            {words}
          </span>
        ) : (
          words
        ),
      )}
    </p>
    <Quote from="cv" place={letter.place}>
      {letter.quote}
    </Quote>
  </Preview>
);

const ReadingPreview = () => (
  <Preview caption={reading.caption}>
    <FieldList>
      {reading.rows.map(({ label, value, confidence }) => (
        <FieldRow
          key={label}
          label={label}
          mark={<ConfidenceMark confidence={confidence} label={reading.confidence[confidence]} />}
        >
          {value}
        </FieldRow>
      ))}
    </FieldList>
  </Preview>
);

const ChatPreview = () => (
  <Preview caption={chat.caption}>
    <p className={styles.said}>
      {chat.question}
      <span className={styles.time}>{chat.questionTime}</span>
    </p>
    <div className={styles.reply}>
      <span className={styles.replyIcon}>
        <Icon icon={Sparkles} size="s" />
      </span>
      <p className={styles.replied}>
        {chat.answer}
        <span className={styles.time}>{chat.answerTime}</span>
      </p>
    </div>
  </Preview>
);

/** The picture of each tool. */
export const FEATURE_PREVIEWS = {
  search: SearchPreview,
  letters: LetterPreview,
  cv: ReadingPreview,
  assistant: ChatPreview,
} as const satisfies Record<Feature, unknown>;
