import { useEffect, useState } from 'react';

type Index = { readonly entries: Readonly<Record<string, { readonly name: string }>> };

/** French name of every story by its address, as Storybook's own index lists them; empty until the index is there. */
export const useStoryNames = (): ReadonlyMap<string, string> => {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const left = new AbortController();
    fetch('./index.json', { signal: left.signal })
      .then((answer) => answer.json() as Promise<Index>)
      .then(({ entries }) =>
        setNames(new Map(Object.entries(entries).map(([id, { name }]) => [id, name]))),
      )
      // Without the index, links show the names that the code uses.
      .catch(() => undefined);
    return () => left.abort();
  }, []);
  return names;
};
