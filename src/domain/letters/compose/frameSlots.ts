import { APPEALS, WITH_YOU } from '#/domain/letters/bank/frame.fr';
import { anyDegreeSlot, degreeSlots, studySlot } from '#/domain/letters/compose/degreeSlots.fr';
import { slot } from '#/domain/letters/compose/fill';
import type { Slot, Slots } from '#/domain/letters/compose/fill';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import { placeOf, jobOf, whereOf, titleOf } from '#/domain/letters/compose/letterSlots';
import { sharedSkills } from '#/domain/letters/compose/sharedSkills';
import { joinAnd, typeset } from '#/domain/letters/french/frenchWords';
import { atOrganisation } from '#/domain/letters/french/nounPhrase';
import { easeIn, traitsAsked, traitsIn } from '#/domain/letters/french/phrases.fr';
import { atTown, placeName } from '#/domain/letters/french/properNames.fr';
import type { LetterSource } from '#/domain/letters/letter';
import type { CandidateExperience, LetterCandidate } from '#/domain/letters/sources/candidate';
import { startIn, townOf, type OfferFact } from '#/domain/letters/sources/employer.fr';
import type { LetterOffer } from '#/domain/letters/sources/letterOffer';
import { heldLicenceIn, otherPermitsIn, permitsIn } from '#/domain/letters/sources/permits.fr';
import { readyIn } from '#/domain/letters/sources/ready.fr';
import { contentStems } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

const yearOf = (today: string): number => Number(today.slice(0, 4));

const permitSlot = (
  { candidate: { text }, offer, today }: LetterInput,
  told: string,
): Slot | null => {
  const found = permitsIn(text, offer.text, yearOf(today)).filter(
    (one) => !told.includes(one.quote),
  );
  return slot(
    joinAnd(found.map((one) => one.text)),
    found.map(({ quote }) => ({ from: 'cv', place: 'skills', where: null, quote })),
  );
};

const otherPermitSlot = (
  { candidate: { text }, offer, today }: LetterInput,
  told: string,
): Slot | null => {
  const found = otherPermitsIn(text, offer.text, yearOf(today)).filter(
    (one) => !told.includes(one.text),
  );
  return slot(
    joinAnd(found.map((one) => one.text)),
    found.map(({ quote }) => ({ from: 'cv', place: 'education', where: null, quote })),
  );
};

/** The job held now. */
const nowOf = ({ experiences }: LetterCandidate): CandidateExperience | undefined =>
  experiences.find(({ ongoing, jobTitle }) => ongoing && jobTitle !== null);

/** The job left last, where none is held. */
const leftOf = (candidate: LetterCandidate): CandidateExperience | undefined =>
  nowOf(candidate) === undefined
    ? candidate.experiences.find((one) => jobOf(one) !== null)
    : undefined;

const fromOffer = (quote: string): LetterSource => ({
  from: 'offer',
  place: 'offer',
  where: null,
  quote,
});

/** The town where the writer lives and the post is; null where they differ or one is not told. */
const townSlot = (candidate: LetterCandidate, offer: LetterOffer): Slot | null => {
  const own = townOf(typeset(candidate.city));
  if (own === '' || fold(own) !== fold(townOf(offer.place))) return null;
  const town = placeName(own);
  return slot(town, [{ from: 'cv', place: 'headline', where: null, quote: candidate.city }]);
};

/** Whether the writer is known to live in another town than that of the post. */
export const livesElsewhere = ({
  candidate,
  offer,
}: Pick<LetterInput, 'candidate' | 'offer'>): boolean => {
  const [own, asked] = [candidate.city, offer.place].map((one) => fold(townOf(typeset(one))));
  return own !== '' && asked !== '' && own !== asked;
};

/** Where a town is; null where the advertisement names none, or several. */
const inTown = (place: string): string | null => {
  const town = placeName(townOf(typeset(place)));
  if (town === '' || /,|\d|\//u.test(place.replace(/\s*\([^)]*\)/gu, ''))) return null;
  return FAR.test(fold(place)) ? null : atTown(town);
};
/** Work without a place. Folded. */
const FAR = /distance|teletravail|france|europe|monde/u;

const startSlot = ({ offer, today }: LetterInput): Slot | null => {
  const start = startIn(offer.text, today);
  return start === null ? null : slot(start.text, [fromOffer(start.quote)]);
};

/** Languages that the offer names: the others answer nothing. */
const languageSlot = ({ languages }: LetterCandidate, offer: LetterOffer): Slot | null => {
  const asked = fold(offer.text);
  const known = languages.filter(({ source }) => asked.includes(fold(source.quote)));
  return slot(
    joinAnd(known.map(({ text }) => text)),
    known.map(({ source }) => source),
  );
};

/** What the writer is at ease with, in the words of the CV, where the offer speaks of it. */
const easeSlot = ({ text }: LetterCandidate, { stems }: LetterOffer): Slot | null => {
  const ease = easeIn(text);
  const isAsked = ease !== null && contentStems(ease.text).some((stem) => stems.has(stem));
  return isAsked
    ? slot(ease.text, [{ from: 'cv', place: 'skills', where: null, quote: ease.quote }])
    : null;
};

/** What the CV says that its writer is, where the offer asks for qualities at all. */
const traitSlot = ({ text }: LetterCandidate, offer: LetterOffer): Slot | null => {
  const traits = traitsIn(text);
  return traits === null || !traitsAsked(offer.text)
    ? null
    : slot(traits.text, [{ from: 'cv', place: 'headline', where: null, quote: traits.quote }]);
};

/** The slots that name what is not told yet; `told` is what the letter says already. */
export const untoldSlots = (input: LetterInput, told: string): Slots => ({
  skills: sharedSkills(input.candidate, input.offer, input.match, told),
  permits: permitSlot(input, told),
  permitsToo: otherPermitSlot(input, told),
});

/** Languages that the writer uses well, whether the offer names them or not. */
const anyLanguageSlot = ({ languages }: LetterCandidate): Slot | null =>
  slot(
    joinAnd(languages.map(({ text }) => text)),
    languages.map(({ source }) => source),
  );

const licenceSlot = ({ text }: LetterCandidate): Slot | null => {
  const licence = heldLicenceIn(text);
  return licence === null
    ? null
    : slot(licence.text, [{ from: 'cv', place: 'skills', where: null, quote: licence.quote }]);
};

const makeFrame = (input: LetterInput): Slots => {
  const { candidate, offer } = input;
  const now = nowOf(candidate);
  const company =
    offer.company === '' || offer.isAgency ? null : atOrganisation(typeset(offer.company));
  const left = leftOf(candidate);
  const ready = readyIn(candidate.text);
  const { team } = offer.facts;
  const fact = (one: OfferFact | null): Slot | null =>
    one === null ? null : slot(one.text, [fromOffer(one.quote)]);
  const at = (experience: CandidateExperience | undefined): Slot | null =>
    experience === undefined || placeOf(experience) === null
      ? null
      : slot(whereOf(experience), [experience.source]);
  return {
    title: slot(offer.title === '' ? null : titleOf(input)),
    titleAt: slot(
      offer.title === ''
        ? null
        : [titleOf(input), company ?? inTown(offer.place)]
            .filter((part) => part !== null)
            .join(' '),
    ),
    atCompany: slot(company),
    employer:
      offer.employer === null ? null : slot(offer.employer.text, [fromOffer(offer.employer.quote)]),
    team: fact(team),
    ready:
      ready === null
        ? null
        : slot(ready.text, [{ from: 'cv', place: 'headline', where: null, quote: ready.quote }]),
    town: townSlot(candidate, offer),
    starts: startSlot(input),
    withYou: slot(company ?? WITH_YOU),
    study: studySlot(candidate),
    jobNow: now === undefined ? null : slot(jobOf(now), [now.source]),
    atNow: at(now),
    jobLeft: left === undefined ? null : slot(jobOf(left), [left.source]),
    atLeft: at(left),
    languages: languageSlot(candidate, offer),
    ...untoldSlots(input, ''),
    ease: easeSlot(candidate, offer),
    engaged: slot(
      joinAnd(candidate.engagements.slice(0, 2).map(({ text }) => text)),
      candidate.engagements.slice(0, 2).map(({ source }) => source),
    ),
    traits: traitSlot(candidate, offer),
    anyDegree: anyDegreeSlot(candidate),
    anyLanguages: anyLanguageSlot(candidate),
    licence: licenceSlot(candidate),
    appeal: slot(APPEALS[offer.recruiter?.civility ?? 'unknown']),
    ...degreeSlots(candidate, offer),
  };
};

const frames = new WeakMap<
  LetterCandidate,
  { readonly input: LetterInput; readonly slots: Slots }
>();
const FRAMED_BY = ['offer', 'match', 'agreement', 'today'] as const;

/** Slots that depend on no line. A letter is tried in several lengths: those of one writer and offer are made once. */
export const frameSlots = (input: LetterInput): Slots => {
  const last = frames.get(input.candidate);
  if (last !== undefined && FRAMED_BY.every((part) => last.input[part] === input[part]))
    return last.slots;
  const slots = makeFrame(input);
  frames.set(input.candidate, { input, slots });
  return slots;
};
