/** The name that a search is offered when it is saved (specification, section 9): `Recherche du 21/11/2026`. `today` is an ISO day. */
export const defaultSearchName = (today: string): string => {
  const [year, month, day] = today.split('-');
  return `Recherche du ${day}/${month}/${year}`;
};
