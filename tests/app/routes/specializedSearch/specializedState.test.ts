import { describe, expect, it } from 'vitest';

import { specializedState } from '#/app/routes/specializedSearch/specializedState';
import { EMPTY_CATALOGUE } from '#/domain/offers/catalogue/catalogue';
import { SAMPLE_SPECIALIZED_OFFERS } from '#/domain/offers/samples/specializedOffers.fr';

const served = {
  status: 'ready',
  catalogue: { ...EMPTY_CATALOGUE, specialized: SAMPLE_SPECIALIZED_OFFERS },
  samples: 'shown',
} as const;
const emptied = { ...served, catalogue: EMPTY_CATALOGUE, samples: 'hidden' } as const;

describe('what the specialised search shows', () => {
  it('the results, or that there is none', () => {
    const offers = SAMPLE_SPECIALIZED_OFFERS.slice(0, 1);
    expect(specializedState(served, null)).toEqual({ status: 'searching' });
    expect(specializedState(served, offers)).toEqual({ status: 'results', offers });
    expect(specializedState(served, [])).toEqual({ status: 'none' });
  });

  it('that there is nothing to find, and why', () => {
    expect(specializedState(emptied, [])).toEqual({ status: 'noOffer', lack: 'samplesHidden' });
    expect(specializedState({ ...emptied, samples: 'none' }, [])).toEqual({
      status: 'noOffer',
      lack: 'nothing',
    });
  });
});
