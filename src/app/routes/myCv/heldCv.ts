const KEY = 'embellie.heldCv';

/** Tab memory may be refused, as all storage. */
const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

/** Notes, for as long as this tab is open, whether it holds a CV that is kept nowhere: another load of the page loses it. */
export const noteHeldCv = (held: boolean): void =>
  attempt(
    () => (held ? sessionStorage.setItem(KEY, '1') : sessionStorage.removeItem(KEY)),
    undefined,
  );

/** Whether the page before this one, in this tab, held a CV that is lost with it. */
export const wasCvLost = (): boolean => attempt(() => sessionStorage.getItem(KEY) !== null, false);
