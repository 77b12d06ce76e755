import { fold } from '#/domain/shared/text';

/** Whether a course ended on its diploma, goes on, or was left or followed in part. */
export const STUDY_STATUSES = ['held', 'underWay', 'partial'] as const;
export type StudyStatus = (typeof STUDY_STATUSES)[number];

/** Where an entry of studies says that they go on. Folded. */
const GOES_ON =
  /(?<![a-z])(?:en cours(?! (?:du soir|particuliers|de francais|d'anglais))|en preparation|en formation actuellement|actuellement|a ce jour|aujourd'hui|present|a venir|(?:obtention|diplome|diplomation|fin|titre|examen|soutenance|certification) (?:est )?(?:prevue?|attendue?)|prevue? (?:en|pour)|(?:je )?prepare actuellement|inscrit[e]? en|rentree (?:de )?(?:septembre )?20\d\d)(?![a-z])/u;

/** That they were left, or brought no diploma, wherever the entry says it. Folded. */
const LEFT =
  /(?<![a-z])(?:sans (?:le )?(?:diplome|obtention)|non[- ](?:obtenue?|validee?|acquise?|diplomee?|titulaire|certifiee?|terminee?|achevee?|finie?|presentee?)|pas (?:obtenue?|validee?|terminee?|finie?|de di[a-z]*plome)|abandon(?:nee?)?|interrompue?|inachevee?|(?:acquisition|validation|obtention|reussite) partielle|partiellement (?:obtenue?|validee?)|\d\S* annees?(?: \S+)? validees?|annees? validees?)(?![a-z])/u;
/** The same, where only the line of the course may say it. Folded. */
const LEVEL_ALONE =
  /\(niveau\)|^[^a-z]*(?:niveau|classe de|scolarite) |(?<![a-z])niveau (?:d'etudes |de )?(?:bac|baccalaureat|cap|bep|bts|dut|but|deug|licence|master|terminale|premiere|seconde|brevet|college|lycee|3e(?:me)?|troisieme)(?![a-z]| ?\+)|(?<![a-z])(?:bac|cap|bep|bts|licence|master) niveau(?![a-z])|(?<![a-z])(?:arretee? (?:en|avant|apres)|echec|ajournee?|reorientation|pas eu le|\d+ (?:blocs?|unites?|modules?|ccp|ue) (?:sur|valide|acquis|obtenu))/u;
/** One year of a course of several. Folded. */
const ONE_YEAR =
  /(?<![a-z])(?:1|2|3|premiere|deuxieme|seconde|troisieme)\s?(?:e|ere|re|eme|nde|de)? annees?(?: (?:de|d'|du|en) |$|[ ,.)])|\d\S* annees?(?: \S+)? validees?|(?<![a-z])(?:annee (?:de )?|licence |l)[12](?![a-z0-9])/u;
const OBTAINED =
  /(?<![a-z])(?<!non[- ])(?<!pas )(?:obtenue?s?|diplomee?|validee?|titulaire|reussie?|recue?|mention|laureate?)(?![a-z])/u;
/** Who sits an examination without a school holds it only where the entry says so. Folded. */
const ALONE = /(?<![a-z])candidate? libre(?![a-z])/u;

const YEARS = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;
/** "Since September 2025", with nothing after: not over. Folded. */
const SINCE = /(?<![a-z])depuis (?:[a-z]+ )?((?:19|20)\d\d)(?!\d)/u;
/** A course begun so long ago is over, whatever its line says. */
const LONGEST_STUDIES = 6;

/** What is known of the course beside its words; years are whole, `now` is the year the CV is read in. */
export type StudyFacts = {
  readonly inProgress: boolean;
  readonly start: number | null;
  readonly now: number;
};

/**
 * Whether a course ended on its diploma, by its line and the whole entry; what says neither that it goes on nor that it
 * was left is held.
 */
export const studyStatusOf = (
  { line, entry }: { readonly line: string; readonly entry: string },
  { inProgress, start, now }: StudyFacts,
): StudyStatus => {
  const key = fold(line).replaceAll('\u2019', "'");
  const all = fold(entry).replaceAll('\u2019', "'");
  const isOld = start !== null && now - start > LONGEST_STUDIES;
  if (LEFT.test(all) || LEFT.test(key) || LEVEL_ALONE.test(key)) return 'partial';
  const years = (key.match(YEARS) ?? []).map(Number);
  const last = Math.max(0, ...years);
  const since = SINCE.exec(key)?.[1];
  const goesOn =
    inProgress ||
    last > now ||
    GOES_ON.test(key) ||
    (since !== undefined && now - Number(since) <= LONGEST_STUDIES && last === Number(since));
  // Whether so old a course ended, nothing tells.
  if (goesOn) return isOld ? 'partial' : 'underWay';
  if (ONE_YEAR.test(key) && !OBTAINED.test(all)) return 'partial';
  if (ALONE.test(key) && !OBTAINED.test(all))
    return last === 0 ? 'partial' : last >= now ? 'underWay' : 'held';
  return 'held';
};
