// The marks of a pack's sources: {concept|mention}, and in an offer {?concept|mention} where it is optional.
const MARK = /\{(\??)([a-z0-9-]+)\|([^{}]*)\}/gu;

const squeeze = (text) => text.replace(/\s+/gu, ' ').trim();

/** The text as the document shows it. */
export const stripMarks = (text) => text.replace(MARK, '$3');

/** The marks in text order, as {concept, mention, optional}. */
export const readMarks = (text) =>
  [...text.matchAll(MARK)].map(([, optional, concept, mention]) => ({
    concept,
    mention: squeeze(mention),
    optional: optional === '?',
  }));

/** The text of a page of HTML, one line per block; marks are kept, cut words and ligatures made whole. */
export const plainText = (html) =>
  html
    .replace(/<(style|title)[^>]*>.*?<\/\1>/gsu, '')
    .replace(/\s*\n\s*/gu, ' ')
    .replaceAll('-<br>', '')
    .replace(
      /<\/?(?:aside|br|div|footer|h\d|header|li|main|p|section|span|table|t[dhr]|ul)\b[^>]*>/gu,
      '\n',
    )
    .replace(/<[^>]*>/gu, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#xFB01;', 'fi')
    .replace(/[ \t]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{2,}/gu, '\n');

/** Labels by concept, from lines "concept = label". */
export const parseConcepts = (text) =>
  new Map(
    text
      .split('\n')
      .filter((line) => line.includes(' = '))
      .map((line) => line.split(' = ')),
  );

/** One skill per concept with its distinct mentions, in text order. */
export const skillsOf = (marks, labels) => {
  const skills = new Map();
  for (const { concept, mention } of marks) {
    const label = labels.get(concept);
    if (label === undefined) throw new Error(`no label for ${concept}`);
    const { mentions } = skills.get(concept) ?? { mentions: [] };
    skills.set(concept, { concept, label, mentions: [...new Set([...mentions, mention])] });
  }
  return [...skills.values()];
};

const parseLanguages = (text = '') =>
  text
    .split(';')
    .map((part) => part.trim().split(':'))
    .filter(([language]) => language !== '')
    .map(([language, level]) => ({ language, level: level === '' ? null : level }));

/** The ground truth of an offer: fields above the line "---", marked text below. */
export const parseOffer = (id, file, labels) => {
  const [head, ...rest] = file.split('\n---\n');
  const fields = Object.fromEntries(
    head.split('\n').map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2)];
    }),
  );
  const marked = rest.join('\n---\n').trim();
  const marks = readMarks(marked);
  const { title, company, location, region, contract, mode } = fields;
  const required = skillsOf(
    marks.filter(({ optional }) => !optional),
    labels,
  );
  const optional = skillsOf(
    marks.filter(({ optional }) => optional),
    labels,
  );
  const held = new Set(required.map(({ concept }) => concept));
  const twice = optional.find(({ concept }) => held.has(concept));
  if (twice !== undefined) throw new Error(`${id} asks twice for ${twice.concept}`);
  return {
    id,
    title,
    company,
    location,
    region,
    contract,
    mode,
    text: stripMarks(marked),
    required,
    optional,
    minYears: fields.minYears === 'null' ? null : Number(fields.minYears),
    degree: fields.degree === 'null' ? null : fields.degree,
    languages: parseLanguages(fields.languages),
  };
};

/** The complete matrix, from lines "cv offer grade reason"; what is not named is 0. */
export const parseRelevance = (text, cvIds, offerIds) => {
  const grades = new Map(
    text
      .split('\n')
      .filter((line) => line.startsWith('cv-'))
      .map((line) => line.split(' '))
      .map(([cv, offer, grade]) => [`${cv} ${offer}`, Number(grade)]),
  );
  return Object.fromEntries(
    cvIds.map((cv) => [
      cv,
      Object.fromEntries(offerIds.map((offer) => [offer, grades.get(`${cv} ${offer}`) ?? 0])),
    ]),
  );
};

/** Months since year 0; a bare year stands for its middle. */
const monthOf = (date) => {
  const [year, month] = date.split('-').map(Number);
  return year * 12 + (month === undefined ? 6 : month - 1);
};

/** Whole years covered by the experiences, overlaps counted once; the month of the end counts. */
export const yearsOfExperience = (experiences, referenceDate) => {
  const months = new Set();
  for (const { start, end } of experiences) {
    const last = end ?? referenceDate;
    const until = monthOf(last) + (last.includes('-') ? 1 : 0);
    for (let month = monthOf(start); month < until; month += 1) months.add(month);
  }
  return Math.floor(months.size / 12);
};
