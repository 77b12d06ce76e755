import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';

import type { ImportPreview } from '#/domain/offers/imports/OfferImporter';
import { readField } from '#/domain/offers/intake/offerDraft';
import type { WriteProblem } from '#/domain/storage/Vault';
import { AddOfferPage } from '#/pages/AddOfferPage/AddOfferPage';
import type { AddOfferState } from '#/usecases/offers/addOfferReducer';
import { addOfferReducer } from '#/usecases/offers/addOfferReducer';
import { useSpied } from '#stories/support/useSpied';
import { aDraft, aStructuredDraft } from '#tests/support/builders/aDraft';
import { anImportPreview } from '#tests/support/builders/anImport';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

type AddOfferArgs = ComponentProps<typeof AddOfferPage>;

/** An offer that the user added some days ago. */
export const own = anInternalOffer({
  id: 100,
  source: 'own',
  description: aDraft().description,
  keptOn: '2026-11-18',
});
export const ownOffers = [
  own,
  anInternalOffer({
    id: 101,
    title: 'Cariste de nuit',
    company: 'Plateforme Nord Fret',
    location: 'Lesquin (59)',
    source: 'own',
    keptOn: '2026-11-12',
  }),
  anInternalOffer({
    id: 102,
    title: 'Chargée de mission',
    company: '',
    location: '',
    source: 'own',
  }),
];

/** A posting that was read and is being checked. */
export const draft = (
  over: Partial<Extract<AddOfferState, { status: 'draft' }>> = {},
): AddOfferState => ({
  status: 'draft',
  way: 'text',
  draft: aDraft(),
  page: null,
  duplicate: null,
  notSaved: null,
  ...over,
});

const OTHER_TITLES = ['Gestionnaire de paie (H/F)', 'Aide-comptable en alternance'] as const;

/** A page of several postings that were read, and `more` that were not. */
export const severalPostings = (more: number): AddOfferState => {
  const first = aStructuredDraft();
  const others = OTHER_TITLES.map((title) => aStructuredDraft({ title: readField(title, 'sure') }));
  const page = { postings: [first, ...others], chosen: 0, more, kept: 0 };
  return draft({ way: 'file', draft: first, page });
};

/** A list of offers as it is seen first. */
export const listSeen = (
  preview: Partial<ImportPreview> = {},
  notSaved: WriteProblem | null = null,
): AddOfferState => ({
  status: 'import',
  fileName: 'offres_emploi.csv',
  preview: anImportPreview(preview),
  notSaved,
});

/** A list of offers once it was imported. */
export const listImported = (
  over: Partial<Extract<AddOfferState, { status: 'imported' }>> = {},
): AddOfferState => ({
  status: 'imported',
  source: 'France Travail',
  byLine: true,
  added: 150,
  updated: 0,
  same: 0,
  elsewhere: [],
  problems: [],
  ...over,
});

export const addOfferArgs = {
  state: { status: 'empty' } as AddOfferState,
  today: '2026-11-21',
  intake: { text: '', onTextChange: fn(), onRead: fn(), onFile: fn() },
  review: {
    onChoose: fn(),
    onCorrect: fn(),
    onConfirm: fn(),
    onTextCorrect: fn(),
    onAddressCorrect: fn(),
    onSave: fn(),
    onBack: fn(),
  },
  own: {
    offers: [] as AddOfferArgs['own']['offers'],
    linksOf: ({ id }: { readonly id: number }) => ({
      search: `/dashboard/search?q=${id}`,
      compare: `/dashboard/cv-offer-analysis?offre=${id}`,
      dossier: `/dashboard/dossier?offre=${id}`,
      letter: `/dashboard/cover-letter?offre=${id}`,
    }),
    onExportOne: fn(),
    onExportAll: fn(),
    onAskDelete: fn(),
  },
  imports: {
    sources: [] as AddOfferArgs['imports']['sources'],
    onAskRemove: fn(),
    onRemap: fn(),
    onImport: fn(),
    onLeave: fn(),
  },
  saved: { onNext: fn(), onAgain: fn() },
  dialog: null,
  onDialogClose: fn(),
  onDialogConfirm: fn(),
} satisfies AddOfferArgs;

/** The screen with its corrections kept by the story. */
export const ControlledAddOffer = (args: AddOfferArgs) => {
  const [text, onTextChange] = useSpied(args.intake.text, args.intake.onTextChange);
  const [state, onState] = useSpied(args.state, fn());
  const step = (action: Parameters<typeof addOfferReducer>[1]): void =>
    onState(addOfferReducer({ state, text }, action).state);
  return (
    <AddOfferPage
      {...args}
      state={state}
      intake={{ ...args.intake, text, onTextChange }}
      review={{
        ...args.review,
        onChoose: (chosen) => {
          args.review.onChoose(chosen);
          step({ type: 'chose', chosen, duplicate: null });
        },
        onCorrect: (correction) => {
          args.review.onCorrect(correction);
          step({ type: 'corrected', correction });
        },
        onConfirm: (name) => {
          args.review.onConfirm(name);
          step({ type: 'confirmed', name });
        },
        onTextCorrect: (corrected) => {
          args.review.onTextCorrect(corrected);
          step({ type: 'textCorrected', text: corrected });
        },
      }}
    />
  );
};
