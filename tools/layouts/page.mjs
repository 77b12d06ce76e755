import { DATES, HEADINGS, POSTS, STUDIES, TASKS } from './forms.mjs';

/** One column, a column at a side (told first or last), cards in two columns, and a line of time with two sides. */
const PAGES = ['one', 'one', 'left', 'right', 'leftDrawnLast', 'name at right', 'cards', 'sides'];

const entry = (form, tasks) => {
  const rows = Array.isArray(form) ? form : form.rows;
  const inner = rows.map((row) => `<div class="row">${row}</div>`).join('') + tasks;
  if (Array.isArray(form)) return `<div class="entry">${inner}</div>`;
  return form.right === undefined
    ? `<div class="entry dated"><div>${form.left}</div><div>${inner}</div></div>`
    : `<div class="entry ends"><div>${inner}</div><div>${form.right}</div></div>`;
};

const styleOf = (page, pick) => `
@page { size: A4; margin: 14mm }
* { box-sizing: border-box }
body { margin: 0; font: ${pick([9.5, 10.5, 11.5])}pt/1.32 ${pick(['Arial', 'Times New Roman', 'DejaVu Sans'])} }
h1 { font-size: 24pt; margin: 0 }
h2 { font-size: ${pick([12, 14, 17])}pt; margin: 12px 0 5px }
ul { margin: 2px 0; padding-left: 18px }
.entry { margin-bottom: ${pick([3, 8, 13])}px }
.row { white-space: pre-wrap; display: flow-root }
.gap { display: inline-block; width: ${pick([24, 60, 120])}px }
.dated { display: grid; grid-template-columns: ${page === 'one' ? 42 : 26}mm 1fr; gap: ${pick([4, 10])}mm }
.ends { display: grid; grid-template-columns: 1fr auto; gap: 8mm }
.page { display: grid; grid-template-columns: ${page === 'right' ? '1fr 55mm' : '55mm 1fr'}; gap: ${pick([5, 9])}mm }
.cards, .sides { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm 8mm }`;

const arrange = (page, { head, posts, studies, rest, contact, atSide }) => {
  if (page === 'one' || page === 'cards' || page === 'sides')
    return head + contact + posts + studies + rest;
  const main = `<main>${posts}${atSide ? '' : studies}</main>`;
  const side = `<aside><h2>Contact</h2>${contact}${atSide ? studies : ''}${rest}</aside>`;
  if (page === 'right') return `${head}<div class="page">${main}${side}</div>`;
  if (page === 'name at right')
    return `<div class="page">${side}${main.replace('<main>', `<main>${head}`)}</div>`;
  if (page === 'left') return `${head}<div class="page">${side}${main}</div>`;
  const last = side.replace('<aside>', '<aside style="order: 1">');
  return `${head}<div class="page">${main.replace('<main>', '<main style="order: 2">')}${last}</div>`;
};

/** A CV of one invented person as a page of HTML, the forms it takes, and what a reader should find in it. */
export const pageOf = (person, random) => {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const forms = {
    page: pick(PAGES),
    date: pick(Object.keys(DATES)),
    post: pick(Object.keys(POSTS)),
    study: pick(Object.keys(STUDIES)),
    tasks: pick(Object.keys(TASKS)),
    studies: random() < 0.3 ? 'at the side' : 'in the text',
  };
  const [date, told] = [DATES[forms.date], random() < 0.6];
  const posts = person.posts.slice(0, 3 + Math.floor(random() * 3));
  const studies = person.studies.slice(0, 2 + Math.floor(random() * 3));
  const heads = posts.map(([title, house, town, from, to, tasks]) => {
    const ends = date.write(from, to).split(/ [-–>à] /u);
    const form = POSTS[forms.post](title, house, told ? town : '', date.write(from, to), ends);
    return entry(form, TASKS[forms.tasks](tasks));
  });
  const trainings = studies.map(([diploma, school, town, , year]) =>
    entry(STUDIES[forms.study](diploma, school, told ? town : '', year), ''),
  );
  const section = (name, content) => `<h2>${pick(HEADINGS[name])}</h2>${content}`;
  const folded = `${person.first}.${person.last}`.normalize('NFD').replace(/[^\w.]/gu, '');
  const html = arrange(forms.page, {
    head: `<h1>${person.first} ${random() < 0.5 ? person.last.toUpperCase() : person.last}</h1><div style="font-size: 14pt">${person.trade}</div>`,
    contact: `<div>06 12 34 56 78</div><div>${folded.toLowerCase()}@example.org</div><div>${person.city}</div>`,
    posts: section('posts', `<div class="${forms.page}">${heads.join('')}</div>`),
    studies: section('studies', trainings.join('')),
    rest: `${section('skills', `<ul>${person.skills.map((skill) => `<li>${skill}</li>`).join('')}</ul>`)}<h2>Langues</h2><div>Anglais : notions</div>`,
    atSide: forms.studies === 'at the side',
  });
  const cut = (when) => (when === null ? null : when.slice(0, date.months ? 7 : 4));
  return {
    html: `<!doctype html><meta charset="utf-8"><style>${styleOf(forms.page, pick)}</style>${html}`,
    forms,
    truth: {
      posts: posts.map(([title, house, , from, to]) => [title, house, cut(from), cut(to)]),
      studies: studies.map(([diploma, school, , , year]) => [
        diploma,
        forms.study === 'withoutSchool' ? null : school,
        null,
        year,
      ]),
    },
  };
};
