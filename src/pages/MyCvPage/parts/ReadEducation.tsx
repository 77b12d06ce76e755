import { Badge } from '#/components/Badge/Badge';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import type { Cv, CvEducation } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import type { ReadCvActions } from '#/pages/MyCvPage/parts/ReadCv';
import { ReadEntry } from '#/pages/MyCvPage/parts/ReadEntry';
import { ReadField } from '#/pages/MyCvPage/parts/ReadField';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

const FIELDS = ['degree', 'institution'] as const;

const Meta = ({ education }: { readonly education: CvEducation }) => (
  <>
    <span>
      {copy.read.graduation(education.start?.value ?? null, education.end?.value ?? null)}
    </span>
    {education.level && <Badge size="small">{education.level}</Badge>}
    {education.inProgress && (
      <Badge size="small" tone="info">
        {copy.read.inProgress}
      </Badge>
    )}
  </>
);

/** The diplomas, in the order of the CV. */
export const ReadEducation = ({ cv, onCorrect, onShow }: ReadCvActions & { readonly cv: Cv }) => (
  <Card as="section" padding="large">
    <Stack gap={2}>
      <Heading level={3}>{copy.sections.education}</Heading>
      {cv.education.length === 0 && <Text tone="muted">{copy.read.missing}</Text>}
      <ul className={styles.entries}>
        {cv.education.map((education) => (
          <ReadEntry
            key={education.id}
            name={education.degree.value}
            meta={<Meta education={education} />}
            range={education.range}
            onShow={onShow}
            onRemove={() => onCorrect({ target: 'entry', list: 'education', id: education.id })}
          >
            {FIELDS.map((field) => (
              <ReadField
                key={field}
                label={copy.fields[field]}
                field={education[field]}
                onShow={onShow}
                onSave={(value) =>
                  onCorrect({ target: 'education', id: education.id, field, value })
                }
              />
            ))}
          </ReadEntry>
        ))}
      </ul>
    </Stack>
  </Card>
);
