// How CVs set a date, the head of a post, a diploma and what was done: each form is one way seen on real papers.
const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
const SHORT = 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' ');

const capital = (text) => `${text[0].toUpperCase()}${text.slice(1)}`;
const monthOf = (names, date) => `${names[Number(date.slice(5)) - 1]} ${date.slice(0, 4)}`;
const long = (date) => monthOf(MONTHS, date);
const short = (date) => monthOf(SHORT, date);
const figures = (between, digits) => (date) =>
  `${date.slice(5)}${between}${date.slice(4 - digits, 4)}`;

/** A date form: what it writes of a first and a last month (null: ongoing), and whether it tells months. */
const months = (write) => ({ write, months: true });
const years = (write) => ({
  write: (from, to) => write(from.slice(0, 4), to === null ? null : to.slice(0, 4)),
  months: false,
});
const numbers = (between, digits, link, open) =>
  months((from, to) => {
    const write = figures(between, digits);
    return `${write(from)} ${link} ${to === null ? open : write(to)}`;
  });

export const DATES = {
  long: months((from, to) =>
    to === null ? `Depuis ${long(from)}` : `${capital(long(from))} - ${long(to)}`,
  ),
  fromTo: months((from, to) =>
    to === null ? `Depuis ${long(from)}` : `De ${long(from)} à ${long(to)}`,
  ),
  short: months(
    (from, to) => `${capital(short(from))} – ${to === null ? 'aujourd’hui' : short(to)}`,
  ),
  slashes: numbers('/', 4, '-', 'à ce jour'),
  twoDigits: numbers('/', 2, '–', 'présent'),
  arrow: numbers('.', 4, '>', 'en cours'),
  years: years((from, to) => (from === to ? from : `${from} - ${to ?? 'aujourd’hui'}`)),
  yearsTight: years((from, to) => (from === to ? from : `${from}-${to ?? '...'}`)),
  yearsSlash: years((from, to) =>
    from === to ? from : to === null ? `Depuis ${from}` : `${from}/${to}`,
  ),
  sharedYear: months((from, to) => {
    if (to === null) return `${capital(long(from))} à aujourd’hui`;
    const first = from.slice(0, 4) === to.slice(0, 4) ? long(from).slice(0, -5) : long(from);
    return `${capital(first)} à ${long(to)}`;
  }),
  capitals: months((from, to) =>
    `${long(from)} - ${to === null ? 'aujourd’hui' : long(to)}`.toUpperCase(),
  ),
};

const bold = (text) => `<b>${text}</b>`;
const after = (mark, town) => (town ? `${mark}${town}` : '');
/** Between two cells of a line. */
const GAP = '<span class="gap"></span>';

/** Heads of posts, by title, employer, town ('' where none is told), dates and their two ends. */
export const POSTS = {
  titleHouseDate: (t, h, p, d) => [bold(t), `${h}${after(', ', p)}`, d],
  dateTitleHouse: (t, h, p, d) => [d, bold(t), `${h}${after(' – ', p)}`],
  dateHouseTitle: (t, h, p, d) => [d, bold(h), t],
  capitalHouseTitleDate: (t, h, p, d) => [bold(h.toUpperCase()), t, d],
  houseAndDateTitle: (t, h, p, d) => [`${bold(h)}${GAP}${d}`, t],
  titleAndDateHouse: (t, h, p, d) => [`${bold(t)}${GAP}${d}`, `${h}${after(' - ', p)}`],
  capitalTitle: (t, h, p, d) => [bold(t.toUpperCase()), `${h} (${p || 'France'}) | ${d}`],
  dashes: (t, h, p, d) => [`${d} : ${bold(t)} - ${h}${after(', ', p)}`],
  commas: (t, h, p, d) => [`${d} ${bold(t)}, ${h}${after(', ', p)}`],
  chez: (t, h, p, d) => [`${bold(t)} chez ${h}, ${d}`],
  pipes: (t, h, p, d) => [`${bold(t)} | ${h} | ${d}`],
  houseColonTitle: (t, h, p, d) => [`${d} ${bold(h)}${p ? ` (${p})` : ''} : ${t}`],
  dateInBrackets: (t, h, p, d) => [`${bold(t)} – ${h} (${d})`],
  capitalHouseOnLine: (t, h, p, d) => [`${bold(h.toUpperCase())} ${t}${GAP}${d}`],
  houseTownDateTitle: (t, h, p, d) => [`${h}${after(' – ', p)}${GAP}${d}`, bold(t)],
  dateTownTitleHouse: (t, h, p, d) => [`${d}${after(' | ', p)}`, `${bold(t)} - ${h}`],
  titleCommaHouseDate: (t, h, p, d) => [`${bold(t)}, ${h}`, d],
  houseTownTitleDate: (t, h, p, d) => [bold(h), p || 'France', t, d],
  titleHouseTownDate: (t, h, p, d) => [bold(t), h, p || 'France', d],
  labels: (t, h, p, d) => [`Poste : ${t}`, `Employeur : ${h}`, `Période : ${d}`],
  contract: (t, h, p, d) => [`${bold(t)} (CDI)${GAP}${d}`, `${h}${after(' – ', p)}`],
  forHouse: (t, h, p, d) => [`${d} : ${t} pour ${h}${p ? ` (${p})` : ''}`],
  asTitle: (t, h, p, d) => [`${d} : ${h} en tant que ${t.toLowerCase()}`],
  department: (t, h, p, d) => [`${bold(t)} – Service client${GAP}${d}`, `${h}${after(', ', p)}`],
  houseInBrackets: (t, h, p, d) => [d, `${bold(t)} en CDD${after(' à ', p)} (${h})`],
  length: (t, h, p, d) => [`${d} (2 ans)`, `${bold(t)} – ${h}`],
  columnTitle: (t, h, p, d) => ({ left: d, rows: [bold(t), `${h}${after(', ', p)}`] }),
  columnHouse: (t, h, p, d) => ({ left: d, rows: [`${bold(h)}${p ? ` (${p})` : ''}`, t] }),
  columnLine: (t, h, p, d) => ({ left: d, rows: [`${bold(t)}, ${h}${after(' à ', p)}`] }),
  columnTown: (t, h, p, d) => ({ left: `${d}<br>${p}`, rows: [bold(t), h] }),
  columnOfHouses: (t, h, p, d) => ({ left: `${d}<br>${bold(h)}`, rows: [bold(t)] }),
  columnStacked: (t, h, p, d, ends) => ({ left: ends.join('<br>'), rows: [bold(t), h] }),
  dateAtRight: (t, h, p, d) => ({ right: d, rows: [bold(t), `${h}${after(', ', p)}`] }),
};

/** Heads of studies, by diploma, school, town and year; what tells no school is marked so. */
export const STUDIES = {
  diplomaSchoolYear: (d, s, p, y) => [bold(d), `${s}${after(', ', p)}`, y],
  yearDiplomaSchool: (d, s, p, y) => [y, bold(d), `${s}${after(' - ', p)}`],
  schoolAndYear: (d, s, p, y) => [`${bold(s)}${GAP}${y}`, d],
  diplomaAndYear: (d, s, p, y) => [`${bold(d)}${GAP}${y}`, s],
  colon: (d, s, p, y) => [`${y} : ${d} - ${s}${after(', ', p)}`],
  comma: (d, s, p, y) => [`${y} ${bold(d)}, ${s}`],
  yearInBrackets: (d, s, p, y) => [`${bold(d)} (${y}), ${s}`],
  withoutSchool: (d, s, p, y) => [`${y} ${d}`],
  dashes: (d, s, p, y) => [`${bold(d)} – ${s} – ${y}`],
  pipe: (d, s, p, y) => [bold(d), `${s} | ${y}`],
  townFirst: (d, s, p, y) => [`${y}${GAP}${p || 'Paris'} – ${s}`, bold(d)],
  obtained: (d, s, p, y) => [`${y} : Obtention du ${d} – ${s}`],
  mention: (d, s, p, y) => [`${bold(d)}, mention bien${GAP}${y}`, s],
  column: (d, s, p, y) => ({ left: y, rows: [bold(d), s] }),
  columnLine: (d, s, p, y) => ({ left: y, rows: [`${d}, ${s}${after(', ', p)}`] }),
  columnSchool: (d, s, p, y) => ({ left: y, rows: [`${bold(s)}${after(', ', p)}`, d] }),
  yearAtRight: (d, s, p, y) => ({ right: y, rows: [bold(d), s] }),
};

const lines = (mark) => (tasks) => tasks.map((task) => `<div>${mark}${task}</div>`).join('');

/** What was done in a post. */
export const TASKS = {
  bullets: (tasks) => `<ul>${tasks.map((task) => `<li>${task}</li>`).join('')}</ul>`,
  hyphens: lines('- '),
  plain: lines(''),
  sentence: (tasks) => (tasks.length > 0 ? `<div>${tasks.join(', ')}.</div>` : ''),
  none: () => '',
};

export const HEADINGS = {
  posts: [
    'Expérience professionnelle',
    'EXPÉRIENCES PROFESSIONNELLES',
    'Expériences',
    'Parcours professionnel',
    'MES EXPÉRIENCES',
    'Parcours',
    'EMPLOIS OCCUPÉS',
  ],
  studies: [
    'Formation',
    'FORMATIONS',
    'Diplômes et formations',
    'Études',
    'Formation & diplômes',
    'PARCOURS SCOLAIRE',
    'Formations et certifications',
  ],
  skills: ['Compétences', 'COMPÉTENCES', 'Savoir-faire', 'Mes atouts'],
};
