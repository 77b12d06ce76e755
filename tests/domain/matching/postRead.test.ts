import { describe, expect, it } from 'vitest';

import { headCorrected, headWritten, postReadOf } from '#/domain/matching/postRead';
import { readOffer } from '#/domain/postings/readOffer';
import { realLexicon } from '#tests/domain/matching/realLexicon';
import { aPostRead } from '#tests/support/builders/anAnalysis';

const written = { title: 'Aide-soignant de nuit H/F', company: '', location: 'Nantes (44)' };

describe('what is put right in a post', () => {
  const post = aPostRead({ standing: { location: 'corrected' } });

  it('is what was written otherwise, beside what was put right before', () => {
    expect(headCorrected(post)).toEqual({ location: 'Nantes (44)' });
    expect(headWritten(post, { ...written, company: ' Les Tilleuls ' })).toEqual({
      company: 'Les Tilleuls',
      location: 'Nantes (44)',
    });
  });

  it('an emptied employer is none, an emptied title is read again', () => {
    expect(headWritten(post, { ...written, title: ' ' })).toEqual({
      company: null,
      location: 'Nantes (44)',
    });
  });

  it('is nothing where nothing was changed', () => {
    expect(headWritten(aPostRead(), { ...written, company: 'Résidence Les Glycines' })).toEqual({});
  });
});

describe('the post of an advertisement', () => {
  const text =
    'AVIS DE RECRUTEMENT\n\nNous recherchons un maçon H/F pour nos chantiers.\nProfil : CAP maçon.';

  it('is as the person put it right, and the trade follows', () => {
    const offer = {
      text,
      title: 'Avis',
      corrected: { title: 'Maçon', company: null, location: 'Blois (41)' },
    };
    expect(postReadOf(offer, readOffer(offer, realLexicon))).toMatchObject({
      title: { value: 'Maçon', standing: 'corrected' },
      company: { value: null, standing: 'corrected' },
      location: { value: 'Blois (41)', standing: 'corrected' },
      occupation: { rome: 'F1703' },
    });
  });
});
