import { STORY_NAMES } from '#stories/names/storyNames';
import { readCoverage, storyId } from '#stories/support/storyFile';

import * as styles from '#stories/guides/StateMatrix.css';

const sources = import.meta.glob<string>(
  ['../pages/*.stories.tsx', '../modules/*.stories.tsx', '../flows/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

const covered = Object.values(sources)
  .map(readCoverage)
  .filter(({ sets }) => sets.length > 0)
  .toSorted((one, other) => one.title.localeCompare(other.title, 'fr'));

/** Every closed set of states of every screen, each member beside the story that shows it. */
export const StateMatrix = () => (
  <div className={`sb-unstyled ${styles.matrix}`}>
    {covered.map(({ title, sets }) => (
      <section key={title} className={styles.screen}>
        <h2>{title}</h2>
        {sets.map(({ type, cells }) => (
          <div key={type} className={styles.set}>
            <span className={styles.type}>{type}</span>
            <ul className={styles.members}>
              {cells.map(({ member, story }) => (
                <li key={member}>
                  <a href={`./?path=/story/${storyId(title, story)}`} target="_top">
                    {STORY_NAMES[title]?.[story] ?? story}
                  </a>{' '}
                  <span className={styles.type}>{member}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    ))}
  </div>
);
