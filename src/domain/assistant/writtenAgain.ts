import { applicationMeant } from '#/domain/assistant/accountNames.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import type { Reply } from '#/domain/assistant/message';
import { isFramed } from '#/domain/assistant/messageAsked.fr';
import type { Message } from '#/domain/assistant/messageAsked.fr';
import { edited, editedWords, editIn } from '#/domain/assistant/messageEdits.fr';
import { namesAddressee } from '#/domain/assistant/messageTold.fr';
import { namedApplication } from '#/domain/assistant/namedRecords';
import { ownReply } from '#/domain/assistant/ownReply';
import { dictatedReply, isDictated } from '#/domain/assistant/replies/dictatedReply.fr';
import { framedReply } from '#/domain/assistant/replies/framedReply.fr';
import {
  FORMAL_LETTER,
  restyled,
  restyledWords,
  stylesOf,
} from '#/domain/assistant/replies/restyle.fr';
import { asksOtherStyle } from '#/domain/assistant/thread';
import { shortened, writtenMessage } from '#/domain/assistant/writing/writtenMessage.fr';

/** A message as the first request and the later ones ask for it: what they tell, then how it is to sound, then what is added or taken out. */
export const writtenAgain = (
  message: Message,
  opening: string,
  requests: readonly string[],
  facts: SearchFacts,
): Reply => {
  const telling = requests.filter((each) => !asksOtherStyle(each) && editIn(each) === null);
  const about =
    [opening, ...telling].map((each) => applicationMeant(each, facts)).findLast(Boolean) ??
    (namesAddressee(opening)
      ? null
      : ([opening, ...telling]
          .map((each) => namedApplication(each, facts.applications))
          .findLast(Boolean) ?? null));
  const styling = requests.filter(asksOtherStyle);
  const make = (asked: readonly string[]): Reply => {
    const styles = stylesOf(asked);
    // Nothing planned is said familiarly but where its plan says so.
    const planned = styles.includes('familiar')
      ? null
      : writtenMessage([opening, ...telling], facts);
    if (planned !== null && planned.email !== null) {
      const email = styles.includes('shorter') ? shortened(planned.email) : planned.email;
      return { ...planned, email: restyled(email, styles) };
    }
    const dictated = isDictated(opening) ? dictatedReply(opening, facts, about) : null;
    if (dictated !== null && dictated.email !== null)
      return { ...dictated, email: restyled(dictated.email, styles) };
    if (!isFramed(message)) {
      const first = ownReply(message, opening, about, facts);
      return first.email === null || message === 'resignationLetter'
        ? first
        : { ...first, email: restyled(first.email, styles) };
    }
    const first = framedReply(message, [opening, ...telling], facts, about, styles);
    // What is said familiarly is written so by its frame, or not at all.
    const rest = styles.filter((style) => style === 'formal' || style === 'simpler');
    return first.email === null ? first : { ...first, email: restyled(first.email, rest) };
  };
  const first = make(styling);
  if (first.email === null) return first;
  const edits = requests.flatMap((each) => editIn(each) ?? []);
  const email = edited(first.email, edits);
  const last = requests.at(-1) ?? '';
  const edit = editIn(last);
  if (edit !== null)
    return {
      ...first,
      text: editedWords(edit, email.body !== edited(first.email, edits.slice(0, -1)).body),
      email,
    };
  if (!asksOtherStyle(last)) return { ...first, email };
  if (message === 'resignationLetter') return { ...first, text: FORMAL_LETTER, email };
  const before = make(styling.slice(0, -1)).email?.body;
  const keepsToVous =
    isFramed(message) && stylesOf([last]).includes('familiar') && before === first.email.body;
  return keepsToVous
    ? { ...first, email }
    : { ...first, text: restyledWords(last, first.email.body !== before), email };
};
