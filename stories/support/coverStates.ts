/**
 * Ties a story to every member of a closed set; nothing happens at run time.
 * A member added to the set without a story does not compile.
 */
export const coverStates = <Member extends string>(
  _stories: Readonly<Record<Member, object>>,
): void => undefined;
