import { useMemo } from 'react';

import { useJobClaims } from '#/app/hooks/useJobClaims';
import { useRecord } from '#/app/hooks/useRecord';
import { contentsOf } from '#/domain/dossier/contents';
import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { postOfJob } from '#/domain/dossier/postOfJob';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { offerCorrectionsRecord } from '#/domain/postings/offerCorrections';
import { PostForm } from '#/modules/AnalysisReport/parts/PostForm';
import { correctionsOf } from '#/usecases/offers/correctedOffers';

type CorrectingJobProps = {
  readonly dossierId: number;
  readonly onDone: () => void;
};

/** Puts right what the advertisement of a dossier was read as, as on the dossier itself: the score of its comparison follows. */
export const CorrectingJob = ({ dossierId, onDone }: CorrectingJobProps) => {
  const dossiers = useRecord(dossiersRecord);
  const analyses = useRecord(analysesRecord);
  const ownOffers = useRecord(ownOffersRecord);
  const corrections = useRecord(offerCorrectionsRecord);
  const held = useMemo(() => {
    const dossier = dossiers.ok ? dossiers.value?.find(({ id }) => id === dossierId) : undefined;
    if (dossier === undefined) return null;
    const known = correctionsOf(corrections);
    const contents = contentsOf(dossier, {
      analyses: (analyses.ok && analyses.value) || [],
      ownOffers: (ownOffers.ok && ownOffers.value) || [],
      corrections: known,
      applications: [],
      letters: [],
      interviews: [],
    });
    return { contents, post: postOfJob(contents, known) };
  }, [dossierId, dossiers, analyses, ownOffers, corrections]);
  const { onCorrectPost } = useJobClaims(held?.contents ?? null);
  if (held === null) return null;
  return (
    <PostForm
      post={held.post}
      takesFocus
      onCancel={onDone}
      onSave={(head) => {
        onDone();
        onCorrectPost({ kind: 'post', head });
      }}
    />
  );
};
