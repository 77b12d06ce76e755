import type { DossierContents } from '#/domain/dossier/contents';
import type { PostRead } from '#/domain/matching/postRead';
import { correctionBy } from '#/domain/postings/offerCorrections';
import type { OfferCorrections } from '#/domain/postings/offerCorrections';

/** The post as the latest comparison read it, else as the dossier names it; what was put right since stands over both. */
export const postOfJob = (
  { job, analysis }: Pick<DossierContents, 'job' | 'analysis'>,
  corrections: readonly OfferCorrections[],
): PostRead => {
  const { head } = correctionBy(corrections, job.text);
  const post: PostRead = analysis?.report?.post ?? {
    title: { value: job.title || null, standing: 'read' },
    company: { value: job.company || null, standing: 'read' },
    location: { value: job.place || null, standing: 'read' },
    occupation: null,
  };
  const field = (name: 'title' | 'company' | 'location'): PostRead['title'] => {
    const corrected = head[name];
    return corrected === undefined ? post[name] : { value: corrected, standing: 'corrected' };
  };
  return {
    title: field('title'),
    company: field('company'),
    location: field('location'),
    occupation: post.occupation,
  };
};
