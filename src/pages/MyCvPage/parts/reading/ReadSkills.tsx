import type { ReactNode } from 'react';

import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Heading } from '#/components/Heading/Heading';
import { Tag } from '#/components/Tag/Tag';
import { Text } from '#/components/Text/Text';
import type { CvSkill } from '#/domain/cv/cv';
import { groupSkills } from '#/domain/cv/skills/skillGroups';
import type { SkillGroup } from '#/domain/cv/skills/skillGroups';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { AddEntry } from '#/pages/MyCvPage/parts/editing/AddEntry';
import type { ReadCvActions } from '#/pages/MyCvPage/parts/editing/readCvActions';
import { useSoughtOpen } from '#/pages/MyCvPage/parts/editing/useSoughtOpen';
import { isWithin, zoneKeys } from '#/pages/MyCvPage/parts/page/zones';
import { ReadSection } from '#/pages/MyCvPage/parts/reading/ReadSection';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type SkillActions = Pick<ReadCvActions, 'onCorrect' | 'onShow' | 'lit'>;

type SkillChipProps = SkillActions & { readonly skill: CvSkill };

/** One skill in the words of the CV: shows where it stands, or is refused. */
const SkillChip = ({ skill, lit, onCorrect, onShow }: SkillChipProps) => {
  const { label, written, confidence, mentions } = skill;
  const zone = zoneKeys.skill(label);
  const doubtful = confidence === 'doubtful';
  return (
    <li data-zone={zone}>
      <Tag
        label={doubtful ? copy.read.doubtfulSkill(written) : written}
        tone={doubtful ? 'caution' : 'neutral'}
        lit={lit === zone}
        {...(mentions.length > 0
          ? { onPress: () => onShow(zone), pressLabel: copy.read.where(written) }
          : {})}
        removeLabel={copy.refusal.refuse(written)}
        onRemove={() => onCorrect({ target: 'skill', action: 'remove', label })}
      />
    </li>
  );
};

type GroupsProps = SkillActions & { readonly groups: readonly SkillGroup[] };

const Groups = ({ groups, ...actions }: GroupsProps) => (
  <div className={styles.skillGroups}>
    {groups.map(({ section, skills }) => (
      <div key={section} className={styles.skillGroup}>
        <Heading level={4} size="s">
          {section === null ? copy.skills.yours : copy.skills.from[section]}
        </Heading>
        <ul className={styles.skills}>
          {skills.map((skill) => (
            <SkillChip key={skill.label} skill={skill} {...actions} />
          ))}
        </ul>
      </div>
    ))}
  </div>
);

const countOf = (groups: readonly SkillGroup[]): number =>
  groups.reduce((sum, { skills }) => sum + skills.length, 0);

type ReadSkillsProps = ReadCvActions & {
  readonly skills: readonly CvSkill[];
  readonly refused: ReactNode;
  /** What is folded stands open at first: for pictures. */
  readonly unfolded: boolean;
};

/** The skills by the part of the CV they come from: the surest first, the others folded. Each shows where, or is refused; another can be added. */
export const ReadSkills = ({ skills, refused, unfolded, sought, ...actions }: ReadSkillsProps) => {
  const { shown, folded } = groupSkills(skills);
  const isFolded = (key: string): boolean =>
    folded.some((group) => group.skills.some(({ label }) => isWithin(key, zoneKeys.skill(label))));
  const [open, setOpen] = useSoughtOpen(unfolded, sought, isFolded);
  return (
    <ReadSection part="skills" refused={refused}>
      {skills.length === 0 ? (
        <Text tone="muted">{copy.read.none.skills}</Text>
      ) : (
        <Text size="s" tone="muted">
          {copy.skills.hint}
        </Text>
      )}
      <Groups groups={shown} {...actions} />
      {folded.length > 0 && (
        <Disclosure
          lazy
          open={open}
          onOpenChange={setOpen}
          summary={copy.skills.also(countOf(folded))}
        >
          <Groups groups={folded} {...actions} />
        </Disclosure>
      )}
      <AddEntry
        label={copy.fields.addSkill}
        onAdd={(label) => actions.onCorrect({ target: 'skill', action: 'add', label })}
      />
    </ReadSection>
  );
};
