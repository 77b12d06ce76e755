import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { useRecord } from '#/app/hooks/useRecord';
import { subjectAddress, subjectIn } from '#/app/navigation/subjectAddress';
import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { jobOf } from '#/domain/dossier/jobOf';
import { offerCorrectionsRecord } from '#/domain/postings/offerCorrections';
import { correctionsOf } from '#/usecases/offers/correctedOffers';
import type { HeldJob } from '#/usecases/subject/subject';

const MOST = 3;

/**
 * The jobs opened last whose advertisement is known, newest first, without the one that the address names; each leads to
 * the screen at `address`, opened on it.
 */
export const useRecentJobs = (address: string): readonly HeldJob[] => {
  const stored = useRecord(dossiersRecord);
  const corrections = useRecord(offerCorrectionsRecord);
  const { search } = useLocation();
  return useMemo(() => {
    const dossiers = (stored.ok && stored.value) || [];
    const named = subjectIn(search);
    const inView = named?.kind === 'dossier' ? named.id : null;
    return dossiers
      .filter(({ id, text, offerId }) => id !== inView && (text !== '' || offerId !== null))
      .toSorted((one, other) => other.id - one.id)
      .slice(0, MOST)
      .map((dossier) => {
        const { title, company } = jobOf(dossier, {
          ownOffers: [],
          corrections: correctionsOf(corrections),
        });
        return {
          title,
          company,
          href: subjectAddress(address, { kind: 'dossier', id: dossier.id }),
        };
      });
  }, [stored, corrections, address, search]);
};
