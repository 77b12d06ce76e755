import { useRef } from 'react';
import type { ReactNode } from 'react';

import { Badge } from '#/components/Badge/Badge';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import type { ReadPart } from '#/pages/MyCvPage/parts/editing/readParts';
import { idOfPart } from '#/pages/MyCvPage/parts/editing/readParts';
import { useKeptFocus } from '#/pages/MyCvPage/parts/reading/useKeptFocus';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type ReadSectionProps = {
  readonly part: ReadPart;
  readonly doubts?: number;
  /** What was refused of the part, with the way back. */
  readonly refused?: ReactNode;
  readonly children: ReactNode;
};

/** One part of the reading, with how much of it deserves a second look. */
export const ReadSection = ({ part, doubts = 0, refused, children }: ReadSectionProps) => {
  const section = useRef<HTMLDivElement>(null);
  useKeptFocus(section);
  return (
    <Card
      ref={section}
      as="section"
      padding="medium"
      id={idOfPart(part)}
      tabIndex={-1}
      aria-labelledby={`${idOfPart(part)}-title`}
      className={styles.section}
    >
      <div className={styles.sectionHead}>
        <Heading level={3} id={`${idOfPart(part)}-title`}>
          {copy.sections[part]}
        </Heading>
        {doubts > 0 && (
          <Badge size="small" tone="caution">
            {copy.read.toCheck(doubts)}
          </Badge>
        )}
      </div>
      {children}
      {refused}
    </Card>
  );
};
