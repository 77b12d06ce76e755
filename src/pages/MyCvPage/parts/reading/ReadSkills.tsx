import { ChevronDown } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Tag } from '#/components/Tag/Tag';
import { Text } from '#/components/Text/Text';
import type { CvSkill } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { AddEntry } from '#/pages/MyCvPage/parts/editing/AddEntry';
import type { ReadCvActions } from '#/pages/MyCvPage/parts/editing/readCvActions';
import { ReadSection } from '#/pages/MyCvPage/parts/reading/ReadSection';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

/** More would bury what comes after: the others come on demand. */
const SHOWN_AT_FIRST = 18;

const isDoubtful = ({ confidence }: CvSkill): boolean => confidence === 'doubtful';

const rank = ({ confidence }: CvSkill): number =>
  confidence === 'doubtful' ? 0 : confidence === 'corrected' ? 1 : 2;

/** Those to check first, then those the user added, then the rest in the order of the CV. */
const byDoubt = (skills: readonly CvSkill[]): readonly CvSkill[] =>
  [...skills].sort((one, other) => rank(one) - rank(other));

type ReadSkillsProps = ReadCvActions & { readonly skills: readonly CvSkill[] };

/** The skills found anywhere in the CV: each shows where, or can be taken out; another can be added. */
export const ReadSkills = ({ skills, onCorrect, onShow }: ReadSkillsProps) => {
  const [all, setAll] = useState(false);
  const rest = skills.length - SHOWN_AT_FIRST;
  const visible = all || rest <= 0 ? skills : byDoubt(skills).slice(0, SHOWN_AT_FIRST);
  return (
    <ReadSection part="skills">
      {skills.length === 0 ? (
        <Text tone="muted">{copy.read.none.skills}</Text>
      ) : (
        <Text size="s" tone="muted">
          {copy.read.skillsHint(skills.filter(isDoubtful).length)}
        </Text>
      )}
      <ul className={styles.skills}>
        {visible.map(({ label, confidence, mentions: [first] }) => (
          <li key={label}>
            <Tag
              label={confidence === 'doubtful' ? copy.read.doubtfulSkill(label) : label}
              tone={confidence === 'doubtful' ? 'caution' : 'neutral'}
              {...(first
                ? { onPress: () => onShow(first), pressLabel: copy.read.where(label) }
                : {})}
              removeLabel={copy.read.remove(label)}
              onRemove={() => onCorrect({ target: 'skill', action: 'remove', label })}
            />
          </li>
        ))}
      </ul>
      {!all && rest > 0 && (
        <Button
          size="small"
          icon={ChevronDown}
          className={styles.more}
          onClick={() => setAll(true)}
        >
          {copy.read.moreSkills(rest)}
        </Button>
      )}
      <AddEntry
        label={copy.fields.addSkill}
        onAdd={(label) => onCorrect({ target: 'skill', action: 'add', label })}
      />
    </ReadSection>
  );
};
