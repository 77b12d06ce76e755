import { Tag } from '#/components/Tag/Tag';
import { Text } from '#/components/Text/Text';
import type { CvSkill } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { AddEntry } from '#/pages/MyCvPage/parts/AddEntry';
import type { ReadCvActions } from '#/pages/MyCvPage/parts/readCvActions';
import { ReadSection } from '#/pages/MyCvPage/parts/ReadSection';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type ReadSkillsProps = ReadCvActions & { readonly skills: readonly CvSkill[] };

/** The skills found anywhere in the CV: each shows where, or can be taken out; another can be added. */
export const ReadSkills = ({ skills, onCorrect, onShow }: ReadSkillsProps) => (
  <ReadSection part="skills">
    {skills.length === 0 ? (
      <Text tone="muted">{copy.read.none.skills}</Text>
    ) : (
      <Text size="s" tone="muted">
        {copy.read.skillsHint}
      </Text>
    )}
    <ul className={styles.skills}>
      {skills.map(({ label, confidence, mentions: [first] }) => (
        <li key={label}>
          <Tag
            label={label}
            tone={confidence === 'doubtful' ? 'caution' : 'neutral'}
            {...(first ? { onPress: () => onShow(first), pressLabel: copy.read.where(label) } : {})}
            removeLabel={copy.read.remove(label)}
            onRemove={() => onCorrect({ target: 'skill', action: 'remove', label })}
          />
        </li>
      ))}
    </ul>
    <AddEntry
      label={copy.fields.addSkill}
      onAdd={(label) => onCorrect({ target: 'skill', action: 'add', label })}
    />
  </ReadSection>
);
