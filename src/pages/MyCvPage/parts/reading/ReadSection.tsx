import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import { Badge } from '#/components/Badge/Badge';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { idOfPart } from '#/pages/MyCvPage/parts/editing/readParts';
import type { ReadPart } from '#/pages/MyCvPage/parts/editing/readParts';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

const controlsIn = (part: HTMLElement): readonly HTMLElement[] => [
  ...part.querySelectorAll<HTMLElement>('a, button, input, textarea'),
];

/** Where a control goes with what it removed or confirmed, the focus stays at its place: on the control that came there. */
const useKeptFocus = (part: RefObject<HTMLElement | null>): void => {
  const place = useRef<{ readonly control: Element; readonly index: number } | null>(null);

  useEffect(() => {
    const { current } = part;
    const remember = ({ target }: FocusEvent): void => {
      if (current === null || !(target instanceof HTMLElement)) return;
      place.current = { control: target, index: controlsIn(current).indexOf(target) };
    };
    current?.addEventListener('focusin', remember);
    return () => current?.removeEventListener('focusin', remember);
  }, [part]);

  // After every drawing: only what was drawn tells whether the control is still there.
  useEffect(() => {
    const { current } = part;
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body;
    if (current === null || place.current === null || !lost) return;
    if (place.current.control.isConnected) return;
    const controls = controlsIn(current);
    (controls[Math.min(place.current.index, controls.length - 1)] ?? current).focus();
  });
};

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
