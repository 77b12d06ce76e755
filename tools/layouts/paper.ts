import type { Forms, Random } from './dimensions';
import { DATED_COLUMNS, groupingOf, postsOf, rows, studiesOf } from './entries';
import { extraSection, openingsOf } from './extraParts';
import type { ExtraKind } from './extraParts';
import type { Block, Paper, Person, Row, Section, Truth } from './paperParts';
import { HEADINGS, TOP_HEADINGS } from './wordings';

const nameRows = (form: Forms['name'], { first, last, civil }: Person): Row[] => {
  const upper = last.toUpperCase();
  const name = (text: string): Row => ({ text, look: 'name' });
  switch (form) {
    case 'firstLAST':
      return [name(`${first} ${upper}`)];
    case 'firstLast':
      return [name(`${first} ${last}`)];
    case 'LASTfirst':
      return [name(`${upper} ${first}`)];
    case 'capitals':
      return [name(`${first} ${last}`.toUpperCase())];
    case 'twoLines':
      return [name(first), name(upper)];
    case 'spaced':
      return [{ text: `${first} ${last}`.toUpperCase(), look: 'spaced' }];
    case 'civil':
      return [name(`${civil} ${first} ${upper}`)];
    case 'labelled':
      return [{ text: `Nom : ${upper}` }, { text: `Prénom : ${first}` }];
    case 'underTitle':
      return [{ text: 'CURRICULUM VITAE', look: 'headline' }, name(`${first} ${upper}`)];
    default:
      return form satisfies never;
  }
};

const headlineOf = (form: Forms['headline'], trade: string): { text: string; truth: string[] } => {
  const lower = `${trade.charAt(0).toLowerCase()}${trade.slice(1)}`;
  const wanted = `À la recherche d’un emploi : ${lower}`;
  if (form === 'none') return { text: '', truth: [''] };
  if (form === 'wanted') return { text: wanted, truth: [trade, wanted] };
  if (form === 'objective') return { text: `Objectif : ${lower}`, truth: [trade] };
  return { text: trade, truth: [trade] };
};

const personalRows = (form: Forms['personal']): string[] => {
  if (form === 'age') return ['34 ans'];
  if (form === 'birth') return ['Date de naissance : 12/03/1988'];
  return form === 'licence' ? ['Permis B, véhicule personnel'] : [];
};

const contactRows = (forms: Forms, { first, last, city, zip }: Person): string[] => {
  const folded = `${first}.${last}`
    .normalize('NFD')
    .replace(/[^\w.]/gu, '')
    .toLowerCase();
  const [mail, phone, street] = [`${folded}@example.org`, '06 12 34 56 78', '12 rue des Tilleuls'];
  const own = personalRows(forms.personal);
  switch (forms.contact) {
    case 'lines':
      return [`${street}, ${zip} ${city}`, phone, mail, ...own];
    case 'labels':
      return [`Adresse : ${street}, ${zip} ${city}`, `Tél. : ${phone}`, `E-mail : ${mail}`, ...own];
    case 'icons':
      return [`✆ ${phone}`, `✉ ${mail}`, `⌂ ${zip} ${city}`, ...own];
    case 'oneLine':
      return [[`${zip} ${city}`, phone, mail, ...own].join(' | ')];
    case 'twoLines':
      return [street, `${zip} ${city}`, phone, mail, ...own];
    case 'cityOnly':
      return [phone, mail, city, ...own];
    default:
      return forms.contact satisfies never;
  }
};

const headOf = (forms: Forms, person: Person) => {
  const name = nameRows(forms.name, person);
  const { text, truth } = headlineOf(forms.headline, person.trade);
  const line: Row[] = text === '' ? [] : [{ text, look: 'headline' }];
  const contact = rows(contactRows(forms, person));
  if (forms.headline === 'over') return { head: [...line, ...name], contact, truth };
  if (forms.headline === 'sameLine' && name.length === 1 && forms.name !== 'spaced')
    return {
      head: name.map((row) => ({ ...row, text: `${row.text} – ${text}` })),
      contact,
      truth,
    };
  if (forms.headline === 'afterContact' || forms.headline === 'objective')
    return { head: name, contact: [...contact, ...line], truth };
  return { head: [...name, ...line], contact, truth };
};

const FEET: Readonly<Record<Forms['foot'], readonly string[]>> = {
  none: [],
  pages: ['Page 1/1'],
  certified: ['Je certifie sur l’honneur l’exactitude de ces informations.'],
  references: ['Références disponibles sur demande'],
};

const one = (texts: readonly string[], look?: 'bullet'): Block[] => [
  { left: null, rows: texts.map((text) => (look === undefined ? { text } : { text, look })) },
];

const skillBlocks = (form: Forms['skillsForm'], skills: readonly string[]): Block[] => {
  if (form === 'bullets') return one(skills, 'bullet');
  return one(
    form === 'oneLine'
      ? [skills.join(', ')]
      : [`Métier : ${skills.join(', ')}`, 'Bureautique : Word, Excel'],
  );
};

/** What the posts of a second part are called. */
const PART_HEADINGS: Readonly<Record<Forms['parts'], string | null>> = {
  none: null,
  otherPosts: 'Autres expériences',
  placements: 'Stages et emplois d’été',
};

/** Capitals lose their accents, as old keyboards write them. */
const withBareCapitals = (text: string): string =>
  text.replace(/\p{Lu}+/gu, (capitals) =>
    capitals.length > 1 ? capitals.normalize('NFD').replace(/\p{M}/gu, '') : capitals,
  );

const bareCapitals = (paper: Paper): Paper => {
  const row = <T extends Row>(one: T): T => ({ ...one, text: withBareCapitals(one.text) });
  return {
    ...paper,
    head: paper.head.map(row),
    sections: paper.sections.map(({ at, heading, blocks }) => ({
      at,
      heading: heading === null ? null : withBareCapitals(heading),
      blocks: blocks.map(({ left, rows: inner }) => ({ left, rows: inner.map(row) })),
    })),
  };
};

/** Sets one invented person's CV in these forms; how many posts and studies it tells is drawn. */
export const paperOf = (
  person: Person,
  drawn: Forms,
  random: Random,
): { readonly forms: Forms; readonly paper: Paper; readonly truth: Truth } => {
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const posts = person.posts.slice(0, Math.max(3, Math.floor(random() * 11)));
  const studies = person.studies.slice(0, 2 + Math.floor(random() * 3));
  const forms: Forms = { ...drawn, grouping: groupingOf(drawn, posts) };
  const { head, contact, truth } = headOf(forms, person);
  const cut = forms.parts === 'none' ? posts.length : Math.max(1, posts.length - 2);
  const recent = postsOf(forms, posts.slice(0, cut), random);
  const former = cut === posts.length ? null : postsOf(forms, posts.slice(cut), random);
  const told = { posts: recent, studies: studiesOf(forms, studies) };
  const heading = (name: keyof typeof HEADINGS): string | null =>
    forms.headings === 'none' ? null : pick(HEADINGS[name][forms.headings]);
  const main = (name: 'posts' | 'studies'): Section => ({
    at: 'main',
    heading: heading(name),
    blocks: told[name].blocks,
  });
  const skills: Section = {
    at: 'side',
    heading: heading('skills') ?? 'Compétences',
    blocks: skillBlocks(forms.skillsForm, person.skills),
  };
  const others: Section[] =
    former === null
      ? []
      : [{ at: 'main', heading: PART_HEADINGS[forms.parts], blocks: former.blocks }];
  const middle =
    forms.order === 'studiesFirst'
      ? [main('studies'), main('posts'), ...others]
      : [main('posts'), ...others, main('studies')];
  const apart = DATED_COLUMNS.includes(forms.container);
  const kinds = [forms.extraOne, forms.extraTwo].filter(
    (kind, at, all): kind is ExtraKind => kind !== 'none' && all.indexOf(kind) === at,
  );
  const extras = kinds.map((kind) => extraSection(kind, forms, apart, random));
  const profile: Section = {
    at: 'main',
    heading: pick(TOP_HEADINGS),
    blocks: one([
      'Personne sérieuse et motivée, j’aime le travail en équipe et le contact avec les gens.',
    ]),
  };
  const paper: Paper = {
    head,
    contact,
    sections: [
      ...(forms.profile === 'paragraph' ? [profile] : []),
      ...(forms.order === 'skillsFirst' ? [skills, ...middle] : [...middle, skills]),
      ...extras,
      {
        at: 'side',
        heading: heading('languages') ?? 'Langues',
        blocks: one(['Anglais : notions', 'Espagnol : B1']),
      },
      {
        at: 'side',
        heading: heading('hobbies') ?? 'Loisirs',
        blocks: one(['Randonnée, lecture, cuisine']),
      },
    ],
    foot: FEET[forms.foot],
  };
  return {
    forms,
    paper: forms.accents === 'kept' ? paper : bareCapitals(paper),
    truth: {
      firstName: person.first,
      lastName: person.last,
      city: person.city,
      headline: truth,
      posts: [...recent.truths, ...(former?.truths ?? [])],
      studies: told.studies.truths,
      either: {
        posts: openingsOf(['volunteering']),
        studies: openingsOf(['certificates', 'trainings']),
      },
    },
  };
};
