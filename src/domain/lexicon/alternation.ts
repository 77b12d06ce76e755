const GROUP = /\(([^()]*\/[^()]*)\)/u;

/** More variants than this in one form is a slip of the pen. */
const MAX_VARIANTS = 128;

/** Writes out `(a/b)` alternations: `patient(/e)` gives `patient` and `patiente`. A slash outside parentheses is a plain character. */
export const expandAlternations = (form: string): readonly string[] | null => {
  let variants = [form];
  for (let open = true; open;) {
    open = false;
    const next: string[] = [];
    for (const variant of variants) {
      const group = GROUP.exec(variant);
      if (group === null) {
        next.push(variant);
        continue;
      }
      open = true;
      const before = variant.slice(0, group.index);
      const after = variant.slice(group.index + group[0].length);
      for (const choice of (group[1] ?? '').split('/')) next.push(`${before}${choice}${after}`);
    }
    if (next.length > MAX_VARIANTS) return null;
    variants = next;
  }
  return [...new Set(variants.map((variant) => variant.replace(/\s+/gu, ' ').trim()))].filter(
    (variant) => variant !== '',
  );
};
