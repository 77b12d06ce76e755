import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Stack } from '#/components/Stack/Stack';
import { Tag } from '#/components/Tag/Tag';
import { Text } from '#/components/Text/Text';
import { TextField } from '#/components/TextField/TextField';
import type { CvCorrection } from '#/domain/cv/corrections';
import type { CvSkill } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type ReadSkillsProps = {
  readonly skills: readonly CvSkill[];
  readonly onCorrect: (correction: CvCorrection) => void;
};

/** The skills found anywhere in the CV; one can be taken out, another added. */
export const ReadSkills = ({ skills, onCorrect }: ReadSkillsProps) => {
  const [draft, setDraft] = useState('');
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const label = draft.trim();
    if (label === '') return;
    onCorrect({ target: 'skill', action: 'add', label });
    setDraft('');
  };
  return (
    <Card as="section" padding="large">
      <Stack gap={4}>
        <Heading level={3}>{copy.sections.skills}</Heading>
        {skills.length === 0 && <Text tone="muted">{copy.read.missing}</Text>}
        <ul className={styles.skills}>
          {skills.map(({ label, confidence }) => (
            <li key={label}>
              <Tag
                label={label}
                tone={confidence === 'doubtful' ? 'caution' : 'neutral'}
                removeLabel={copy.read.remove(label)}
                onRemove={() => onCorrect({ target: 'skill', action: 'remove', label })}
              />
            </li>
          ))}
        </ul>
        <form className={styles.addSkill} onSubmit={add}>
          <TextField label={copy.fields.addSkill} value={draft} onChange={setDraft} />
          <Button type="submit" icon={Plus} disabled={draft.trim() === ''}>
            {copy.fields.add}
          </Button>
        </form>
      </Stack>
    </Card>
  );
};
