/** Lets the thread do something else before going on. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
