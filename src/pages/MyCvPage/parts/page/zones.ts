import type { Cv, Read } from '#/domain/cv/cv';
import type { TextRange } from '#/domain/shared/textRange';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';

/** One field or chip of the screen, and where the document says it. */
export type Zone = {
  /** `person.email`, `experience-1.jobTitle`, `skill.Netsoins`: the field carries it as `data-zone`. */
  readonly key: string;
  /** What the words are: a title, an employer, a skill. */
  readonly label: string;
  readonly ranges: readonly TextRange[];
};

/** One place on the page that leads to its field. */
export type ZonePlace = Omit<Zone, 'ranges'> & { readonly range: TextRange };

export const zoneKeys = {
  person: (field: string): string => `person.${field}`,
  headline: 'headline',
  of: (entryId: string, field: string): string => `${entryId}.${field}`,
  skill: (label: string): string => `skill.${label}`,
  interest: (value: string): string => `interest.${value}`,
} as const;

const sourcesOf = (fields: readonly (Read<unknown> | null)[]): readonly TextRange[] => {
  const found: TextRange[] = [];
  for (const field of fields) {
    const source = field?.source ?? null;
    if (source === null) continue;
    if (!found.some(({ start, end }) => start === source.start && end === source.end))
      found.push(source);
  }
  return found;
};

const PERSON = ['firstName', 'lastName', 'email', 'phone', 'city'] as const;
const EXPERIENCE = ['jobTitle', 'company', 'place'] as const;
const EDUCATION = ['degree', 'institution'] as const;

/** Every field and chip that the document says somewhere. */
export const zonesOf = (cv: Cv): readonly Zone[] => {
  const zone = (
    key: string,
    label: string,
    ...fields: readonly (Read<unknown> | null)[]
  ): Zone => ({ key, label, ranges: sourcesOf(fields) });
  return [
    ...PERSON.map((field) => zone(zoneKeys.person(field), copy.fields[field], cv.person[field])),
    zone(zoneKeys.headline, copy.fields.headline, cv.headline),
    ...cv.experiences.flatMap((entry) => [
      ...EXPERIENCE.map((field) =>
        zone(zoneKeys.of(entry.id, field), copy.fields[field], entry[field]),
      ),
      zone(zoneKeys.of(entry.id, 'dates'), copy.fields.dates, entry.start, entry.end),
    ]),
    ...cv.education.flatMap((entry) => [
      ...EDUCATION.map((field) =>
        zone(zoneKeys.of(entry.id, field), copy.fields[field], entry[field]),
      ),
      zone(zoneKeys.of(entry.id, 'dates'), copy.fields.dates, entry.start, entry.end),
    ]),
    ...cv.languages.map(({ id, language, level }) =>
      zone(id, copy.fields.language, language, level),
    ),
    ...cv.skills.map(({ label, mentions }) => ({
      key: zoneKeys.skill(label),
      label: copy.fields.skill,
      ranges: mentions,
    })),
    ...cv.interests.map((interest) =>
      zone(zoneKeys.interest(interest.value), copy.fields.interest, interest),
    ),
  ].filter(({ ranges }) => ranges.length > 0);
};

const overlap = (one: TextRange, other: TextRange): boolean =>
  one.start < other.end && other.start < one.end;

/** The places that can be pressed, in the order of the document. Where two claim the same words, the field that comes first on the screen has them. */
export const placesOf = (zones: readonly Zone[]): readonly ZonePlace[] => {
  const taken: ZonePlace[] = [];
  for (const { key, label, ranges } of zones)
    for (const range of ranges)
      if (range.end > range.start && !taken.some((place) => overlap(place.range, range)))
        taken.push({ key, label, range });
  return taken.toSorted((one, other) => one.range.start - other.range.start);
};

/** True for the zone itself and for what is part of it: an experience lights its title, employer and dates. */
export const isWithin = (key: string, whole: string | null): boolean =>
  whole !== null && (key === whole || key.startsWith(`${whole}.`));

/** What the document says of a zone and of its parts. */
export const rangesOf = (zones: readonly Zone[], key: string | null): readonly TextRange[] =>
  zones.filter((zone) => isWithin(zone.key, key)).flatMap(({ ranges }) => ranges);
