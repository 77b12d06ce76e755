import { Badge } from '#/components/Badge/Badge';
import type { BadgeTone } from '#/components/Badge/Badge';
import { Heading } from '#/components/Heading/Heading';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { contactHref } from '#/domain/device/deployer';
import type { Deployer } from '#/domain/device/deployer';
import { accessibilityCopy as copy } from '#/pages/AccessibilityPage/AccessibilityPage.copy';
import type { Verdict } from '#/pages/AccessibilityPage/AccessibilityPage.copy';

import * as styles from '#/pages/AccessibilityPage/AccessibilityPage.css';
import * as themesStyles from '#/pages/AccessibilityPage/parts/Themes.css';

const TONES: Readonly<Record<Verdict, BadgeTone>> = {
  met: 'positive',
  partly: 'caution',
  notConcerned: 'neutral',
};

/** The thirteen themes, each with its verdict and what it covers. */
const Themes = () => (
  <dl className={themesStyles.themes}>
    {copy.themes.map(({ name, verdict, text }) => (
      <div key={name} className={themesStyles.theme}>
        <dt className={themesStyles.name}>{name}</dt>
        <dd className={themesStyles.verdict}>
          <Badge tone={TONES[verdict]}>{copy.verdicts[verdict]}</Badge>
        </dd>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

type AccessibilityPageProps = {
  /** Every screen, for the site map. */
  readonly screens: readonly { readonly label: string; readonly href: string }[];
  /** Whoever serves this copy, where they say so. */
  readonly deployer?: Deployer | null;
};

/** What is accessible and what is not, in the form that French law asks for; and the site map. */
export const AccessibilityPage = ({ screens, deployer = null }: AccessibilityPageProps) => {
  const contact = deployer?.accessibility ?? deployer?.contact ?? null;
  return (
    <div className={styles.page}>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      <section className={styles.prose}>
        <Heading level={2}>{copy.stateTitle}</Heading>
        <Text>{copy.state}</Text>
      </section>
      <section>
        <Heading level={2}>{copy.themesTitle}</Heading>
        <Themes />
      </section>
      <section className={styles.prose}>
        <Heading level={2}>{copy.howTitle}</Heading>
        <ul className={styles.list}>
          {copy.how.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </section>
      <section className={styles.prose}>
        <Heading level={2}>{copy.limitsTitle}</Heading>
        <Text>{copy.limits}</Text>
      </section>
      <section className={styles.prose}>
        <Heading level={2}>{copy.contactTitle}</Heading>
        <Text>{contact ? copy.contactOf(deployer?.name ?? null) : copy.contact}</Text>
        {contact && (
          <p>
            <TextLink href={contactHref(contact)} standalone>
              {copy.contactLink}
            </TextLink>
          </p>
        )}
        <p>
          <TextLink href={copy.defender.href} standalone>
            {copy.defender.label}
          </TextLink>
        </p>
      </section>
      <nav aria-labelledby="plan" className={styles.prose}>
        <Heading level={2} id="plan">
          {copy.mapTitle}
        </Heading>
        <ul className={styles.map}>
          {screens.map(({ label, href }) => (
            <li key={href}>
              <TextLink href={href} standalone>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
};
