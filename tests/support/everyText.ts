/** Copies of a value, each with another one of its texts replaced, and the path of that text. */
export const everyText = <T>(
  value: T,
  replacement: string,
): readonly { readonly path: string; readonly changed: T }[] => {
  const found: { path: string; changed: unknown }[] = [];
  const walk = (part: unknown, path: string, put: (next: unknown) => unknown): void => {
    if (typeof part === 'string') found.push({ path, changed: put(replacement) });
    else if (typeof part === 'object' && part !== null)
      for (const [key, inner] of Object.entries(part))
        walk(inner, path === '' ? key : `${path}.${key}`, (next) =>
          put(
            Array.isArray(part)
              ? part.map((each: unknown, index) => (String(index) === key ? next : each))
              : { ...part, [key]: next },
          ),
        );
  };
  walk(value, '', (next) => next);
  return found.map(({ path, changed }) => ({ path, changed: changed as T }));
};
