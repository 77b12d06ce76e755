import { Heading } from '#/components/Heading/Heading';
import { Switch } from '#/components/Switch/Switch';
import { Text } from '#/components/Text/Text';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { CvImport } from '#/pages/MyCvPage/parts/CvImport';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type CvEmptyProps = {
  readonly kept: boolean;
  readonly onKeptChange: (kept: boolean) => void;
  readonly onFile: (file: File) => void;
  readonly dragging?: boolean | undefined;
};

/** No CV yet: what to do, and what will happen to the file. */
export const CvEmpty = ({ kept, onKeptChange, onFile, dragging }: CvEmptyProps) => (
  <div className={styles.start}>
    <div className={styles.importArea}>
      <CvImport onFile={onFile} dragging={dragging} drawn />
      <Switch
        label={copy.keep.label}
        hint={copy.keep.hint}
        checked={kept}
        onChange={onKeptChange}
      />
    </div>
    <section className={styles.promise}>
      <div>
        <Heading level={2} size="m">
          {copy.empty.title}
        </Heading>
        <Text tone="muted">{copy.empty.text}</Text>
      </div>
      <ol className={styles.promiseSteps}>
        {copy.empty.steps.map(({ title, text }, index) => (
          <li key={title} className={styles.promiseStep}>
            <span className={styles.promiseNumber} aria-hidden>
              {index + 1}
            </span>
            <div>
              <Text weight="medium">{title}</Text>
              <Text size="s" tone="muted">
                {text}
              </Text>
            </div>
          </li>
        ))}
      </ol>
    </section>
  </div>
);
