import type { Lexicon, Mention } from '#/domain/lexicon/lexicon';
import { DIPLOMA_HEAD, DIPLOMA_OF, NEXT_CHOICE } from '#/domain/postings/postingDegrees.fr';
import { fold } from '#/domain/shared/text';

/** No list of diplomas is longer. */
const LONGEST = 300;

/** The diploma that a bare name of a trade stands for, or null: "moniteur-educateur" after "le diplome d'Etat d'assistant de service social ou". */
const diplomaOf = (lexicon: Lexicon, trade: string): Mention['concept'] | null =>
  DIPLOMA_OF.map((head) =>
    lexicon
      .findMentions(`${head}${trade}`)
      .find(({ concept, start }) => concept.kind === 'diploma' && start === 0),
  ).find((mention) => mention !== undefined)?.concept ?? null;

/**
 * Diplomas that stand in one list with a diploma named in full and leave its head out: a State diploma of one trade "ou"
 * the bare name of another. Any of them opens the post, so none may be lost.
 */
export const diplomaChoices = (
  lexicon: Lexicon,
  text: string,
  mentions: readonly Mention[],
): readonly Mention[] =>
  mentions
    .filter(({ concept }) => concept.kind === 'diploma' && DIPLOMA_HEAD.test(fold(concept.label)))
    .flatMap((named): readonly Mention[] => {
      const found: Mention[] = [];
      let at = named.end;
      while (at - named.end < LONGEST) {
        const join = NEXT_CHOICE.exec(text.slice(at, at + LONGEST));
        const item = join?.groups?.['item'];
        if (join === null || item === undefined) break;
        const start = at + join[0].length - item.length;
        at = start + item.length;
        const concept = diplomaOf(lexicon, item);
        if (concept === null) {
          // Another diploma told in full goes on with the list.
          if (
            mentions.some(
              (one) => one.concept.kind === 'diploma' && one.start < at && one.end > start,
            )
          )
            continue;
          break;
        }
        found.push({ concept, start, end: at, confidence: 1 });
      }
      return found;
    });
