import { capitalise, elide, lowerFirst, typeset } from '#/domain/letters/french/frenchWords';
import { isInfinitive } from '#/domain/letters/french/listPhrase';
import { headOf, withArticle } from '#/domain/letters/french/nounPhrase';
import type { LetterSentence, LetterSource, SourcePlace } from '#/domain/letters/letter';
import { isParticiple } from '#/domain/letters/sources/deed.fr';
import { fold } from '#/domain/shared/text';

/** Words that open a sentence of the person's own. Folded. */
const OWN_SENTENCE =
  /^(?:je |j'|mon |ma |mes |nous |notre |nos |c'est |c'etait |ce sont |ce qui |ce que |ce dont |il |elle |ils |elles |on |votre |vos |depuis |cela |ca |ce |quand |lorsque |chez vous|a chaque |chaque |d'etre |tout le monde |si |un jour|(?:un|une|des|les?|la) .* m'(?:a|ont) |vous |la\S* .*, c'est |le\S* .*, c'est )/u;
/** A verb in a text, told by its auxiliary or its ending. Folded. */
const HAS_VERB =
  /(?:^|\s)(?:est|sont|etait|ai|a|ont|suis|sommes|fait|font|va|vont|peut|ressemble|plait|touche|compte|donne|permet|travaillait|reste|aime)(?=\s|$)/u;

const closed = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);
const bare = (text: string): string => typeset(text).replace(/[\s.;,]+$/u, '');

const sentence = (text: string, quote: string, place: SourcePlace): LetterSentence => {
  const source: LetterSource = { from: 'you', place, where: null, quote };
  return { text: capitalise(closed(elide(text))), sources: [source] };
};

const toDo = (text: string): boolean =>
  isInfinitive(headOf(text)) || /^(?:avoir|etre|pouvoir|savoir)(?= )/u.test(fold(text));

/** Somebody and what they did: a verb stands before any "qui" or "que". */
const HAS_DONE =
  /^(?:(?!qu[ie'’ ]|dont |où |je |j['’])\S+ ){1,6}?(?:est|sont|était|étaient|a|ont|n['’]a|n['’]ont) (?:pas |plus |presque |jamais )*\S+/u;
const OF_OTHERS = /^(?:un|une|des|les|la|le|deux|trois|plusieurs) /iu;

const isSentence = (text: string): boolean => {
  const key = fold(text);
  if (HAS_DONE.test(text.toLowerCase())) return true;
  return OWN_SENTENCE.test(key) || (/^\p{Lu}/u.test(text) && HAS_VERB.test(key) && !toDo(text));
};

const lowered = (text: string): string => {
  const words = bare(text);
  return toDo(words) ? `de ${lowerFirst(words)}` : lowerFirst(words);
};

/** What the person is proud of, in their words; null where they said nothing. */
export const prideSentence = (said: string): LetterSentence | null => {
  const text = typeset(said);
  if (text === '') return null;
  // What others did is told as what one is proud of: alone, it would say nothing of why it is told.
  if (isSentence(text))
    return HAS_DONE.test(text.toLowerCase()) && OF_OTHERS.test(text)
      ? sentence(`Ma fierté dans ce métier\u00a0: ${lowerFirst(text)}`, said, 'answers')
      : sentence(text, said, 'answers');
  const short = lowered(text).replace(/^(?:fi[eè]re?s? )(?=d)/iu, '');
  const is = /^(?:des|les|mes|ces) /u.test(short) ? 'ce sont' : 'c’est';
  return sentence(`Ma fierté dans ce métier, ${is} ${short}`, said, 'answers');
};

/** Verbs of which the past is told with "être". Folded. */
const WITH_BEING =
  /^(?:alle|arrive|devenu|entre(?=e?s? (?:en|comme|a|au|dans|chez)\b)|intervenu|monte(?=e?s? (?:a|au|en)\b)|parti|parvenu|passe(?=e?s? (?:par|chef|responsable)\b)|rentre|reste|sorti|venu)e?s?\b/u;
/** What one was, in the form of what one did. Folded. */
const WAS =
  /^(?:apprenti|associe|benevole|charge|delegue|diplome|embauche|employe|forme|nomme|recrute|salarie)e?s?\b/u;

/** The nearest thing that the person has done, in their words; null where they said nothing. */
export const closestSentence = (said: string): LetterSentence | null => {
  const text = typeset(said);
  if (text === '') return null;
  if (isSentence(text)) return sentence(text, said, 'answers');
  const short = lowered(text);
  if (WAS.test(fold(short))) return sentence(`J’ai été ${short}`, said, 'answers');
  if (WITH_BEING.test(fold(short))) return sentence(`Je suis ${short}`, said, 'answers');
  if (isParticiple(short)) return sentence(`J’ai ${short}`, said, 'answers');
  const is = /^(?:des|les|mes|ces) /u.test(short) ? 'ce sont' : 'c’est';
  return sentence(`Ce que j’ai fait de plus proche, ${is} ${short}`, said, 'answers');
};

/** Why this employer, in the person's words; null where they said nothing. */
export const whySentence = (said: string): LetterSentence | null => {
  const text = typeset(said);
  if (text === '') return null;
  if (/^(?:parce qu|car )/iu.test(text))
    return sentence(
      `Si je vous écris, c’est ${lowerFirst(text).replace(/^car /u, 'parce que ')}`,
      said,
      'answers',
    );
  if (/^pour /iu.test(text)) return sentence(`Je vous écris ${lowerFirst(text)}`, said, 'answers');
  if (isSentence(text)) return sentence(text, said, 'answers');
  const short = lowered(text);
  const is = /^(?:des|les|vos|ces) /u.test(short) ? 'ce sont' : 'c’est';
  return sentence(`Ce qui m’attire chez vous, ${is} ${short}`, said, 'answers');
};

const MONTH =
  /^(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)/u;

/** When the person is free, brought after "je suis disponible"; null where they said nothing. */
export const whenSentence = (said: string): LetterSentence | null => {
  const text = bare(said);
  if (text === '') return null;
  const free = lowerFirst(text).replace(/^(?:je (?:suis|serai) )?(?:disponible|libre)s? ?/iu, '');
  if (free === lowerFirst(text) && isSentence(text)) return sentence(text, said, 'answers');
  const key = fold(free);
  if (free === '' || key === 'oui')
    return sentence('Je suis disponible dès maintenant', said, 'answers');
  const date = free.replace(/^(?:le |au )(?=\d)/iu, '');
  if (/^1er|^\d{1,2} \p{L}{3,}/u.test(date) && !/^\d+ (?:mois|semaines?|jours?)/u.test(key))
    return sentence(`Je suis disponible à partir du ${date}`, said, 'answers');
  if (MONTH.test(key)) return sentence(`Je suis disponible à partir de ${free}`, said, 'answers');
  if (
    /^\d+ (?:mois|semaines?|jours?)/u.test(key) ||
    /^(?:un|deux|trois|une) (?:mois|semaine)/u.test(key)
  )
    return sentence(`Je suis disponible après ${free}`, said, 'answers');
  if (key.startsWith('preavis'))
    return sentence(`Je suis disponible après un ${free}`, said, 'answers');
  return sentence(`Je suis disponible ${free}`, said, 'answers');
};

/** What the person adds, in their words: sentences as they are, a thing alone within one. */
export const keyPointSentences = (said: string): readonly LetterSentence[] =>
  said
    .split(/\n+|(?<=[.!?])\s+/u)
    .map((line) => typeset(line.replace(/^[\s\-•*]+/u, '')))
    .filter((line) => line !== '')
    .map((line) => {
      if (/^(?:disponible|libre)(?![\p{L}])/iu.test(line)) {
        const when = whenSentence(line);
        if (when !== null)
          return {
            ...when,
            sources: [{ from: 'you', place: 'keyPoints', where: null, quote: line }],
          };
      }
      if (isSentence(line)) return sentence(line, line, 'keyPoints');
      const phrase = withArticle(bare(line));
      return phrase === null
        ? sentence(`Je précise enfin\u00a0: ${lowerFirst(bare(line))}`, line, 'keyPoints')
        : sentence(`Je mentionne enfin ${phrase}`, line, 'keyPoints');
    });
