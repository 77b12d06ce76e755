const HEADING = /^(?:(comp)|(form)|(perm)|lang)\S* \((?:(exig)|souhait)[ée]e?s?\)$/iu;

/** What a line says that stands above the demands of data (`DEMAND_HEADINGS`), folded or not; null for any other line. Every screen may load it: it is short. */
export const demandHeading = (line: string) => {
  const [whole, skills, education, licences, required] = HEADING.exec(line.trim()) ?? [];
  if (whole === undefined) return null;
  return {
    field: skills ? 'skills' : education ? 'education' : licences ? 'licences' : 'languages',
    demand: required ? 'required' : 'optional',
  } as const;
};
