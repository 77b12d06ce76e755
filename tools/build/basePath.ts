/** The address of the application on its host, with a slash at both ends; throws for what is no path. */
export const readBase = (text: string | undefined): string => {
  const path = (text ?? '').replaceAll(/^\/+|\/+$/gu, '');
  if (path === '') return '/';
  if (!/^[\w.~-]+(?:\/[\w.~-]+)*$/u.test(path))
    throw new Error(`EMBELLIE_BASE is no path such as /emploi/: ${text}`);
  return `/${path}/`;
};

/** That of this build, from EMBELLIE_BASE; the root without one. */
export const base = readBase(process.env['EMBELLIE_BASE']);
