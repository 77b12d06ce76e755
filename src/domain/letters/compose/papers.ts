import { tradeOf, type Kin } from '#/domain/letters/bank/trades.fr';
import { isStudyFar, isTrainedFor } from '#/domain/letters/compose/degreeSlots.fr';
import type { Desk, Sentences } from '#/domain/letters/compose/desk';
import { slot, type Slots } from '#/domain/letters/compose/fill';
import { monthsInTrade } from '#/domain/letters/compose/move';
import { joinAnd } from '#/domain/letters/french/frenchWords';
import { BETWEEN_PERMITS } from '#/domain/letters/french/namedKinds.fr';
import { yearsInWords } from '#/domain/letters/french/phrases.fr';
import type { LetterSentence } from '#/domain/letters/letter';
import { fold } from '#/domain/shared/text';

/** Lengths from which on little else is left to tell. */
const LITTLE = 2;

type Said = 'study' | 'permits' | 'permitsToo' | 'degree' | 'aDegree' | 'training';
const isSaid = ({ frame, sofar }: Desk, name: Said): boolean =>
  sofar().includes(frame[name]?.text ?? '\0');
const isTrained = (desk: Desk): boolean =>
  isSaid(desk, 'degree') || isSaid(desk, 'aDegree') || isSaid(desk, 'training');

/** How an advertisement asks for years. Folded. */
const YEARS_ASKED =
  /\d\s?(?:a \d\s?)?ans? (?:minimum )?d['\u2019]experience|experience[^.\n]{0,40}\d\s?ans/u;

/** How long the trade has been held over several posts; one post says so itself. */
const years = ({ input, write }: Desk): LetterSentence | null => {
  const held = monthsInTrade(input);
  if (held === null) return null;
  return write('years', {
    years: slot(
      yearsInWords(held.months),
      held.posts.map(({ source }) => source),
    ),
  });
};

/** Papers that say something for a family of trades, though its advertisement does not name them. */
const OF_KIN: Readonly<Partial<Record<Kin, RegExp>>> = {
  care: /AFGSU|PSC|SST|permis/u,
  children: /AFGSU|PSC|SST|BAFA/u,
  help: /AFGSU|PSC|SST|permis/u,
  teach: /PSC|SST|BAFA/u,
  guard: /SSIAP|SST|PSC|carte|habilitation/u,
  road: /permis|CACES|FIMO|FCO|ADR|carte|SST/u,
  goods: /CACES|ADR|SST/u,
  machines: /CACES|habilitation|SST/u,
  site: /CACES|AIPR|habilitation|SST/u,
  land: /CACES|[Cc]ertiphyto|ACACED|SST/u,
  clean: /CACES|SST/u,
  linen: /SST/u,
};
const isOfKin = ({ input, frame }: Desk): boolean => {
  const kin = tradeOf(input.offer.title)?.kin;
  return kin !== undefined && OF_KIN[kin]?.test(frame['permitsToo']?.text ?? '') === true;
};

/** Papers asked for and others that speak for the trade, told at once. */
const allPermits = ({ frame }: Desk): Slots => {
  const both = [frame['permits'], frame['permitsToo']].filter((one) => one != null);
  return {
    permits: slot(
      joinAnd(both.flatMap(({ text }) => text.split(BETWEEN_PERMITS))),
      both.flatMap(({ sources }) => sources),
    ),
  };
};

/** What was learnt: held or under way, with the papers that the advertisement asks for. */
const trained = (desk: Desk): Sentences => {
  const { frame, input, write } = desk;
  const isStudying = Boolean(frame['study']);
  const isFirst = !isStudying || isStudyFar(input.candidate, input.offer);
  const degree =
    isTrained(desk) || !isFirst
      ? null
      : ((frame['aDegreeToo'] && input.length >= LITTLE ? null : write('degreePermits')) ??
        write('degree'));
  const isToo = input.length >= LITTLE && isOfKin(desk);
  return [
    degree,
    input.length >= LITTLE && isTrained(desk) ? write('degreeToo') : null,
    isSaid(desk, 'permits') ? null : write('permits', isToo ? allPermits(desk) : {}),
    isStudying && !isSaid(desk, 'study') ? write('studies') : null,
  ];
};

/** What the post may not be held without where the offer asks for it, and what one learnt for a trade that one has not held yet: said first. */
export const qualification = (desk: Desk): Sentences =>
  desk.input.match.isDegreeAsked ||
  (['change', 'first', 'student'].includes(desk.plan.relation) &&
    isTrainedFor(desk.input.candidate, desk.input.offer))
    ? trained(desk)
    : [];

/** From this length on, a letter has little else to tell than what any employer may want to know. */
const STILL_SHORT = 7;
/** A diploma of another field, a licence for cars, languages: in a letter that is short still. */
export const besides = (desk: Desk): Sentences => {
  const { frame, input, plan, sofar, write } = desk;
  if (input.length < STILL_SHORT) return [];
  const isUntrained = !isTrained(desk) && plan.relation !== 'change';
  return [
    isUntrained && frame['anyDegree']
      ? write('degree', { degree: null, training: null, aDegree: frame['anyDegree'] })
      : null,
    frame['licence'] && !/permis/iu.test(sofar())
      ? write('permits', { permits: frame['licence'] })
      : null,
    frame['anyLanguages'] && frame['languages'] === null
      ? write('languages', { languages: frame['anyLanguages'] })
      : null,
  ];
};

/** What one was trained in, what one may drive or do, how long one has done it. */
export const papers = (desk: Desk): Sentences => {
  const { input, write } = desk;
  const isAsked = YEARS_ASKED.test(fold(input.offer.text));
  return [
    isAsked || input.length >= LITTLE ? years(desk) : null,
    ...trained(desk),
    input.length < LITTLE || !isOfKin(desk) || isSaid(desk, 'permitsToo')
      ? null
      : write('permitsToo'),
  ];
};
