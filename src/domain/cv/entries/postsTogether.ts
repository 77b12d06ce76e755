import { SAME_EMPLOYER } from '#/domain/cv/cues/organisations.fr';
import type { CvExperience } from '#/domain/cv/cv';
import { NAMES_NOTHING } from '#/domain/cv/entries/tasks.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';

type Post = Omit<CvExperience, 'id'>;

/** "Idem" under a post that names its employer. */
export const atSameEmployer = (posts: readonly Post[]): Post[] => {
  let above: string | null = null;
  return posts.map((post) => {
    const { company } = post;
    if (company === null) return post;
    if (above !== null && SAME_EMPLOYER.test(alignedKey(company.value)))
      return { ...post, company: { ...company, value: above } };
    above = company.value;
    return post;
  });
};

const samePost = (a: Post, b: Post): boolean =>
  a.jobTitle !== null &&
  a.start?.value.year !== undefined &&
  [a, b]
    .map(({ jobTitle, company, start, end }) =>
      JSON.stringify([
        alignedKey(jobTitle?.value ?? ''),
        alignedKey(company?.value ?? ''),
        start?.value,
        end?.value,
      ]),
    )
    .every((told, _, all) => told === all[0]);

/** Posts without the titles that name none ("Non remunere"), and none where nothing else is told. */
export const withoutNothing = (posts: readonly Post[]): Post[] =>
  posts.flatMap((post) => {
    const named =
      post.jobTitle !== null && !NAMES_NOTHING.test(alignedKey(post.jobTitle.value).trim());
    if (named || post.jobTitle === null) return [post];
    return post.company === null || (post.start ?? post.end) === null
      ? []
      : [{ ...post, jobTitle: null }];
  });

/** A post told once for each of its projects ("Developpeur, X, 2014-2016" three times) is one post. */
export const oncePerPost = (posts: readonly Post[]): Post[] => {
  const once: Post[] = [];
  for (const post of posts) {
    const last = once.at(-1);
    if (last !== undefined && samePost(last, post))
      once[once.length - 1] = {
        ...last,
        tasks: [...last.tasks, ...post.tasks],
        range: { start: last.range.start, end: post.range.end },
      };
    else once.push(post);
  }
  return once;
};
