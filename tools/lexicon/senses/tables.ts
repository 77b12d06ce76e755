/** Rows of a table by the name of their column. */
type Row = Readonly<Record<string, string>>;

/** A text and how much each professional domain of ROME has of it. */
export type DomainText = { readonly text: string; readonly domains: ReadonlyMap<number, number> };

/** The tables of ROME 4.0 that are read, by the name of their file without its version. */
export type RomeTables = {
  readonly domaine_professionnel: readonly Row[];
  readonly liens_rome_referentiels: readonly Row[];
  readonly referentiel_appellation: readonly Row[];
  readonly referentiel_competence: readonly Row[];
  readonly referentiel_savoir: readonly Row[];
  readonly texte: readonly Row[];
};

/** Competences and knowledge, in the links between occupations and what they hold. */
const BLOCK_OF_SKILLS = '5';
const QUALITIES = 'Savoir-être professionnel';

/** The 110 professional domains: the first three characters of a code of occupation. */
export const domainsOf = ({ domaine_professionnel }: RomeTables): readonly string[] =>
  domaine_professionnel.map((row) => row['code_domaine_professionnel'] ?? '');

/** Every text of ROME with the domains that use it. */
export const textsOf = (tables: RomeTables): readonly DomainText[] => {
  const places = new Map(domainsOf(tables).map((domain, index) => [domain, index] as const));
  const domainOf = (row: Row): number | undefined =>
    places.get((row['code_rome'] ?? '').slice(0, 3));
  const users = new Map<string, Map<number, number>>();
  for (const row of tables.liens_rome_referentiels) {
    const domain = domainOf(row);
    if (row['code_compo_bloc'] !== BLOCK_OF_SKILLS || domain === undefined) continue;
    const item = users.get(row['code_ogr'] ?? '') ?? new Map<number, number>();
    item.set(domain, (item.get(domain) ?? 0) + 1);
    users.set(row['code_ogr'] ?? '', item);
  }
  const linked = (text: string | undefined, item: string | undefined): readonly DomainText[] => {
    const domains = users.get(item ?? '');
    return domains === undefined || text === undefined ? [] : [{ text, domains }];
  };
  const own = (text: string | undefined, row: Row): readonly DomainText[] => {
    const domain = domainOf(row);
    return domain === undefined || text === undefined
      ? []
      : [{ text, domains: new Map([[domain, 1]]) }];
  };
  return [
    ...tables.referentiel_competence
      .filter((row) => row['cat_comp'] !== QUALITIES)
      .flatMap((row) => linked(row['libelle_competence'], row['code_ogr'])),
    ...tables.referentiel_savoir.flatMap((row) =>
      linked(row['libelle_savoir'], row['code_ogr_savoir']),
    ),
    ...tables.referentiel_appellation.flatMap((row) => own(row['libelle_appellation_long'], row)),
    ...tables.texte
      .filter((row) => row['libelle_type_texte'] === 'definition')
      .flatMap((row) => own(row['libelle_texte'], row)),
  ];
};
