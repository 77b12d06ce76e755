import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { IN_PLACE } from '#/app/navigation/inPlace';
import { isPhone } from '#/app/navigation/isPhone';
import { setSubject, subjectIn } from '#/app/navigation/subjectAddress';

/** A step of the history that has the offer over the screen of a phone: going back closes it. */
const SHEET = { ...IN_PLACE, sheet: true } as const;

const isSheet = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'sheet' in state && state.sheet === true;

type OpenOffer = {
  /** The one that was chosen, here or by the address; null for none yet. */
  readonly chosenId: number | null;
  /** It is asked for over the screen of a phone. */
  readonly asSheet: boolean;
  readonly open: (id: number) => void;
  readonly closeSheet: () => void;
};

/**
 * The offer that is open, kept in the address: it is still open when one comes back from another
 * screen, and for whom the address is sent to.
 */
export const useOpenOffer = (): OpenOffer => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const subject = subjectIn(search);
  const addressed = subject?.kind === 'offer' ? subject.id : null;
  const [chosen, setChosen] = useState({ id: addressed, addressed });
  // Another step of the history, or the address that follows a choice.
  if (chosen.addressed !== addressed) setChosen({ id: addressed ?? chosen.id, addressed });

  const goTo = (id: number): void => {
    const params = new URLSearchParams(window.location.search);
    setSubject(params, { kind: 'offer', id });
    const phone = isPhone();
    void navigate(
      { search: params.toString() },
      { replace: !phone, state: phone ? SHEET : IN_PLACE },
    );
  };
  return {
    chosenId: chosen.id,
    asSheet: isSheet(state),
    open: (id) => {
      // At once: the address follows when the page has the time.
      setChosen({ id, addressed });
      goTo(id);
    },
    closeSheet: () => void navigate(-1),
  };
};

/** Opens, once, the offer that the address named when the screen opened over the screen of a phone, as soon as it is among the results. */
export const useShowAddressed = (
  { chosenId, asSheet, open }: OpenOffer,
  selectedId: number | null,
): void => {
  const [wanted] = useState(chosenId);
  const shown = useRef(asSheet);
  useEffect(() => {
    if (shown.current || wanted === null || selectedId !== wanted) return;
    shown.current = true;
    if (isPhone()) open(wanted);
  });
};
