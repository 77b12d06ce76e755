import { useId } from 'react';
import type { ReactNode } from 'react';

import { Heading } from '#/components/Heading/Heading';

import * as styles from '#/pages/HomePage/HomeHero.css';

type TodoPanelProps = { readonly title: string; readonly children: ReactNode };

/** The sheet on which things to do stand. */
export const TodoPanel = ({ title, children }: TodoPanelProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.today}>
      <Heading level={2} size="m" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
};
