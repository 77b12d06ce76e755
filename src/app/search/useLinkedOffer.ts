import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { subjectIn } from '#/app/subject/subjectAddress';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';

/** The offer that the address named when the screen opened; null for none. */
export const useLinkedId = (): number | null => {
  const { search } = useLocation();
  const [id] = useState(() => {
    const subject = subjectIn(search);
    return subject?.kind === 'offer' ? subject.id : null;
  });
  return id;
};

/** Calls `show` once, when the offer that the address names has become the selected one. */
export const useShowLinked = (
  linkedId: number | null,
  selected: InternalOffer | null,
  show: (offer: InternalOffer) => void,
): void => {
  const shown = useRef(false);
  useEffect(() => {
    if (shown.current || selected === null || selected.id !== linkedId) return;
    shown.current = true;
    show(selected);
  });
};
