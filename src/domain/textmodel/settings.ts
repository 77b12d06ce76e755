import * as v from 'valibot';

import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import type { Destination } from '#/domain/textmodel/TextModel';

/** Which model rewords: none unless the user says so. */
export const TEXT_MODEL_CHOICES = ['off', 'browser', 'own'] as const;
export type TextModelChoice = (typeof TEXT_MODEL_CHOICES)[number];

const text = v.pipe(v.string(), v.maxLength(500));

export const textModelSettingsSchema = v.object({
  choice: v.picklist(TEXT_MODEL_CHOICES),
  /** Address of an OpenAI-compatible service, such as `http://localhost:11434/v1`. */
  address: text,
  model: text,
  /** Stays on the device but for the calls to that address; empty for a service without keys. */
  key: text,
  /** Destinations that the user has agreed to send text to. */
  allowed: v.array(text),
});
export type TextModelSettings = Readonly<v.InferOutput<typeof textModelSettingsSchema>>;

export const NO_TEXT_MODEL: TextModelSettings = {
  choice: 'off',
  address: '',
  model: '',
  key: '',
  allowed: [],
};

/** Why an address cannot be used: `notSecure` would send text and key in the clear over a network. */
export const ADDRESS_PROBLEMS = ['missing', 'notAnAddress', 'notSecure'] as const;
export type AddressProblem = (typeof ADDRESS_PROBLEMS)[number];

/** An address that can be called: where it is, and what the browser calls its origin. */
export type Endpoint = { readonly base: string; readonly origin: string };

const ADDRESS = /^(https?):\/\/([a-z0-9.-]+(?::\d{1,5})?)((?:\/[\w.~%-]+)*)\/*$/iu;
const ON_DEVICE = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/iu;

/** Reads an address as typed: `https`, or `http` on the device itself; what follows the version is left out. */
export const readAddress = (typed: string): Result<Endpoint, AddressProblem> => {
  const trimmed = typed.trim().replace(/\/chat\/completions\/*$/iu, '');
  if (trimmed === '') return fail('missing');
  const [, scheme = '', host = '', path = ''] = ADDRESS.exec(trimmed) ?? [];
  if (host === '') return fail('notAnAddress');
  if (scheme.toLowerCase() === 'http' && !ON_DEVICE.test(host)) return fail('notSecure');
  const origin = `${scheme}://${host}`.toLowerCase().replace(/^(https:\/\/[^:]+):443$/u, '$1');
  return ok({ base: `${origin}${path}`, origin });
};

/** Where text would go under these settings; null where it would go nowhere. */
export const destinationOf = ({
  choice,
  address,
  model,
}: TextModelSettings): Destination | null => {
  if (choice === 'off') return null;
  if (choice === 'browser') return { kind: 'browser' };
  const endpoint = readAddress(address);
  return endpoint.ok && model.trim() !== ''
    ? { kind: 'own', origin: endpoint.value.origin, model: model.trim() }
    : null;
};

/** How an agreement is remembered: one for each place that text can go to. */
export const destinationId = (destination: Destination): string =>
  destination.kind === 'browser' ? 'browser' : destination.origin;

/** Whether the user has agreed to send text there. */
export const isAllowed = ({ allowed }: TextModelSettings, destination: Destination): boolean =>
  allowed.includes(destinationId(destination));
