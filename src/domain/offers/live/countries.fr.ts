/** Countries where aid organisations recruit, by their ISO code of three letters: names as `placeKey` writes them. */
const NAMES = `
afg:afghanistan|alb:albanie|are:emirats arabes unis,emirats|arm:armenie|aze:azerbaidjan|bdi:burundi|ben:benin|bfa:burkina faso,burkina|bgd:bangladesh|bih:bosnie herzegovine,bosnie|bol:bolivie|bra:bresil|caf:centrafrique,republique centrafricaine,rca|che:suisse|civ:cote d ivoire|cmr:cameroun|cod:republique democratique du congo,rdc,rd congo|cog:congo,congo brazzaville,republique du congo|col:colombie|com:comores|cpv:cap vert|cub:cuba|deu:allemagne|dji:djibouti|dma:dominique|dom:republique dominicaine|dza:algerie|ecu:equateur|egy:egypte|eri:erythree|esp:espagne|eth:ethiopie|fra:france|gab:gabon|gbr:royaume uni|geo:georgie|gha:ghana|gin:guinee,guinee conakry|gmb:gambie|gnb:guinee bissau|gnq:guinee equatoriale|grc:grece|grd:grenade|gtm:guatemala|guy:guyana|hnd:honduras|hti:haiti|idn:indonesie|ind:inde|irl:irlande|irn:iran|irq:irak|ita:italie|jam:jamaique|jor:jordanie|jpn:japon|ken:kenya|khm:cambodge|kwt:koweit|lao:laos|lbn:liban|lbr:liberia|lby:libye|lca:ste lucie|lka:sri lanka|lux:luxembourg|mar:maroc|mda:moldavie|mdg:madagascar|mex:mexique|mli:mali|mmr:birmanie,myanmar|moz:mozambique|mrt:mauritanie|mus:maurice,ile maurice|mwi:malawi|ner:niger|nga:nigeria|npl:nepal|pak:pakistan|per:perou|phl:philippines|pol:pologne|pse:palestine|qat:qatar|rou:roumanie|rwa:rwanda|sau:arabie saoudite|sdn:soudan|sen:senegal|sle:sierra leone|slv:salvador|som:somalie|ssd:soudan du sud|syr:syrie|tcd:tchad|tgo:togo|tha:thailande|tto:trinite et tobago|tun:tunisie|tur:turquie|tza:tanzanie|uga:ouganda|ukr:ukraine|usa:etats unis|ven:venezuela|vnm:vietnam,viet nam|yem:yemen|zaf:afrique du sud|zmb:zambie|zwe:zimbabwe|bel:belgique|can:canada
`;

const BY_NAME: ReadonlyMap<string, string> = new Map(
  NAMES.trim()
    .split('|')
    .flatMap((one) => {
      const [code = '', names = ''] = one.split(':');
      return names.split(',').map((name): [string, string] => [name, code]);
    }),
);

/** Groups of countries as people and our own filters name them. */
const GROUPS: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'afrique',
    'ben bfa bdi cmr caf tcd com cog cod civ dji dza gab gin mar mdg mli mrt ner rwa sen tgo tun eth gha ken lbr mwi moz nga sdn sle som ssd tza uga zmb zwe'.split(
      ' ',
    ),
  ],
  ['caraibes', 'hti dom dma lca grd jam tto cub'.split(' ')],
  ['moyen orient', 'lbn syr jor irq yem pse tur egy are sau qat kwt'.split(' ')],
]);

/** ISO codes of three letters of the country or the group that a key of `placeKey` names; empty where it names none. */
export const countriesNamed = (key: string): readonly string[] => {
  const code = BY_NAME.get(key);
  return GROUPS.get(key) ?? (code === undefined ? [] : [code]);
};
