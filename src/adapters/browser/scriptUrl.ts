/** What browsers with Trusted Types hand out for an address that may become code. */
type Policy = { readonly createScriptURL: (address: string) => unknown };
type Factory = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => Policy;
};

/** Name of the one policy that the page's own policy allows: `tools/serve/securityPolicy.ts`. */
const POLICY = 'embellie';

let policy: Policy | null = null;

const ownOnly = (address: string): string => {
  const { origin, protocol } = new URL(address, document.baseURI);
  if (protocol !== 'blob:' && origin !== location.origin)
    throw new TypeError('a script may only come from the application itself');
  return address;
};

/** An address of the application itself, or one of its blobs, as browsers with Trusted Types want it. */
export const asScriptUrl = (address: string): string => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Factory };
  if (trustedTypes === undefined) return ownOnly(address);
  policy ??= trustedTypes.createPolicy(POLICY, { createScriptURL: ownOnly });
  // The DOM types know strings alone; the browser wants the object.
  return policy.createScriptURL(address) as string;
};
