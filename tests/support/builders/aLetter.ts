import { NO_MATCH } from '#/domain/letters/compose/letterEvidence';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import { composeLetter } from '#/domain/letters/composeLetter';
import { contentOf, EMPTY_FORM } from '#/domain/letters/letterDraft';
import type { LetterContent, SavedLetter } from '#/domain/letters/letterDraft';
import { candidateFromCv } from '#/domain/letters/sources/candidate';
import { readLetterOffer } from '#/domain/letters/sources/letterOffer';
import { once } from '#/domain/shared/lazy';
import { aReadCv } from '#tests/support/builders/aReadCv';

/** An advertisement that the care assistant of `aReadCv` answers well. */
export const CARE_OFFER = `Aide-soignant(e) de nuit H/F
EHPAD Les Glycines, Nantes (44), CDI
Réf. : 2026-AS-14

Vos missions
- Assurer les soins d’hygiène et de confort des résidents
- Surveiller les constantes et prévenir les escarres
- Rédiger les transmissions ciblées sur Netsoins
- Accompagner les résidents en fin de vie
- Accueillir les stagiaires et les nouveaux collègues

Votre profil
- Diplôme d’État d’aide-soignant exigé
- Une première expérience en EHPAD
- Esprit d’équipe et sens de l’écoute

Contact : Mme Hélène Morvan, cadre de santé`;

const readOnce = once(() => ({
  candidate: candidateFromCv(aReadCv()),
  offer: readLetterOffer(CARE_OFFER),
}));

/** What a letter is made from: a full CV, a detailed offer, the tone in the middle. */
export const aLetterInput = (differences: Partial<LetterInput> = {}): LetterInput => ({
  ...readOnce(),
  keyPoints: 'Disponible dès le 4 janvier, y compris un week-end sur deux',
  answers: { closest: '', pride: '', why: '', when: '' },
  tone: 50,
  agreement: 'neutral',
  match: NO_MATCH,
  today: '2026-11-21',
  length: 0,
  ...differences,
});

const aPlainLetter = once(() => contentOf(composeLetter(aLetterInput(), 0), 0));

/** A composed letter ready to be worked on. */
export const aLetter = (differences: Partial<LetterInput> = {}, variant = 0): LetterContent =>
  Object.keys(differences).length === 0 && variant === 0
    ? aPlainLetter()
    : contentOf(composeLetter(aLetterInput(differences), variant), variant);

/** A kept letter. */
export const aSavedLetter = (differences: Partial<SavedLetter> = {}): SavedLetter => ({
  id: 1,
  name: 'Aide-soignante de nuit – EHPAD Les Glycines',
  changedAt: '2026-11-21T09:42:00.000Z',
  applicationId: null,
  dossierId: null,
  form: { ...EMPTY_FORM, offerText: CARE_OFFER },
  variant: 0,
  content: aLetter(),
  ...differences,
});
