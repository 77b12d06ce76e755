import type { Concept } from '#/domain/lexicon/lexicon';
import { REGULATED_DIPLOMA } from '#/domain/postings/postingDegrees.fr';
import { fold } from '#/domain/shared/text';

/** Diplomas without which the trade is forbidden by law: the State diplomas of care, social work and teaching of sports. */
export const isRegulated = ({ kind, label }: Concept): boolean =>
  kind === 'diploma' && REGULATED_DIPLOMA.test(fold(label));
