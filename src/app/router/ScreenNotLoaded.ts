/** The file of a screen or of its frame did not come: no network, or a newer version replaced it. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded';
}

/** Names the failure of an import, so that an error boundary tells it from a bug. */
export const orNotLoaded = <T>(importing: Promise<T>): Promise<T> =>
  importing.catch((cause: unknown) => {
    throw new ScreenNotLoaded('a file of the application could not be loaded', { cause });
  });
