import { HANDOVER_QUERY } from '#/domain/device/ReceivedFiles';
import type { ReceivedFile } from '#/domain/device/ReceivedFiles';
import { addressPart, readAddressPart } from '#/domain/shared/addressPart';

/** Where another application shares to, from the address of the application: only the service worker answers there. */
export const SHARE_PATH = 'partage';

/** The one shared file that waits for its page. Not named like the caches of versions, which are tidied. */
export const SHARED_CACHE = 'embellie.shared';

const KEY = 'https://embellie.invalid/file';
const NAME = 'x-name';
const FILE = 'fichier';
const WORDS = ['partage-titre', 'partage-texte', 'partage-adresse'];

/** Extensions and types of what a CV may be, as the screen of the CV takes them. */
const ACCEPTED = [
  'application/pdf',
  '.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.docx',
  'application/msword',
  '.doc',
  'application/vnd.oasis.opendocument.text',
  '.odt',
  'application/rtf',
  '.rtf',
];

/**
 * The manifest of the application with files among what it may be shared. Only the worker says so: without one the
 * device would send the file to the host.
 */
export const withFileSharing = (manifest: string): string =>
  JSON.stringify({
    ...(JSON.parse(manifest) as object),
    share_target: {
      action: `./${SHARE_PATH}`,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: WORDS[0],
        text: WORDS[1],
        url: WORDS[2],
        files: [{ name: FILE, accept: ACCEPTED }],
      },
    },
  });

/**
 * Puts a shared file where its page finds it, and answers with the address of that page: the CV for a file, that of a
 * new offer for words. Any site may send such a form, so nothing is opened before the person is asked.
 */
export const keepShared = async (
  request: Request,
  base: string,
  store: CacheStorage,
): Promise<string> => {
  const form = await request.formData().catch(() => new FormData());
  const file = form.getAll(FILE).find((part) => part instanceof File && part.size > 0);
  if (file instanceof File) {
    const cache = await store.open(SHARED_CACHE);
    await cache.put(KEY, new Response(file, { headers: { [NAME]: addressPart(file.name) } }));
    return `${base}dashboard/my-cv?${HANDOVER_QUERY}=shared`;
  }
  const words = new URLSearchParams();
  for (const name of WORDS) {
    const value = form.get(name);
    if (typeof value === 'string' && value !== '') words.set(name, value);
  }
  return `${base}dashboard/add-offer?${words.toString()}`;
};

/** The shared file that waits, which then waits no more. */
export const takeShared = async (store: CacheStorage): Promise<ReceivedFile | null> => {
  const kept = await (await store.open(SHARED_CACHE)).match(KEY);
  const bytes = await kept?.arrayBuffer();
  await store.delete(SHARED_CACHE);
  if (kept === undefined || bytes === undefined) return null;
  const name = readAddressPart(kept.headers.get(NAME) ?? '');
  return { name, arrayBuffer: () => Promise.resolve(bytes) };
};
