import { Badge } from '#/components/Badge/Badge';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import type { Cv, CvExperience } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import type { ReadCvActions } from '#/pages/MyCvPage/parts/ReadCv';
import { ReadEntry } from '#/pages/MyCvPage/parts/ReadEntry';
import { ReadField } from '#/pages/MyCvPage/parts/ReadField';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

const FIELDS = ['jobTitle', 'company'] as const;

const nameOf = ({ jobTitle, company }: CvExperience): string =>
  jobTitle?.value ?? company?.value ?? copy.sections.experience;

const Meta = ({ experience }: { readonly experience: CvExperience }) => {
  const kind = copy.read.kinds[experience.kind];
  return (
    <>
      <span>
        {copy.read.period(experience.start?.value ?? null, experience.end?.value ?? null)}
      </span>
      {experience.place && <span>{experience.place.value}</span>}
      {kind && <Badge size="small">{kind}</Badge>}
    </>
  );
};

/** The posts held, in the order of the CV. */
export const ReadExperiences = ({ cv, onCorrect, onShow }: ReadCvActions & { readonly cv: Cv }) => (
  <Card as="section" padding="large">
    <Stack gap={2}>
      <Heading level={3}>{copy.sections.experience}</Heading>
      {cv.experiences.length === 0 && <Text tone="muted">{copy.read.missing}</Text>}
      <ul className={styles.entries}>
        {cv.experiences.map((experience) => (
          <ReadEntry
            key={experience.id}
            name={nameOf(experience)}
            meta={<Meta experience={experience} />}
            range={experience.range}
            onShow={onShow}
            onRemove={() => onCorrect({ target: 'entry', list: 'experiences', id: experience.id })}
          >
            {FIELDS.map((field) => (
              <ReadField
                key={field}
                label={copy.fields[field]}
                field={experience[field]}
                onShow={onShow}
                onSave={(value) =>
                  onCorrect({ target: 'experience', id: experience.id, field, value })
                }
              />
            ))}
          </ReadEntry>
        ))}
      </ul>
    </Stack>
  </Card>
);
