/** Actions of this page that wait for one another, where the browser has no locks: before 2022, or without HTTPS. */
const queues = new Map<string, Promise<unknown>>();

const afterOthers = <T>(name: string, action: () => Promise<T>): Promise<T> => {
  const done = (queues.get(name) ?? Promise.resolve()).then(action, action);
  queues.set(name, done);
  return done;
};

/** Runs an action while no other one of its name runs, in this tab or in another of the same browser. One that asks for its own name waits for ever. */
export const alone = <T>(name: string, action: () => Promise<T>): Promise<T> => {
  const { locks }: { readonly locks?: LockManager } = navigator;
  return locks === undefined
    ? afterOthers(name, action)
    : locks.request(`embellie.${name}`, action);
};
