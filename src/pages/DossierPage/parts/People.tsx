import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Mail, Phone, UserPlus, X } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import type { DossierPerson } from '#/domain/dossier/people';
import { mailAddress, phoneAddress } from '#/domain/shared/addressPart';
import { dossierCopy } from '#/pages/DossierPage/DossierPage.copy';

import * as styles from '#/pages/DossierPage/DossierPage.css';

type PeopleProps = {
  readonly people: readonly DossierPerson[];
  readonly onAsk: () => void;
  readonly onRemove: (person: DossierPerson) => void;
};

/** Who was met or written to, with or without an application. */
export const People = ({ people, onAsk, onRemove }: PeopleProps) => {
  const words = dossierCopy.people;
  return (
    <Card as="section" className={styles.section}>
      <Heading level={2} size="m">
        {words.title}
      </Heading>
      {people.length === 0 ? (
        <Text tone="muted">{words.none}</Text>
      ) : (
        <ul className={styles.people}>
          {people.map((person) => {
            const { id, name, role, email, phone } = person.contact;
            return (
              <li key={`${person.of} ${id}`} className={styles.person}>
                <span className={styles.personName}>
                  <Text as="span" weight="medium">
                    {name}
                  </Text>
                  <Button
                    size="small"
                    variant="quiet"
                    icon={X}
                    iconOnly
                    onClick={() => onRemove(person)}
                  >
                    {words.removeOf(name)}
                  </Button>
                </span>
                {role !== '' && (
                  <Text size="s" tone="muted">
                    {role}
                  </Text>
                )}
                {email !== '' && (
                  <TextLink href={mailAddress({ to: email })} standalone icon={Mail}>
                    {email}
                  </TextLink>
                )}
                {phone !== '' && (
                  <TextLink href={phoneAddress(phone)} standalone icon={Phone}>
                    {phone}
                  </TextLink>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <Button size="small" icon={UserPlus} onClick={onAsk}>
        {words.add}
      </Button>
    </Card>
  );
};
