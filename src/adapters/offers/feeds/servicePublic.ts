import { textOf } from '#/domain/offers/intake/jobPostingParts';
import { inCodeOrder } from '#/domain/shared/inCodeOrder';

/** Tells which file holds the offers of the public service, and its day. */
export const CSP_DATASET =
  'https://www.data.gouv.fr/api/1/datasets/les-offres-diffusees-sur-choisir-le-service-public/';

/** The file that was known to be stable. */
const CSP_RESOURCE = '867034a2-2fa1-41b4-bd39-c84691ea618f';

const newest = (dataset: string): Record<string, unknown> | undefined => {
  let resources: unknown;
  try {
    ({ resources } = JSON.parse(dataset) as { readonly resources?: unknown });
  } catch {
    return undefined;
  }
  const files = (Array.isArray(resources) ? resources : []) as readonly Record<string, unknown>[];
  return files
    .filter(({ format, title }) => format === 'csv' && /offres-datagouv/iu.test(textOf(title)))
    .toSorted((one, other) =>
      inCodeOrder(textOf(other['last_modified']), textOf(one['last_modified'])),
    )[0];
};

/** The identifier of the newest file that a description of the dataset names; the stable one where it tells none. */
export const cspResource = (dataset: string): string =>
  textOf(newest(dataset)?.['id']) || CSP_RESOURCE;

/** ISO day of that file; null where it is not told. */
export const cspDay = (dataset: string): string | null =>
  /^\d{4}-\d{2}-\d{2}/u.exec(textOf(newest(dataset)?.['last_modified']))?.[0] ?? null;
