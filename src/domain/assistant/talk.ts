import { accountOf, isJob } from '#/domain/assistant/account';
import type { AccountRecord } from '#/domain/assistant/account';
import { attributesIn } from '#/domain/assistant/factAttributes.fr';
import type { Attribute } from '#/domain/assistant/factAttributes.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import type { Reply } from '#/domain/assistant/message';
import { goesOn, pointsBack } from '#/domain/assistant/replies/smallTalk.fr';
import { fold } from '#/domain/shared/text';

/** What was asked, what was replied, and what went before. */
export type Talk = {
  readonly question: string;
  readonly reply: Reply;
  readonly before: () => Talk | null;
};

const isLinkedTo = (record: AccountRecord, { links }: Reply): boolean =>
  isJob(record) &&
  links.some(
    ({ target, id }) =>
      id !== null &&
      (target === 'analysis' ? record.analysis?.id === id : record.application?.id === id),
  );

/** Where a reply names a record by its title and its house, or by its title alone; -1 where it does not. */
const placeIn = (
  text: string,
  record: AccountRecord,
): { readonly at: number; readonly isWhole: boolean } => {
  const titles = isJob(record)
    ? [record.title, record.analysis?.offerTitle ?? '']
    : [record.post.jobTitle?.value ?? ''];
  const house = fold(isJob(record) ? record.company : (record.post.company?.value ?? '')).trim();
  const called = titles
    .map((title) => fold(title).trim())
    .filter((title, at, all) => title !== '' && all.indexOf(title) === at)
    .map((title) => `\u00ab ${title} \u00bb`);
  const whole =
    house === '' ? [] : called.flatMap((each) => [`${each} (${house}`, `${each}, ${house}`]);
  const places = whole.map((each) => text.indexOf(each)).filter((at) => at >= 0);
  if (places.length > 0) return { at: Math.min(...places), isWhole: true };
  const alone = called.map((each) => text.indexOf(each)).filter((at) => at >= 0);
  return { at: alone.length === 0 ? -1 : Math.min(...alone), isWhole: false };
};

/** The records that a reply names, in its order; of two of one title, the one that it leads to. */
export const recordsSpokenOf = (reply: Reply, facts: SearchFacts): readonly AccountRecord[] => {
  const text = fold(reply.text);
  const found = accountOf(facts)
    .map((record) => ({ record, ...placeIn(text, record), isLinked: isLinkedTo(record, reply) }))
    .filter(({ at }) => at >= 0);
  return found
    .filter(
      (each) =>
        each.isWhole ||
        each.isLinked ||
        !found.some(
          (other) => other !== each && other.at === each.at && (other.isWhole || other.isLinked),
        ),
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ record }) => record);
};

const FARTHEST = 4;

/** The records that the talk spoke of last. */
export const lastRecords = (
  talk: Talk | null,
  facts: SearchFacts,
  left = FARTHEST,
): readonly AccountRecord[] => {
  if (talk === null || left === 0) return [];
  const records = recordsSpokenOf(talk.reply, facts);
  return records.length > 0 || !follows(talk.question)
    ? records
    : lastRecords(talk.before(), facts, left - 1);
};

const follows = (question: string): boolean => goesOn(question) || pointsBack(question);

/** What the talk asked last of a record. */
export const lastAttributes = (talk: Talk | null, left = FARTHEST): readonly Attribute[] => {
  if (talk === null || left === 0) return [];
  const attributes = attributesIn(talk.question);
  return attributes.length > 0 ? attributes : lastAttributes(talk.before(), left - 1);
};
