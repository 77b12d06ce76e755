import { useRef } from 'react';
import type { KeyboardEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { Heading } from '#/components/Heading/Heading';
import { Plus } from '#/components/Icon/iconPaths';
import { Stack } from '#/components/Stack/Stack';
import { Tag } from '#/components/Tag/Tag';
import { Text } from '#/components/Text/Text';
import { TextField } from '#/components/TextField/TextField';
import { splitSkills, suggestSkills } from '#/domain/profile/skillList';
import { SectionForm } from '#/pages/ProfilePage/parts/SectionForm';
import type { SectionProps } from '#/pages/ProfilePage/parts/SectionForm';
import { profileCopy } from '#/pages/ProfilePage/ProfilePage.copy';

import * as styles from '#/pages/ProfilePage/ProfilePage.css';

const copy = profileCopy.skills;
const SUGGESTIONS_SHOWN = 8;

/** Skills that can be proposed. */
export type KnownSkills = {
  /** Of the CV: proposed at once. */
  readonly inCv: readonly string[];
  /** Of the lexicon: proposed to complete what is being typed. */
  readonly inLexicon: readonly string[];
};

type SkillsSectionProps = SectionProps & { readonly known: KnownSkills };

/** Skills as tags, typed with commas between them. */
export const SkillsSection = ({ known, ...props }: SkillsSectionProps) => {
  const { draft, onChange } = props;
  const field = useRef<HTMLInputElement>(null);
  const skills = splitSkills(draft.skills);
  const { skillsTyped: typed } = draft;
  const proposed = /[^,;\s]\s*$/u.test(typed) ? [...known.inCv, ...known.inLexicon] : known.inCv;
  const suggestions = suggestSkills(proposed, draft.skills, typed, SUGGESTIONS_SHOWN);

  const add = (text: string): void => {
    onChange({ type: 'skillsAdded', text });
    field.current?.focus();
  };
  const choose = (skill: string): void => {
    // What stands before the last comma was meant too.
    const before = typed
      .split(/[,;\n]/u)
      .slice(0, -1)
      .join(', ');
    add(`${before}, ${skill}`);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
    event.preventDefault();
    add(typed);
  };
  const remove = (skill: string): void => {
    onChange({ type: 'skillRemoved', skill });
    field.current?.focus();
  };

  return (
    <SectionForm {...props} section="skills">
      {(problems) => {
        const problem = problems.get('skills');
        return (
          <>
            <div className={styles.typing}>
              <TextField
                ref={field}
                label={copy.label}
                hint={copy.hint}
                error={problem && profileCopy.fieldProblems[problem]}
                value={typed}
                autoComplete="off"
                enterKeyHint="done"
                onChange={(text) => onChange({ type: 'skillsTyped', text })}
                onKeyDown={press}
              />
              <Button
                icon={Plus}
                className={styles.typingButton}
                disabled={typed.trim() === ''}
                onClick={() => add(typed)}
              >
                {copy.add}
              </Button>
            </div>
            {suggestions.length > 0 && (
              <Stack gap={2}>
                <Heading level={2} size="s">
                  {copy.suggestions}
                </Heading>
                <ul className={styles.tags}>
                  {suggestions.map((skill) => (
                    <li key={skill}>
                      <Tag
                        label={skill}
                        onPress={() => choose(skill)}
                        pressLabel={copy.suggest(skill)}
                      />
                    </li>
                  ))}
                </ul>
              </Stack>
            )}
            <Stack gap={2}>
              <Heading level={2} size="s">
                {copy.yours}
              </Heading>
              {skills.length === 0 ? (
                <Text tone="muted">{copy.none}</Text>
              ) : (
                <ul className={styles.tags}>
                  {skills.map((skill) => (
                    <li key={skill}>
                      <Tag
                        label={skill}
                        onRemove={() => remove(skill)}
                        removeLabel={copy.remove(skill)}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </Stack>
          </>
        );
      }}
    </SectionForm>
  );
};
