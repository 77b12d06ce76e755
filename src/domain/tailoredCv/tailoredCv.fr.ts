import type { CvBlockKind } from '#/domain/tailoredCv/tailoredCv';

/** Headings of the parts that the imported CV gives none: the words that every reader of CVs knows. */
export const BLOCK_HEADINGS: Readonly<Record<CvBlockKind, string>> = {
  profile: 'Profil',
  experience: 'Expérience professionnelle',
  volunteering: 'Bénévolat',
  education: 'Formation',
  skills: 'Compétences',
  languages: 'Langues',
  other: 'Autres informations',
  unplaced: 'Autres informations',
};

/** What stands before a way to reach somebody, and says nothing of it. */
export const CONTACT_LABEL =
  /^(?:e-?mail|mail|courriel|adresse(?: e-?mail)?|tel(?:ephone)?|portable|mobile|gsm|contact)\.?\s*:?\s*/u;

/** Words at the top of a CV that name the paper and not the person. */
export const PAPER_NAME = /^(?:curriculum vitae|cv)$/u;

/** The name of its file, without extension. */
export const tailoredFileName = (name: string, job: string): string =>
  ['CV', name, job]
    .filter((part) => part.trim() !== '')
    .join(' - ')
    .replace(/[\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, 90)
    .trim();
