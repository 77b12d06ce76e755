import * as fc from 'fast-check';
import * as v from 'valibot';

/** What a schema tells of itself at run time; valibot's types hide it behind the general one. */
type Shape = {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly options?: readonly unknown[];
  readonly item?: Shape;
  readonly items?: readonly Shape[];
  readonly wrapped?: Shape;
  readonly value?: Shape;
  readonly literal?: unknown;
  readonly pipe?: readonly (Shape & { readonly requirement?: unknown })[];
};

/** Texts of the forms that records hold, beside any text. */
const FORMS = [
  '',
  '2026-11-22',
  '2024-02-29',
  '2026-11-22T09:30',
  '2026-11-22T08:30:00.000Z',
  'https://exemple.fr/offre?id=1',
  'mail@exemple.fr',
  'data:image/png;base64,iVBORw0KGgo=',
  '0123456789abcdef',
];

const limitOf = (pipe: Shape['pipe'], type: string): number | undefined => {
  const found = pipe?.find((action) => action.type === type)?.requirement;
  return typeof found === 'number' ? found : undefined;
};

const numbersOf = (pipe: Shape['pipe']): fc.Arbitrary<unknown> => {
  const min = limitOf(pipe, 'min_value') ?? -1000;
  const max = limitOf(pipe, 'max_value') ?? Math.max(min + 1, 2 ** 45);
  const whole = pipe?.some(({ type }) => type === 'integer' || type === 'safe_integer') ?? false;
  return whole
    ? fc.integer({ min: Math.ceil(min), max: Math.min(Math.floor(max), 2 ** 31 - 1) })
    : fc.oneof(
        fc.integer({ min: Math.ceil(min), max: Math.min(Math.floor(max), 2 ** 31 - 1) }),
        fc.double({ min, max, noNaN: true }).map((one) => (Object.is(one, -0) ? 0 : one)),
      );
};

const textsOf = (pipe: Shape['pipe']): fc.Arbitrary<unknown> => {
  const pattern = pipe?.find(({ type }) => type === 'regex')?.requirement;
  return fc.oneof(
    fc.constantFrom(...FORMS),
    pattern instanceof RegExp
      ? fc.stringMatching(new RegExp(pattern.source))
      : fc.string({
          unit: 'grapheme',
          maxLength: limitOf(pipe, 'max_length') ?? 30,
          size: 'small',
        }),
  );
};

const objectsOf = (entries: Readonly<Record<string, Shape>>): fc.Arbitrary<unknown> => {
  const optional = (shape: Shape): boolean =>
    shape.type === 'optional' || shape.type === 'exact_optional';
  return fc.record(
    Object.fromEntries(
      Object.entries(entries).map(([key, shape]) => [
        key,
        valuesOf(optional(shape) && shape.wrapped ? shape.wrapped : shape),
      ]),
    ),
    { requiredKeys: Object.keys(entries).filter((key) => !optional(entries[key] as Shape)) },
  );
};

const partOf = (shape: Shape | undefined, type: string): Shape => {
  if (shape === undefined) throw new Error(`a schema of type ${type} tells not what it holds`);
  return shape;
};

const unchecked = (shape: Shape): fc.Arbitrary<unknown> => {
  const { type, pipe } = shape;
  switch (type) {
    case 'string':
      return textsOf(pipe);
    case 'number':
      return numbersOf(pipe);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'literal':
      return fc.constant(shape.literal);
    case 'picklist':
      return fc.constantFrom(...(shape.options ?? []));
    case 'union':
    case 'variant':
      return fc.oneof(...(shape.options ?? []).map((option) => valuesOf(option as Shape)));
    case 'nullable':
      return fc.option(valuesOf(partOf(shape.wrapped, type)));
    case 'nullish':
    case 'optional':
    case 'exact_optional':
      return valuesOf(partOf(shape.wrapped, type));
    case 'array':
      return fc.array(valuesOf(partOf(shape.item, type)), {
        minLength: limitOf(pipe, 'min_length') ?? 0,
        maxLength: Math.min(4, limitOf(pipe, 'max_length') ?? 4),
      });
    case 'tuple':
      return fc.tuple(...(shape.items ?? []).map(valuesOf));
    case 'record':
      return fc.dictionary(
        fc.string({ minLength: 1, maxLength: 8 }).filter((key) => key !== '__proto__'),
        valuesOf(partOf(shape.value, type)),
        { maxKeys: 3 },
      );
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return objectsOf(shape.entries ?? {});
    case 'unknown':
    case 'any':
      return fc.jsonValue({ maxDepth: 1 });
    default:
      throw new Error(`no values are known for a schema of type ${type}`);
  }
};

/** Values as a schema gives them out: made by its shape, and only those that it takes. */
const valuesOf = (shape: Shape): fc.Arbitrary<unknown> =>
  unchecked(shape)
    .map((value) => v.safeParse(shape as unknown as v.GenericSchema, value))
    .filter(({ success }) => success)
    .map(({ output }) => output);

/** Any value that a schema allows, small rather than large; fast-check makes a failing one smaller still. */
export const arbitraryOf = <T>(schema: v.GenericSchema<unknown, T>): fc.Arbitrary<T> =>
  valuesOf(schema) as fc.Arbitrary<T>;
