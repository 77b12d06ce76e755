import { Disclosure } from '#/components/Disclosure/Disclosure';
import { FieldList, FieldRow } from '#/components/FieldRow/FieldRow';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { isWebLink } from '#/domain/applications/application';
import type { Application } from '#/domain/applications/application';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import { longDay } from '#/pages/ApplicationsPage/dayWords';
import { detailCopy as copy } from '#/pages/ApplicationsPage/Detail.copy';
import { Section } from '#/pages/ApplicationsPage/parts/detail/Section';

import * as styles from '#/pages/ApplicationsPage/Detail.css';

const Value = ({ text }: { readonly text: string }) =>
  text === '' ? (
    <Text as="span" tone="subtle">
      {copy.nothing}
    </Text>
  ) : (
    text
  );

/** What was sent, to whom and for what pay. */
export const DetailFacts = ({ application }: { readonly application: Application }) => {
  const { date, link, salary, cvName, letter, offer } = application;
  return (
    <Section title={copy.facts}>
      <FieldList>
        <FieldRow label={copy.date}>{longDay(date)}</FieldRow>
        <FieldRow label={applicationsCopy.form.salary}>
          <Value text={salary} />
        </FieldRow>
        <FieldRow label={applicationsCopy.form.cvName}>
          <Value text={cvName} />
        </FieldRow>
        <FieldRow label={applicationsCopy.form.link}>
          {isWebLink(link) ? (
            <TextLink href={link}>{copy.openLink}</TextLink>
          ) : (
            <Value text={link} />
          )}
        </FieldRow>
      </FieldList>
      {letter !== '' && (
        <Disclosure summary={copy.letter} lazy>
          <p className={styles.longText}>{letter}</p>
        </Disclosure>
      )}
      {offer && (
        <Disclosure summary={copy.offer(longDay(offer.copiedOn))} lazy>
          <p className={styles.longText}>{offer.text}</p>
        </Disclosure>
      )}
    </Section>
  );
};
