import { capitalise, elide, joinAnd } from '#/domain/letters/french/frenchWords';

/** What is known of a post where a sentence brings it in: "électricienne", "chez Ardan", "de 2015 à 2018". */
export type Brought = {
  readonly job: string | null;
  readonly at: string | null;
  readonly when: string | null;
};

const spaced = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ');

/** A post as a sentence brings it in: how long comes before where, and the years after. */
const postOf = ({ job, at, when }: Brought): string =>
  when?.startsWith('pendant ') === true ? spaced(job, when, at) : spaced(job, at, when);

/** When a post was held, by its years: "depuis 2021", "de 2015 à 2018", "pendant six mois". */
export const since = (year: number): string => `depuis ${year}`;
export const fromTo = (from: number, to: number): string => `de ${from} à ${to}`;

/** What is told of a post that the opening has named. */
export const ofNamedPost = (told: string, isDaily: boolean): readonly (string | null)[] => [
  `${capitalise(told)}.`,
  `À ce poste, ${told}.`,
  isDaily ? `Au quotidien, ${told}.` : null,
];

/** What is told of another post, with what brings it in. */
export const ofPost = ({ job, at, when }: Brought, told: string): readonly (string | null)[] => [
  job === null ? null : `${capitalise(postOf({ job, at, when }))}, ${told}.`,
  at === null || job === null ? null : `${capitalise(spaced(at, when))}, comme ${job}, ${told}.`,
  at === null ? null : `${capitalise(spaced(at, when))}, ${told}.`,
  at === null && job === null ? `Dans mon parcours, ${told}.` : null,
  at === null && job === null ? `${capitalise(told)}.` : null,
];

/** The same of one that came before all that were told. */
export const ofEarlierPost = (post: Brought, told: string): readonly (string | null)[] => {
  const { job, at, when } = post;
  const brought = job === null ? at && spaced(at, when) : postOf(post);
  return brought === null
    ? ofPost(post, told)
    : [
        `Auparavant, ${brought}, ${told}.`,
        `Avant cela, ${brought}, ${told}.`,
        `Plus tôt, ${brought}, ${told}.`,
        ...ofPost(post, told),
      ];
};

/** What a placement has let one do, each thing in the infinitive; where one cannot say it so, what was done there. */
export const ofPlacement = (
  at: string | null,
  {
    todo,
    told,
    ongoing,
  }: { readonly todo: readonly string[]; readonly told: string; readonly ongoing: boolean },
): readonly (string | null)[] => {
  const where = at === null ? '' : ` ${at}`;
  const things = joinAnd(todo.map((one) => elide(`de ${one}`)));
  return [
    todo.length === 0
      ? null
      : `Mon stage${where} ${ongoing ? 'me permet' : 'm’a permis'} ${things}.`,
    todo.length === 0 ? null : `${capitalise(`lors d’un stage${where}`)}, ${told}.`,
    `Lors de mon stage${where}, ${told}.`,
    `En stage${where}, ${told}.`,
  ];
};

/** More of the post that was spoken of last. */
export const moreOfPost = ({
  told,
  also,
  there,
  todo,
  ongoing,
}: {
  readonly told: string;
  readonly also: string;
  readonly there: string | null;
  readonly todo: readonly string[];
  readonly ongoing: boolean;
}): readonly (string | null)[] => {
  const things = joinAnd(todo.map((one) => `à ${one}`));
  const consists =
    todo.length === 0 || todo.some((one) => one.startsWith('travailler '))
      ? null
      : `Mon travail ${ongoing ? 'consiste' : 'consistait'} aussi ${things}.`;
  return [
    there && `${capitalise(there)}.`,
    consists,
    `${capitalise(told)}.`,
    `${capitalise(also)}.`,
    `À ce poste, ${told}.`,
  ];
};

/** What a post was made of beside, as things: "la mise en balles, les gardes de nuit". */
export const madeOf = (things: readonly string[], ongoing: boolean): readonly string[] => {
  const isDouble = things.length > 1 && things.some((thing) => thing.includes(' et '));
  const listed = isDouble
    ? `${things.slice(0, -1).join(', ')}, ainsi que ${things.at(-1) ?? ''}`
    : joinAnd(things);
  return [
    `${ongoing ? 'J’ai' : 'J’avais'} également en charge ${listed}.`,
    `Mon travail ${ongoing ? 'comprend' : 'comprenait'} ${listed}.`,
    `Mes tâches ${ongoing ? 'comprennent' : 'comprenaient'} ${listed}.`,
  ];
};

/** What a post was made of, in the words of its paper, after a colon that any noun can follow. */
export const quotedOf = (
  { job, at, when }: Brought,
  list: string,
  how: { readonly ongoing: boolean; readonly isEarliest: boolean; readonly isPlacement: boolean },
): readonly (string | null)[] => {
  if (job === null && at === null)
    return [`Mon parcours, c’est aussi\u00a0: ${list}.`, `J’ai aussi pratiqué\u00a0: ${list}.`];
  if (how.isPlacement)
    return [
      `${capitalise(spaced('j’ai fait un stage', at))}\u00a0: ${list}.`,
      `${capitalise(spaced('mon stage', at))}\u00a0: ${list}.`,
    ];
  const post = postOf({ job: job && `comme ${job}`, at, when });
  if (how.ongoing)
    return [
      `Je travaille ${post}\u00a0: ${list}.`,
      `Aujourd’hui, je travaille ${post}\u00a0: ${list}.`,
    ];
  const worked = `j’ai travaillé ${post}\u00a0: ${list}.`;
  return [
    how.isEarliest ? `Auparavant, ${worked}` : null,
    how.isEarliest ? `Avant cela, ${worked}` : null,
    how.isEarliest ? `Plus tôt, ${worked}` : null,
    capitalise(worked),
    `${capitalise(spaced(at, when))}, ${spaced(job === null ? null : `comme ${job},`, 'mon travail')}\u00a0: ${list}.`,
  ];
};

/** The same of the post that was just named, or of which something was told already. */
export const moreQuoted = (
  list: string,
  { ongoing, isMore }: { readonly ongoing: boolean; readonly isMore: boolean },
): readonly string[] =>
  isMore
    ? [
        `Mon travail, ${ongoing ? 'c’est' : 'c’était'} aussi\u00a0: ${list}.`,
        `À ce poste, mes autres tâches\u00a0: ${list}.`,
        `Mes autres tâches\u00a0: ${list}.`,
      ]
    : [
        ongoing
          ? `Mon travail de tous les jours\u00a0: ${list}.`
          : `Mes tâches à ce poste\u00a0: ${list}.`,
        `À ce poste, mon travail\u00a0: ${list}.`,
        `Mes tâches\u00a0: ${list}.`,
      ];

/** How much there was of it: "90 couverts le midi". */
export const countedOf = (count: string, ongoing: boolean): readonly string[] => [
  `Mon quotidien${ongoing ? '' : ' d’alors'}\u00a0: ${count}.`,
  `Mon rythme${ongoing ? '' : ' d’alors'}\u00a0: ${count}.`,
];

/** Posts by name alone: "comme magasinier chez Ardan et comme cariste chez Sovial". */
export const asPosts = (posts: readonly Brought[], inOrder: boolean): string => {
  const told = posts.map((post) => postOf({ ...post, job: `comme ${post.job ?? ''}` }));
  const last = told.at(-1) ?? '';
  if (told.length < 2) return last;
  return inOrder ? `${told.slice(0, -1).join(', ')}, puis ${last}` : joinAnd(told);
};

/** Posts told by name alone, beside those that were told. */
export const otherPosts = (
  listed: string,
  how: 'earlier' | 'later' | 'beside' | 'only',
): readonly string[] =>
  ({
    earlier: [
      `Auparavant, j’ai travaillé ${listed}.`,
      `Avant cela, j’ai travaillé ${listed}.`,
      `Plus tôt, j’ai travaillé ${listed}.`,
    ],
    later: [`J’ai ensuite travaillé ${listed}.`, `Ensuite, j’ai travaillé ${listed}.`],
    beside: [`J’ai aussi travaillé ${listed}.`, `Par ailleurs, j’ai travaillé ${listed}.`],
    only: [`J’ai travaillé ${listed}.`, `J’ai également travaillé ${listed}.`],
  })[how];

/** The post that is held now, where nothing else is told of it. */
export const postHeldNow = ({ job, at, when }: Brought): readonly (string | null)[] => [
  when === null ? null : `${capitalise(when)}, je travaille ${spaced(`comme ${job ?? ''}`, at)}.`,
  `Je travaille aujourd’hui ${spaced(`comme ${job ?? ''}`, at)}.`,
];

/** What goes over from one trade to another, after it was shown. */
export const keptFrom = (things: readonly string[]): readonly string[] => {
  const listed = joinAnd(things);
  return [
    `De ce métier, je garde ${listed}, que demande aussi votre poste.`,
    `J’en garde ${listed}, que demande aussi votre poste.`,
  ];
};

const ofEach = (things: readonly string[]): string =>
  joinAnd(
    things.map((thing) =>
      thing
        .replace(/^le /u, 'du ')
        .replace(/^les /u, 'des ')
        .replace(/^(?=la |l’)/u, 'de '),
    ),
  );

/** Work that one lists among what one can do, each with its article. */
export const practised = (things: readonly string[]): readonly string[] => [
  `Je pratique ${joinAnd(things)}.`,
  `J’ai l’habitude ${ofEach(things)}.`,
  `Je connais ${joinAnd(things)}.`,
];

/** Machines that one uses, each with its article. */
export const usedByHand = (machines: readonly string[]): readonly string[] => [
  `Je sais me servir ${ofEach(machines)}.`,
  `Je me sers aussi ${ofEach(machines)}.`,
];
