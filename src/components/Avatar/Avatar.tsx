import * as styles from '#/components/Avatar/Avatar.css';

const PARTICLES = new Set(['de', 'du', 'des', 'la', 'le', 'les', 'et', "d'", "l'"]);

/** One or two capitals that stand for a name: first and last word, particles left out. */
export const monogram = (name: string): string => {
  const words = name
    .replaceAll(/[\u2019']/gu, "' ")
    .split(/[\s\-\u00a0\u202f]+/u)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word) && !PARTICLES.has(word.toLowerCase()));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('fr') ?? '').join('');
};

/** The same name always has the same tint. */
const tintOf = <Tint,>(name: string, tints: readonly [Tint, ...Tint[]]): Tint => {
  // FNV-1a: neighbouring names fall far apart.
  let hash = 0x811c9dc5;
  for (const character of name) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return tints[(hash >>> 8) % tints.length] ?? tints[0];
};

export type AvatarSize = 'small' | 'medium' | 'large';
export const AVATAR_TINTS = ['sky', 'dawn', 'meadow', 'slate'] as const;

type AvatarProps = {
  /** Whose initials are shown, and from which the tint comes. */
  readonly name: string;
  /** 32, 40 or 64 px. */
  readonly size?: AvatarSize;
  /** Round for a person, square for a company. */
  readonly shape?: 'person' | 'company';
  /** Says the name to assistive technology; leave out where the name stands beside it. */
  readonly labelled?: boolean;
};

/** Initials in place of a portrait or a logo: no picture is ever fetched. */
export const Avatar = ({
  name,
  size = 'medium',
  shape = 'person',
  labelled = false,
}: AvatarProps) => (
  <span
    className={styles.avatar({ size, shape, tint: tintOf(name, AVATAR_TINTS) })}
    {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
  >
    {monogram(name)}
  </span>
);
