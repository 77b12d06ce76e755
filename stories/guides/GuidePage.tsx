import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

import { COMPONENT_GUIDES } from '#stories/guides/components.fr';
import type { Guide } from '#stories/guides/guide';
import { SCREEN_PURPOSES } from '#stories/guides/screens.fr';

import * as styles from '#stories/guides/GuidePage.css';
import '#stories/guides/Paper.css';

const List = ({
  title,
  look,
  lines,
}: {
  readonly title: string;
  readonly look: string;
  readonly lines: readonly string[];
}) => (
  <section className={`${styles.part} ${look}`}>
    <h3 className={styles.title}>{title}</h3>
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);

const Advice = ({ purpose, dos, donts }: Guide) => (
  <>
    <p>{purpose}</p>
    <div className={`sb-unstyled ${styles.advice}`}>
      <List title="À faire" look={styles.todo} lines={dos} />
      <List title="À éviter" look={styles.avoid} lines={donts} />
    </div>
  </>
);

/** The page of documentation of a component or of a screen: what it is for, how to use it well, its props, its stories. */
export const GuidePage = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = COMPONENT_GUIDES[preparedMeta.title];
  // What hangs under a screen shows that screen at work.
  const [shelf, screen] = preparedMeta.title.split('/');
  const purpose = SCREEN_PURPOSES[`${shelf}/${screen}`];
  return (
    <>
      <Title />
      {guide && <Advice {...guide} />}
      {purpose && <p>{purpose}</p>}
      {!guide && !purpose && <Description />}
      <Primary />
      <Controls />
      <Stories title="Histoires" includePrimary={false} />
    </>
  );
};
