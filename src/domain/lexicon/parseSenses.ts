import { packVector } from './tradeVectors.ts';

/** What a senses file tells (docs/lexicon.md): packed vectors of trades, and the forms that several trades use. */
export type Senses = {
  /** Domains of ROME, such as `M18`, in the order of the numbers that vectors use. */
  readonly domains: readonly string[];
  readonly ofFamily: ReadonlyMap<string, string>;
  readonly ofConcept: ReadonlyMap<string, string>;
  /** Forms, as word keys joined by spaces, by concept. */
  readonly shared: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Nothing is known of trades. */
export const NO_SENSES: Senses = {
  domains: [],
  ofFamily: new Map(),
  ofConcept: new Map(),
  shared: new Map(),
};

const DOMAINS = '@domains ';
const FAMILY = '@family ';

/** Reads a senses file. */
export const parseSenses = (text: string): Senses => {
  const places = new Map<string, number>();
  const ofFamily = new Map<string, string>();
  const ofConcept = new Map<string, string>();
  const shared = new Map<string, ReadonlySet<string>>();
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith(DOMAINS)) {
      for (const domain of line.slice(DOMAINS.length).split(' ')) places.set(domain, places.size);
      continue;
    }
    const [head = '', vector = '', forms = ''] = line.split('\t');
    const packed = packVector(vector, places);
    if (head.startsWith(FAMILY)) ofFamily.set(head.slice(FAMILY.length), packed);
    else {
      if (packed !== '') ofConcept.set(head, packed);
      if (forms !== '') shared.set(head, new Set(forms.split('|')));
    }
  }
  return { domains: [...places.keys()], ofFamily, ofConcept, shared };
};
