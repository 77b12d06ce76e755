import { useStoryNames } from '#stories/guides/useStoryNames';
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

const shelfOf = (title: string): string => title.split('/')[0] ?? title;
const nameOf = (title: string): string => title.split('/').slice(1).join(', ');

const shelves = ['Pages', 'Modules', 'Parcours'].map((shelf) => ({
  shelf,
  screens: covered.filter(({ title }) => shelfOf(title) === shelf),
}));

const sets = covered.flatMap((screen) => screen.sets);
const states = sets.reduce((sum, { cells }) => sum + cells.length, 0);

/** Every closed set of states of every screen, each member beside the story that shows it. */
export const StateMatrix = () => {
  const names = useStoryNames();
  return (
    <div className={`sb-unstyled ${styles.matrix}`}>
      <p className={styles.summary}>
        <strong>{states}</strong> états, en <strong>{sets.length}</strong> ensembles fermés.
      </p>
      {shelves.map(({ shelf, screens }) => (
        <section key={shelf} className={styles.shelf}>
          <h2 className={styles.shelfName}>{shelf}</h2>
          {screens.map((screen) => (
            <section key={screen.title} className={styles.screen}>
              <h3 className={styles.screenName}>{nameOf(screen.title)}</h3>
              {screen.sets.map(({ type, cells }) => (
                <div key={type} className={styles.set}>
                  <span className={styles.type}>{type}</span>
                  <ul className={styles.members}>
                    {cells.map(({ member, story }) => (
                      <li key={member}>
                        <a
                          className={styles.member}
                          href={`./?path=/story/${storyId(screen.title, story)}`}
                          target="_top"
                        >
                          {names.get(storyId(screen.title, story)) ?? story}{' '}
                          <span className={styles.type}>{member}</span>
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </section>
          ))}
        </section>
      ))}
    </div>
  );
};
