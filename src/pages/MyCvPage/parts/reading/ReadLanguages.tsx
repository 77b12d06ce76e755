import type { ReactNode } from 'react';

import { FieldList } from '#/components/FieldRow/FieldRow';
import { Text } from '#/components/Text/Text';
import type { Cv } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { nextAddedId } from '#/pages/MyCvPage/parts/editing/addedId';
import { AddEntry } from '#/pages/MyCvPage/parts/editing/AddEntry';
import type { ReadCvActions } from '#/pages/MyCvPage/parts/editing/readCvActions';
import { ReadField } from '#/pages/MyCvPage/parts/editing/ReadField';
import { ReadSection } from '#/pages/MyCvPage/parts/reading/ReadSection';

type ReadLanguagesProps = ReadCvActions & {
  readonly cv: Cv;
  readonly doubts: number;
  readonly refused: ReactNode;
};

/** The languages, each with its level as written. */
export const ReadLanguages = ({
  cv,
  doubts,
  refused,
  lit,
  onCorrect,
  onShow,
}: ReadLanguagesProps) => (
  <ReadSection part="languages" doubts={doubts} refused={refused}>
    {cv.languages.length === 0 && <Text tone="muted">{copy.read.none.languages}</Text>}
    <FieldList>
      {cv.languages.map(({ id, language, level, cefr }) => (
        <ReadField
          key={id}
          label={cefr === null ? language.value : copy.read.languageAt(language.value, cefr)}
          zone={id}
          field={level}
          lit={lit}
          emptyLabel={copy.read.noLevel}
          onShow={onShow}
          onSave={(value) => onCorrect({ target: 'language', id, field: 'level', value })}
          onRefuse={() => onCorrect({ target: 'entry', list: 'languages', id })}
        />
      ))}
    </FieldList>
    <AddEntry
      label={copy.fields.addLanguage}
      onAdd={(value) =>
        onCorrect({
          target: 'newEntry',
          list: 'languages',
          id: nextAddedId(cv.languages),
          value,
        })
      }
    />
  </ReadSection>
);
