/** A part of the application could not be fetched: offline, or a newer version was put online meanwhile. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}

/** Imports a module where it is first needed; throws `NotLoaded` where that fails, so that nobody blames the user's file. */
export const onUse = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (cause) {
    throw new NotLoaded('a module was not fetched', { cause });
  }
};
