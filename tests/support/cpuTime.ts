const MICROSECONDS = 1_000;

/** Does a work and tells the processor time it took, in milliseconds: the time on the wall also counts what else the machine does. */
export const withCpuTime = async <T>(
  work: () => T | Promise<T>,
): Promise<{ readonly value: T; readonly ms: number }> => {
  const before = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(before);
  return { value, ms: (user + system) / MICROSECONDS };
};
