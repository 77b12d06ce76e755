import { drawForm } from './dimensions';
import type { Forms, Random } from './dimensions';
import { amongPosts, missionRows } from './extraParts';
import { labelledHead, setHead } from './heads';
import type { Head } from './heads';
import type { Block, PostFacts, Row, StudyFacts, TruePost } from './paperParts';
import { lengthOf, monthsWithin, writePeriod, writeStudyDate } from './periods';
import type { Period } from './periods';

/** Containers that give the dates a column of their own. */
export const DATED_COLUMNS: readonly string[] = [
  'docxDates',
  'pdfDates',
  'pdfLeftDates',
  'pdfRightDates',
  'pdfMargin',
];

/** Plain lines. */
export const rows = (texts: readonly string[]): Row[] => texts.map((text) => ({ text }));

/** What a longer paper tells of a task: long enough to be wrapped. */
const AT_LENGTH = [
  'en lien avec les autres services et dans le respect des consignes d’hygiène et de sécurité de l’établissement',
  'avec un compte rendu quotidien au responsable et une attention constante à la qualité du travail rendu',
];

const HOUSE_LINES = [
  'Entreprise familiale de quarante salariés',
  'Établissement de 80 places, équipe de douze personnes',
  'PME spécialisée dans les services aux particuliers',
];

const taskRows = ({ tasks: form, taskLength, detail }: Forms, tasks: readonly string[]): Row[] => {
  const last: Row[] = detail === 'tools' ? [{ text: 'Outils : Word, Excel, messagerie' }] : [];
  const told = tasks.map((task, at) =>
    taskLength === 'long' ? `${task}, ${AT_LENGTH[at % AT_LENGTH.length]}` : task,
  );
  if (told.length === 0) return last;
  const bullets = told.map((text) => ({ text, look: 'bullet' as const }));
  switch (form) {
    case 'bullets':
      return [...bullets, ...last];
    case 'hyphens':
      return [...rows(told.map((task) => `- ${task}`)), ...last];
    case 'plain':
      return [...rows(told), ...last];
    case 'sentence':
      return [...rows([`${told.join(', ')}.`]), ...last];
    case 'missions':
      return [{ text: 'Missions :' }, ...bullets, ...last];
    case 'none':
      return last;
    default:
      return form satisfies never;
  }
};

/** What stands between the head of a post and its tasks. */
const detailRows = ({ detail }: Forms, at: number): Row[] => {
  if (detail === 'houseLine') return rows([HOUSE_LINES[at % HOUSE_LINES.length] ?? '']);
  return detail === 'agency' ? rows(['Mission d’intérim (agence Interalia)']) : [];
};

type Made = { readonly blocks: readonly Block[]; readonly truths: readonly TruePost[] };

const postHead = (
  forms: Forms,
  [title, house, town, from, to]: PostFacts,
  period: Period,
): Head => {
  const contract = { brackets: ' (CDI)', word: ' en CDD', line: '', length: '', none: '' }[
    forms.contract
  ];
  const service = forms.detail === 'service' ? ' – Service clients' : '';
  const lasted =
    forms.contract === 'length' &&
    from !== null &&
    to !== null &&
    forms.date !== 'yearAndLength' &&
    forms.date !== 'lengths';
  const parts = {
    title: `${title}${service}${contract}`,
    house,
    town: forms.town === 'none' ? '' : town,
    date: lasted && period.text !== '' ? `${period.text} (${lengthOf(from, to)})` : period.text,
  };
  if (forms.post === 'labels') return labelledHead(parts);
  const head = setHead(parts, {
    pattern: forms.post,
    separator: forms.separator,
    dateMark: forms.dateMark,
    town: forms.town,
    weight: forms.weight,
    apart: DATED_COLUMNS.includes(forms.container),
  });
  return forms.contract === 'line' ? { ...head, rows: [...head.rows, 'CDI'] } : head;
};

const truePost = (forms: Forms, [title, house]: PostFacts, { start, end }: Period): TruePost => ({
  title: forms.detail === 'service' ? [title, `${title} – Service clients`] : [title],
  house: [house],
  start,
  end,
});

/** One after the other, each with its own head. */
const postsInRow = (forms: Forms, posts: readonly PostFacts[], random: Random): Made => {
  const odd = Math.floor(random() * posts.length);
  const made = posts.map((facts, at) => {
    const isOdd = at === odd;
    const own: Forms = {
      ...forms,
      ...(forms.mixing === 'dates' ? { date: drawForm('date', random) } : {}),
      ...(forms.mixing === 'pattern' && isOdd && forms.post !== 'labels'
        ? { post: drawForm('post', random) }
        : {}),
      ...(forms.mixing === 'noDate' && isOdd ? { date: 'none' as const } : {}),
    };
    const [title, house, ...others] = facts;
    const post: PostFacts = [title, forms.mixing === 'noHouse' && isOdd ? '' : house, ...others];
    const period = writePeriod(own.date, post[3], post[4]);
    const head = postHead(own, post, period);
    const block: Block = {
      left: head.left,
      rows: [
        ...rows(head.rows),
        ...detailRows(forms, at),
        ...taskRows(forms, post[5]),
        ...missionRows(forms, post[3], post[4], random),
      ],
    };
    return { block, truth: truePost(own, post, period) };
  });
  const between = posts.length > 1 ? amongPosts(forms, random) : null;
  const blocks = made.map(({ block }) => block);
  if (between !== null) blocks.splice(1 + Math.floor(random() * (blocks.length - 1)), 0, between);
  return { blocks, truths: made.map(({ truth }) => truth) };
};

/** Posts of one employer stand under its name, told once with the whole period. */
const postsByHouse = (forms: Forms, posts: readonly PostFacts[], random: Random): Made => {
  const blocks: Block[] = [];
  const truths: TruePost[] = [];
  let house = '';
  for (const [at, post] of posts.entries()) {
    const same = posts.slice(at).findIndex((other) => other[1] !== post[1]);
    const group = same === -1 ? posts.slice(at) : posts.slice(at, at + same);
    const period = writePeriod(forms.date, post[3], post[4]);
    const own = [period.text === '' ? post[0] : `${post[0]} (${period.text})`];
    if (post[1] !== house && group.length > 1) {
      const whole = writePeriod(forms.date, group.at(-1)?.[3] ?? null, post[4]);
      own.unshift(`<b>${post[1]}</b>${whole.text === '' ? '' : `\t${whole.text}`}`);
    } else if (post[1] !== house) {
      blocks.push(...postsInRow({ ...forms, mixing: 'none' }, [post], random).blocks);
      truths.push(truePost(forms, post, period));
      continue;
    }
    house = post[1];
    blocks.push({ left: null, rows: [...rows(own), ...taskRows(forms, post[5])] });
    truths.push(truePost(forms, post, period));
  }
  return { blocks, truths };
};

/** Posts within one year stand under that year, with their months alone. */
const postsByYear = (forms: Forms, posts: readonly PostFacts[], random: Random): Made => {
  const blocks: Block[] = [];
  const truths: TruePost[] = [];
  let year = '';
  for (const post of posts) {
    const [title, house, , from, to, tasks] = post;
    if (from === null || to === null || from.slice(0, 4) !== to.slice(0, 4)) {
      const single = postsInRow({ ...forms, mixing: 'none' }, [post], random);
      blocks.push(...single.blocks);
      truths.push(...single.truths);
      continue;
    }
    const period = monthsWithin(from, to);
    const over = from.slice(0, 4) === year ? [] : [`<b>${from.slice(0, 4)}</b>`];
    year = from.slice(0, 4);
    blocks.push({
      left: null,
      rows: [...rows([...over, `${period.text} : ${title}, ${house}`]), ...taskRows(forms, tasks)],
    });
    truths.push(truePost(forms, post, period));
  }
  return { blocks, truths };
};

const withinOneYear = ([, , , from, to]: PostFacts): boolean =>
  from !== null && to !== null && from.slice(0, 4) === to.slice(0, 4);

/** The grouping that these posts allow. */
export const groupingOf = ({ grouping }: Forms, posts: readonly PostFacts[]): Forms['grouping'] => {
  if (grouping === 'byHouse' && new Set(posts.map(([, house]) => house)).size === posts.length)
    return 'none';
  if (grouping === 'byYear' && posts.filter(withinOneYear).length < 2) return 'none';
  return grouping;
};

/** The posts of a paper as its forms set them. */
export const postsOf = (forms: Forms, posts: readonly PostFacts[], random: Random): Made => {
  switch (forms.grouping) {
    case 'none':
      return postsInRow(forms, posts, random);
    case 'byHouse':
      return postsByHouse(forms, posts, random);
    case 'byYear':
      return postsByYear(forms, posts, random);
    default:
      return forms.grouping satisfies never;
  }
};

/** The studies of a paper as its forms set them. */
export const studiesOf = (forms: Forms, studies: readonly StudyFacts[]): Made => {
  const noSchool = forms.study === 'D T';
  const extra = {
    none: [],
    mention: ['Mention bien'],
    option: ['Option européenne'],
    level: ['Niveau obtenu'],
  }[forms.studyExtra];
  const made = studies.map(([diploma, school, town, from, to]) => {
    const period = writeStudyDate(forms.studyDate, from, to);
    const head = setHead(
      {
        title: diploma,
        house: noSchool ? '' : school,
        town: forms.studyTown === 'none' ? '' : town,
        date: period.text,
      },
      {
        pattern: forms.study,
        separator: forms.studySeparator,
        dateMark: forms.dateMark,
        town: forms.studyTown,
        weight: forms.weight === 'capitalHouse' ? 'house' : forms.weight,
        apart: DATED_COLUMNS.includes(forms.container),
      },
    );
    const block: Block = { left: head.left, rows: rows([...head.rows, ...extra]) };
    const truth: TruePost = {
      title: [diploma],
      house: [noSchool ? '' : school],
      start: '',
      end: period.end,
    };
    return { block, truth };
  });
  return { blocks: made.map(({ block }) => block), truths: made.map(({ truth }) => truth) };
};
