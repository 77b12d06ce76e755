import { Avatar } from '#/components/Avatar/Avatar';
import { Badge } from '#/components/Badge/Badge';
import { ConfidenceMark, FieldList, FieldRow } from '#/components/FieldRow/FieldRow';
import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import { Search, Sparkles } from '#/components/Icon/iconPaths';
import { Quote } from '#/components/Quote/Quote';
import { Text } from '#/components/Text/Text';
import { FEATURES, landingCopy } from '#/pages/LandingPage/LandingPage.copy';
import type { Feature } from '#/pages/LandingPage/LandingPage.copy';
import { Preview } from '#/pages/LandingPage/parts/Preview';
import { Reveal } from '#/pages/LandingPage/parts/Reveal';
import { SectionHead } from '#/pages/LandingPage/parts/SectionHead';
import { chat, letter, reading, search } from '#/pages/LandingPage/previews.fr';

import * as styles from '#/pages/LandingPage/LandingPage.css';
import * as featurePreviewsStyles from '#/pages/LandingPage/parts/previews.css';

const SearchPreview = () => (
  <Preview caption={search.caption}>
    <div className={featurePreviewsStyles.filters}>
      <Icon icon={Search} size="s" className={featurePreviewsStyles.quietIcon} />
      {search.filters.map((filter) => (
        <span key={filter} className={featurePreviewsStyles.filter}>
          {filter}
        </span>
      ))}
    </div>
    <ul className={featurePreviewsStyles.offers}>
      {search.offers.map((offer) => (
        <li key={offer.title} className={featurePreviewsStyles.offer}>
          <Avatar name={offer.company} shape="company" size="small" />
          <span className={featurePreviewsStyles.offerWords}>
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
    <p className={featurePreviewsStyles.letter}>
      {letter.body.map(({ words, fact }) =>
        fact ? (
          <span key={words} className={featurePreviewsStyles.fact}>
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
    <p className={featurePreviewsStyles.said}>
      {chat.question}
      <span className={featurePreviewsStyles.time}>{chat.questionTime}</span>
    </p>
    <div className={featurePreviewsStyles.reply}>
      <span className={featurePreviewsStyles.replyIcon}>
        <Icon icon={Sparkles} size="s" />
      </span>
      <p className={featurePreviewsStyles.replied}>
        {chat.answer}
        <span className={featurePreviewsStyles.time}>{chat.answerTime}</span>
      </p>
    </div>
  </Preview>
);

/** The picture of each tool. */
const FEATURE_PREVIEWS = {
  search: SearchPreview,
  letters: LetterPreview,
  cv: ReadingPreview,
  assistant: ChatPreview,
} as const satisfies Record<Feature, unknown>;

const copy = landingCopy.features;

/** The four tools, each with a picture of itself. */
export const Features = () => (
  <section id="features" className={styles.section} aria-labelledby="features-title">
    <SectionHead id="features-title" title={copy.title} text={copy.text} />
    <ul className={styles.cards}>
      {FEATURES.map((feature) => {
        const Picture = FEATURE_PREVIEWS[feature];
        return (
          <Reveal key={feature} as="li" className={styles.card[feature]}>
            <div className={styles.cardWords}>
              <Heading level={3} size="l">
                {copy.cards[feature].title}
              </Heading>
              <Text tone="muted">{copy.cards[feature].text}</Text>
            </div>
            <div className={styles.cardPicture}>
              <Picture />
            </div>
          </Reveal>
        );
      })}
    </ul>
  </section>
);
