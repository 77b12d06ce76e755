import { europassOf } from '#/domain/profile/europass';
import { europassXmlOf } from '#/domain/profile/europassXml';
import { jsonResumeOf } from '#/domain/profile/jsonResume';
import type { Profile } from '#/domain/profile/profile';
import type { ExportedFile, ExportFormat } from '#/domain/profile/transfer';
import { fold } from '#/domain/shared/text';

type Context = {
  /** Data URL; only JSON Resume has a place for it. */
  readonly photo: string | null;
  /** ISO instant of the export. */
  readonly now: string;
};

const JSON_TYPE = 'application/json';
const pretty = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const fileName = ({ firstName, lastName }: Profile): string =>
  fold(`${firstName} ${lastName}`)
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '') || 'profil';

/** The profile as a file of a format. */
export const exportProfile = (
  profile: Profile,
  format: ExportFormat,
  { photo, now }: Context,
): ExportedFile => {
  const name = fileName(profile);
  switch (format) {
    case 'jsonResume':
      return {
        name: `${name}-json-resume.json`,
        type: JSON_TYPE,
        text: pretty(jsonResumeOf(profile, photo)),
      };
    case 'europassJson':
      return {
        name: `${name}-europass.json`,
        type: JSON_TYPE,
        text: pretty(europassOf(profile, now)),
      };
    case 'europassXml':
      return {
        name: `${name}-europass.xml`,
        type: 'application/xml',
        text: europassXmlOf(profile, now),
      };
  }
};
