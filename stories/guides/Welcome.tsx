import { Logo } from '#/components/Logo/Logo';
import { TOUR, VISITS } from '#stories/guides/tour.fr';
import { useStoryNames } from '#stories/guides/useStoryNames';
import { storyId } from '#stories/support/storyFile';

import picture from '../../docs/pictures/match.png';

import * as styles from '#stories/guides/Welcome.css';

type StoryLinkProps = {
  readonly title: string;
  readonly story: string;
  readonly names: ReadonlyMap<string, string>;
};

/** A story under its French name, with the shelf that it stands on. */
const StoryLink = ({ title, story, names }: StoryLinkProps) => (
  <a
    className={styles.link}
    href={`./?path=/story/${encodeURIComponent(storyId(title, story))}`}
    target="_top"
  >
    <span className={styles.shelf}>{title.split('/')[1]}</span>
    {names.get(storyId(title, story)) ?? story}
  </a>
);

const DocLink = ({ id, name, text }: Readonly<Record<'id' | 'name' | 'text', string>>) => (
  <a
    className={styles.door}
    href={`./?path=/docs/${encodeURIComponent(`${id}--documentation`)}`}
    target="_top"
  >
    <strong>{name}</strong>
    <span>{text}</span>
  </a>
);

/** The head of the opening page: what Embellie is, in one sentence and one picture. */
export const WelcomeHero = () => (
  <div className={`sb-unstyled ${styles.hero}`}>
    <div className={styles.words}>
      <Logo label="Embellie" size="large" />
      <p className={styles.sentence}>
        Comparer son CV avec une offre d’emploi, honnêtement, en français, sans que rien ne quitte
        l’appareil.
      </p>
      <p className={styles.text}>
        Le fichier est lu dans le navigateur. Chaque point du score cite l’offre et le CV. Ce qui
        est d’exemple est marqué « Exemple » ; ce qui est réel n’est jamais tiré au hasard.
      </p>
    </div>
    <img className={styles.picture} src={picture} alt="Le résultat d’une comparaison" />
  </div>
);

/** Where to look first, for whom has little time. */
export const WelcomeDoors = () => (
  <div className={`sb-unstyled ${styles.doors}`}>
    <DocLink
      id="matrice-des-états"
      name="Matrice des états"
      text="Chaque état de chaque écran, d’un clic."
    />
    <DocLink
      id="justesse"
      name="Justesse"
      text="Ce que valent la lecture et le score, mesuré, limites comprises."
    />
    <DocLink
      id="fondations-couleurs"
      name="Fondations"
      text="Couleurs, caractères, espace, formes, mouvement, dessins."
    />
    <DocLink
      id="composants-anneau-de-score"
      name="Composants"
      text="Leurs propriétés, ce qu’il faut faire, ce qu’il faut éviter."
    />
  </div>
);

/** The stages of the review, each with the stories to open. */
export const WelcomeTour = () => {
  const names = useStoryNames();
  return (
    <ol className={`sb-unstyled ${styles.tour}`}>
      {TOUR.map(({ minutes, title, text, stops }) => (
        <li key={title} className={styles.stage}>
          <span className={styles.minutes}>{minutes} min</span>
          <div className={styles.stageWords}>
            <h3 className={styles.stageTitle}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <div className={styles.links}>
              {stops.map(([shelf, story]) => (
                <StoryLink key={`${shelf} ${story}`} title={shelf} story={story} names={names} />
              ))}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
};

/** The whole application at work, for a newcomer and for someone who comes back. */
export const WelcomeVisits = () => {
  const names = useStoryNames();
  return (
    <div className={`sb-unstyled ${styles.links}`}>
      {VISITS.map(([title, story]) => (
        <StoryLink key={story} title={title} story={story} names={names} />
      ))}
    </div>
  );
};
