import { screenNames } from '#/copy/screenNames.copy';
import type { Claim, ClaimKind } from '#/domain/matching/claims';
import { labelAsLine } from '#/domain/matching/labelAsLine';

const LONGEST_LABEL = 60;

/** A requirement as a toast can hold it: some are whole lines of the offer. */
const quoted = (label: string): string =>
  `« ${label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL).trimEnd()}…` : label} »`;

const done: Record<ClaimKind, (label: string) => string> = {
  have: (label) => `${quoted(label)} s’ajoute à ${screenNames.myCv}.`,
  haveNot: (label) => `${quoted(label)} n’est plus dans ${screenNames.myCv}.`,
  notAsked: (label) => `${quoted(label)} ne compte plus pour cette offre.`,
  asked: (label) => `${quoted(label)} compte à nouveau pour cette offre.`,
};

const change = (before: number, after: number): string =>
  before === after
    ? `Le score ne change pas : ${after} sur 100.`
    : `De ${before} à ${after} sur 100.`;

const told = (claim: Claim): string =>
  claim.kind === 'post'
    ? 'Le poste est corrigé partout où vous retrouvez cette offre.'
    : done[claim.kind](labelAsLine(claim.row.label));

/** Toasts of a comparison: specification, section 8, and those of its corrections. */
export const matchToasts = {
  saved: {
    title: 'Analyse sauvegardée !',
    text: `Vous la retrouverez dans ${screenNames.analyses}.`,
  },
  notSaved: {
    title: 'Erreur',
    text: 'Impossible de sauvegarder l’analyse. Le résultat reste affiché ici.',
  },
  followed: (title: string | null, before: number, after: number) => ({
    title: 'Score recalculé',
    text: `${title === null ? 'Dernière comparaison' : `«\u00a0${title}\u00a0»`}\u00a0: de ${before} à ${after} sur 100.`,
  }),
  revised: (claim: Claim, before: number, after: number) => ({
    title: 'Score recalculé',
    text: `${told(claim)} ${change(before, after)}`,
  }),
} as const;
