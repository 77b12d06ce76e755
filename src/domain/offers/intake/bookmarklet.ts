import * as v from 'valibot';

import type { PostingInput, PostingProblem } from '#/domain/offers/intake/PostingReader';
import { addressPart, readAddressPart } from '#/domain/shared/addressPart';
import { fail, ok, type Result } from '#/domain/shared/result';

/** Name under which a page hands over what it shows, in the fragment of our address: fragments never reach a server. */
export const HANDOVER = 'offre';

/** Characters of text and of data that the bookmarklet sends: browsers take addresses of that length. */
const MOST_SENT = 60_000;
/** Percent-encoding makes nine characters of some of them. */
const LONGEST_FRAGMENT = 1_200_000;

const payloadSchema = v.object({
  u: v.pipe(v.string(), v.maxLength(4_000)),
  x: v.pipe(v.string(), v.maxLength(MOST_SENT)),
  j: v.pipe(v.array(v.pipe(v.string(), v.maxLength(MOST_SENT))), v.maxLength(20)),
});

/** What the bookmarklet sends: address, text and JSON-LD of the page. */
type Payload = v.InferOutput<typeof payloadSchema>;

/** The fragment that carries a page, mark included; the same as the bookmarklet writes. */
export const encodeHandover = ({ u, x, j }: Payload): string =>
  `#${HANDOVER}=${addressPart(JSON.stringify({ u, x, j }))}`;

/** Reads a fragment that anyone may have written. Null where it hands nothing over. */
export const decodeHandover = (fragment: string): Result<PostingInput, PostingProblem> | null => {
  const mark = `#${HANDOVER}=`;
  if (!fragment.startsWith(mark)) return null;
  if (fragment.length > LONGEST_FRAGMENT) return fail('tooLarge');
  try {
    const json: unknown = JSON.parse(readAddressPart(fragment.slice(mark.length)));
    const payload = v.safeParse(payloadSchema, json);
    if (!payload.success) return fail('unreadable');
    const { u, x, j } = payload.output;
    if (x.trim() === '' && j.length === 0) return fail('empty');
    return ok({ content: x, url: u, structured: j });
  } catch {
    return fail('unreadable');
  }
};

/**
 * The source of the bookmarklet: it takes the selection, or else the text of the page, with the
 * page's own data, and opens the application with them, in the same tab where no other may be
 * opened. `appUrl` is the absolute address of the screen that reads them.
 */
export const bookmarkletSource = (appUrl: string): string => {
  const script = `(()=>{const d=document,w=t=>{t=String(t||'').slice(0,${MOST_SENT});return t.toWellFormed?t.toWellFormed():t.replace(/[\\ud800-\\udfff]/g,'')},s=String(getSelection()||''),m=d.querySelector('main,article')||d.body,j=[...d.querySelectorAll('script[type="application/ld+json"]')].map(e=>e.textContent||'').filter(t=>/JobPosting/.test(t)&&t.length<=${MOST_SENT}).slice(0,3).map(w),x=w(s.length>200?s:m.innerText),a=${JSON.stringify(appUrl)}+'#${HANDOVER}='+encodeURIComponent(JSON.stringify({u:location.href.slice(0,4000),x,j})),o=open(a);if(o)o.opener=null;else location.href=a})()`;
  return `javascript:${addressPart(script)}`;
};
