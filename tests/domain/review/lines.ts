import type { LayoutTraits } from '#/domain/cv/document';
import type { Remark, Review, ReviewCheck } from '#/domain/review/review';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { reviewCv } from '#tests/support/reviewCv';

/** What recruiters of its trade look for is all shown. */
const TRADE = { title: 'Assistante commerciale', rome: 'D1401', named: false, field: null };

const HEAD = `Lina Ferrand
Assistante commerciale
59000 Lille
06 39 98 22 31 · lina.ferrand@example.org`;

const TASKS = [
  'Saisie de 40 commandes par jour sur Sage',
  'Relances téléphoniques de 15 clients par semaine',
  'Préparation des devis avec une équipe de 3 vendeurs',
  'Suivi de 90 clients professionnels, permanence un samedi par mois',
];

/** Parts of a plain CV of which a test changes one. */
export type CvParts = {
  readonly head?: string;
  readonly profile?: string;
  readonly dates?: string;
  readonly tasks?: readonly string[];
  readonly before?: string;
  readonly education?: string;
  readonly rest?: string;
};

/** The text of a CV in which nothing is to be said, but for what a test puts in it. */
export const cvText = ({
  head = HEAD,
  profile = '',
  dates = 'Mars 2021 – aujourd’hui',
  tasks = TASKS,
  before = '',
  education = '2020  BTS Négociation, lycée Faidherbe, Lille',
  rest = '',
}: CvParts = {}): string =>
  [
    head,
    profile === '' ? '' : `\nPROFIL\n${profile}`,
    `\nEXPÉRIENCES PROFESSIONNELLES\nAssistante commerciale\nMenuiserie Caron, Lille\n${dates}`,
    tasks.map((task) => `- ${task}`).join('\n'),
    before,
    `\nFORMATION\n${education}`,
    '\nCOMPÉTENCES\nExcel, Sage, relation client, permis B, suivi des livraisons, facturation',
    '\nLANGUES\nAnglais : B2\nEspagnol : notions',
    '\nCENTRES D’INTÉRÊT\nChant choral dans un ensemble de quartier, cuisine du Nord, marche le long des canaux, lecture de romans policiers, jardin partagé',
    rest,
  ].join('\n');

/** Reviews a CV made of these parts. */
export const reviewOf = (parts: CvParts = {}, layout: Partial<LayoutTraits> = {}): Review =>
  reviewCv(aReadCv(layout, cvText(parts)), TRADE);

/** The remark of one check; undefined where there is none. */
export const remarkOn = (review: Review, check: ReviewCheck): Remark | undefined =>
  review.remarks.find((remark) => remark.check === check);

/** Lines that the remark of one check quotes. */
export const quotesOf = (review: Review, check: ReviewCheck): readonly (string | null)[] =>
  remarkOn(review, check)?.items.map(({ quote }) => quote) ?? [];

/** What one check proposes instead. */
export const betterOf = (review: Review, check: ReviewCheck): readonly string[] =>
  remarkOn(review, check)?.items.map(({ better }) => better) ?? [];
