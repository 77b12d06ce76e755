import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useSession } from '#/app/hooks/useSession';
import { ADDRESSES } from '#/copy/addresses';
import type { ImportField } from '#/domain/offers/imports/importFields';
import { decodeHandover } from '#/domain/offers/intake/bookmarklet';
import type { DraftFieldName } from '#/domain/offers/intake/draft';
import type { Correction } from '#/usecases/offers/addOfferReducer';
import { addOfferSessionOf } from '#/usecases/offers/addOfferSession';

/** The intake under way and what can be done with it; what the bookmarklet gives stands in the fragment of the address. */
export const useAddOffer = () => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { state, text, dispatch, receive, ...session } = useSession(addOfferSessionOf);
  useEffect(() => {
    const handed = decodeHandover(hash);
    if (handed === null) return;
    void receive(handed);
    // Out of the address and of the history: a posting is no place to come back to.
    void navigate(ADDRESSES.addOffer, { replace: true });
  }, [hash, receive, navigate]);
  return {
    state,
    intake: {
      text,
      onTextChange: (typed: string) => dispatch({ type: 'typed', text: typed }),
      onRead: () => void session.readText(),
      onFile: (file: File) => void session.readFile(file),
    },
    review: {
      onChoose: session.choose,
      onCorrect: (correction: Correction) => dispatch({ type: 'corrected', correction }),
      onConfirm: (name: DraftFieldName) => dispatch({ type: 'confirmed', name }),
      onTextCorrect: (corrected: string) => void session.correctText(corrected),
      onAddressCorrect: (address: string) => dispatch({ type: 'addressCorrected', address }),
      onSave: session.save,
      onBack: () => dispatch({ type: 'back' }),
    },
    imports: {
      onRemap: (column: string, field: ImportField | null) => void session.remap(column, field),
      onImport: () => void session.importOffers(),
      onLeave: session.leaveFile,
    },
    saved: { onNext: session.next, onAgain: () => dispatch({ type: 'again' }) },
  };
};
