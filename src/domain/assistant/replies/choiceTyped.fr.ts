import type { Talk } from '#/domain/assistant/talk';
import { contentStems, sameRoot } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

/** Opens the choices that are proposed. */
const PROPOSES = /[Vv]oulez-vous dire\u00a0:/u;
const AGREES =
  /^(?:oui|ouais|exact[a-z]*|voila|c'est ca|c'est bien ca|tout a fait|ok)[ !.,]*(?:c'est (?:ca|cela))?[ !.]*$/u;
const PLACES: readonly RegExp[] = [
  /^(?:non )?(?:(?:c'est|plutot|oui|ok|prends|je veux) )*(?:l[ae] |l')?(?:(?:choix|numero|reponse) )?(?:premiere?|1|1er|1ere|un)[ .!]*$/u,
  /^(?:non )?(?:(?:c'est|plutot|oui|ok|prends|je veux) )*(?:l[ae] )?(?:(?:choix|numero|reponse) )?(?:deuxieme|seconde?|2|2e|2eme|deux)[ .!]*$/u,
  /^(?:non )?(?:(?:c'est|plutot|oui|ok|prends|je veux) )*(?:l[ae] )?(?:(?:choix|numero|reponse) )?(?:troisieme|derniere?|3|3e|3eme|trois)[ .!]*$/u,
];
const MOST_OF_CHOICE = 5;

/** The question that a choice of those just proposed stands for, chosen by its place or in its words; null where none is. */
export const choiceTyped = (question: string, talk: Talk | null): string | null => {
  const proposed = talk?.reply;
  if (proposed === undefined || !PROPOSES.test(proposed.text)) return null;
  const asked = fold(question).replaceAll('\u2019', "'").trim();
  if (AGREES.test(asked)) return proposed.suggestions[0] ?? null;
  const lines = proposed.text
    .slice(proposed.text.search(PROPOSES))
    .split('\n')
    .filter((line) => line.startsWith('- '));
  // What was told first is no line of the choices.
  const suggestions = proposed.suggestions.slice(-lines.length);
  const place = PLACES.findIndex((pattern) => pattern.test(asked));
  if (place >= 0) return suggestions[place] ?? suggestions.at(-1) ?? null;
  if (asked.split(/\s+/u).length > MOST_OF_CHOICE) return null;
  const words = contentStems(question);
  const fits = lines.map((line, at) => {
    const name = contentStems(line.split(/[:.]/u)[0] ?? '');
    const shared = words.filter((word) => name.some((each) => sameRoot(each, word))).length;
    return { at, shared };
  });
  const [best, next] = fits.toSorted((a, b) => b.shared - a.shared);
  return best !== undefined &&
    words.length > 0 &&
    best.shared === words.length &&
    best.shared > (next?.shared ?? 0)
    ? (suggestions[best.at] ?? null)
    : null;
};
