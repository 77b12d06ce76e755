/** Names that no commune has and people give all the same, as keys, with the communes that they stand for. */
export const PLACE_ALIASES: ReadonlyMap<string, readonly string[]> = new Map(
  `
clermont fd|clermont fer:clermont ferrand
aix en pce|aix en pr:aix en provence
aix:aix en provence|aix les bains
chalon|chalon s saone:chalon sur saone
cergy pontoise:cergy|pontoise
marne la vallee:noisy le grand|champs sur marne|torcy|serris|chessy|lognes|bussy st georges
st quentin en yvelines|sqy:montigny le bretonneux|guyancourt|trappes|voisins le bretonneux|elancourt
la defense|paris la defense:puteaux|courbevoie|nanterre
sophia antipolis:valbonne|biot
roissy cdg|roissy charles de gaulle:roissy en france
la plaine st denis|plaine st denis:st denis
paris saclay|plateau de saclay:palaiseau|orsay|gif sur yvette|saclay
evry:evry courcouronnes
st martin d heres campus:st martin d heres
lyon part dieu|lyon confluence:lyon
euralille:lille
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', towns = ''] = line.split(':');
      return names.split('|').map((name) => [name, towns.split('|')] as const);
    }),
);
