import { useEffect } from 'react';

import { useCv } from '#/app/cv/CvContext';
import type { CvState } from '#/app/cv/cvState';
import { useMatch } from '#/app/match/useMatch';
import { advertisementOf } from '#/app/subject/subject';
import { useSubject } from '#/app/subject/useSubject';
import { MatchPage } from '#/pages/MatchPage/MatchPage';
import type { MatchCv } from '#/pages/MatchPage/MatchPage.state';

const comparedCv = (cv: CvState): MatchCv =>
  cv.status === 'none'
    ? null
    : {
        fileName: cv.fileName,
        reading: cv.status === 'reading' ? 'underWay' : cv.status === 'read' ? 'done' : 'failed',
      };

/** Match CV / Offre over the shared CV and the comparison under way. */
export const MatchRoute = () => {
  const { state: cv } = useCv();
  const match = useMatch();
  const subject = useSubject();
  const { takeOffer } = match;
  useEffect(() => {
    const text = subject ? advertisementOf(subject) : '';
    if (subject && text !== '') takeOffer(`${subject.kind} ${subject.id}`, text);
  }, [subject, takeOffer]);
  return (
    <MatchPage
      state={match.state}
      cv={comparedCv(cv)}
      offerText={match.offerText}
      onOfferTextChange={match.setOfferText}
      onCompare={() => {
        if (cv.status === 'read' || cv.status === 'unreadable') void match.compare(cv);
      }}
      onCompareAnother={match.compareAnother}
      onEditOffer={match.editOffer}
    />
  );
};
