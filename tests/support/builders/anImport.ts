import type { ImportedOffer } from '#/domain/offers/imports/importedOffer';
import type { ImportPreview } from '#/domain/offers/imports/OfferImporter';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

/** An offer as a file of France Travail gives it. */
export const anImportedOffer = (over: Partial<ImportedOffer> = {}): ImportedOffer => {
  const { id: _id, ...offer } = anInternalOffer({
    title: 'Préparateur / Préparatrice de commandes (H/F)',
    company: 'Entrepôts de la Bruyante',
    location: 'Vallon-Pont-d’Arc (07150)',
    type: 'CDD',
    mode: null,
    source: 'imported',
    keptOn: '2026-11-20',
    rome: 'N1103',
  });
  return {
    ...offer,
    provenance: { source: 'France Travail', id: '301KQPT', stated: ['company', 'location'] },
    ...over,
  };
};

const TITLES = ['Cariste de nuit', 'Aide-soignant / Aide-soignante', 'Boulanger', 'Soudeur TIG'];

/** The first sight of a file of 150 offers of France Travail. */
export const anImportPreview = (over: Partial<ImportPreview> = {}): ImportPreview => ({
  source: 'France Travail',
  format: 'csv',
  count: 150,
  columns: [
    {
      column: 'intitule',
      field: 'title',
      example: 'Préparateur / Préparatrice de commandes (H/F)',
    },
    { column: 'entreprise.nom', field: 'company', example: 'Entrepôts de la Bruyante' },
    { column: 'lieuTravail.libelle', field: 'place', example: '07 - VALLON PONT D ARC' },
    {
      column: 'description',
      field: 'text',
      example: 'Vous préparez les commandes de nos magasins',
    },
    { column: 'typeContrat', field: 'contract', example: 'CDD' },
    { column: 'codeNAF', field: null, example: '52.10B' },
    { column: 'nombrePostes', field: null, example: '2' },
  ],
  first: [
    anImportedOffer(),
    ...TITLES.map((title, index) =>
      anImportedOffer({
        title,
        type: index % 2 === 0 ? 'CDI' : null,
        provenance: { source: 'France Travail', id: `30${index}`, stated: ['location'] },
      }),
    ),
  ],
  doubtful: false,
  unread: 0,
  ...over,
});
