import { useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useDictation } from '#/app/hooks/useDictation';
import type { SoundPlace } from '#/domain/interview/Speech';
import { LETTER_QUESTIONS } from '#/domain/letters/letterDraft';
import { appendDictated } from '#/domain/shared/dictatedText';
import type { SpokenLetter, SpokenQuestion } from '#/pages/CoverLetterPage/CoverLetterPage.state';
import type { LetterSession } from '#/usecases/letters/letterSession';

type Asked = { readonly question: SpokenQuestion; readonly place: SoundPlace };

/** The voice for the questions of a letter: one at a time, after the agreement that it needs. Agreeing holds while the page is open. */
export const useSpokenLetter = (
  session: LetterSession,
): {
  readonly spoken: SpokenLetter | null;
  readonly asked: Asked | null;
  readonly dictate: (question: SpokenQuestion) => void;
  readonly accept: () => void;
  readonly refuse: () => void;
} => {
  const services = useServices();
  const dictation = useDictation((name, words) => {
    const question = LETTER_QUESTIONS.find((each) => each === name);
    if (question === undefined) return;
    const { form } = session.getSnapshot();
    session.setForm({ [question]: appendDictated(form[question], words) });
  });
  const [question, setQuestion] = useState<SpokenQuestion | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [agreed, setAgreed] = useState<readonly SoundPlace[]>([]);
  const { status } = dictation.state;

  const start = async (wanted: SpokenQuestion): Promise<void> => {
    const same = wanted === question;
    if (status === 'listening') dictation.stop();
    if (status === 'listening' && same) return;
    setQuestion(wanted);
    if (!dictation.check()) return;
    const place = await services.dictation.soundPlace();
    // Agreeing to a recognition that stays on the device is no agreement to another.
    if (agreed.includes(place)) dictation.start(place, wanted);
    else setAsked({ question: wanted, place });
  };
  return {
    spoken: question === null ? null : { question, dictation: dictation.state },
    asked,
    dictate: (wanted) => void start(wanted),
    accept: () => {
      if (asked === null) return;
      setAgreed([...agreed, asked.place]);
      setAsked(null);
      dictation.start(asked.place, asked.question);
    },
    refuse: () => setAsked(null),
  };
};
