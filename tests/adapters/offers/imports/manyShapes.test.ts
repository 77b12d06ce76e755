import { describe, expect, it } from 'vitest';

import { readTable } from '#/adapters/offers/imports/readTable';
import { htmlToText } from '#/adapters/offers/posting/htmlText';
import { columnsOfTable } from '#/domain/offers/imports/columnsByContent';
import type { ImportOutcome } from '#/domain/offers/imports/OfferImporter';
import { convertTable, planOf } from '#/domain/offers/imports/offersOfTable';

const tools = { today: '2026-11-20', toText: htmlToText };

const read = (text: string): ImportOutcome => {
  const table = readTable(new TextEncoder().encode(text));
  if (table === null) throw new Error('no table');
  const steps = convertTable(table, planOf(table, columnsOfTable(table), tools));
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};

const readTableOf = (names: string, ...rows: readonly string[]): ImportOutcome =>
  read([names, ...rows].join('\n'));

const TEXT = 'Vous tenez les registres de l’atelier et recevez les visiteurs.';

const position = (title: string, more = ''): string =>
  `<PositionOpening xmlns="http://www.hr-xml.org/3" validFrom="2026-11-03"><DocumentID schemeID="X">p-${title.length}</DocumentID>
<PositionProfile languageCode="fr"><PostingInstruction><ApplicationMethod><Instructions>https://emploi.example.org/p</Instructions></ApplicationMethod></PostingInstruction>
<PositionTitle>${title}</PositionTitle><PositionLocation><Address><o:CityName xmlns:o="http://x.example">MONS</o:CityName><CountryCode>BE</CountryCode></Address></PositionLocation>
<PositionOrganization><OrganizationIdentifiers><OrganizationName>Ateliers Clairval</OrganizationName></OrganizationIdentifiers></PositionOrganization>
<PositionOfferingTypeCode>DirectHire</PositionOfferingTypeCode><PositionFormattedDescription><Content><![CDATA[<p>${TEXT}</p>]]></Content></PositionFormattedDescription>${more}</PositionProfile></PositionOpening>`;

describe('positions as public employment services hand them to one another (HR-XML)', () => {
  it('are read, one alone', () => {
    const { offers, problems } = read(`<?xml version="1.0"?>${position('Relieuse')}`);
    expect(problems).toEqual([]);
    expect(offers).toMatchObject([
      {
        title: 'Relieuse',
        company: 'Ateliers Clairval',
        location: 'Mons, Belgique',
        region: 'Europe',
        type: 'CDI',
        date: '2026-11-03',
        description: TEXT,
        url: 'https://emploi.example.org/p',
      },
    ]);
  });

  it('are read, several, and those that are closed are told', () => {
    const closed = '<ApplicationCloseDate>2026-11-01</ApplicationCloseDate>';
    const { offers, problems } = read(
      `<Positions>${position('Relieuse')}${position('Doreur', closed)}</Positions>`,
    );
    expect(offers.map(({ title }) => title)).toEqual(['Relieuse']);
    expect(problems).toEqual([{ at: 2, kind: 'expired', words: 'Doreur' }]);
  });
});

describe('a list that stands beneath other things', () => {
  it('is never one offer made of all of them', () => {
    const job = (title: string, id: string) => ({
      header: { jobVacancyHandle: id, title, jobDescription: `${title}. ${TEXT}` },
      employerName: 'Ateliers Clairval',
      auditInfo: { creationDate: '2026-11-04', modificationDate: '2026-11-05' },
      related: { urls: [{ urlName: 'page', urlValue: `https://emploi.example.org/${id}` }] },
    });
    const { offers } = read(
      JSON.stringify({
        header: { parameters: { sort: 'BEST', page: 1 } },
        data: { items: [job('Relieuse', 'a1'), job('Doreur', 'a2'), job('Graveuse', 'a3')] },
      }),
    );
    expect(offers).toMatchObject([
      { title: 'Relieuse', url: 'https://emploi.example.org/a1', provenance: { id: 'a1' } },
      { title: 'Doreur', company: 'Ateliers Clairval' },
      { title: 'Graveuse', date: '2026-11-04' },
    ]);
  });
});

describe('cells that say that there is nothing', () => {
  it.each(['N/A', 'n.c.', 'Non précisé', 'Non spécifiée', 'Not specified', '--', 'Inconnu'])(
    'as %s are empty',
    (nothing) => {
      const { offers } = readTableOf(
        'titre;entreprise;ville;description',
        `Relieuse;${nothing};${nothing};${TEXT}`,
        `Doreur;Non Stop Dorure;Lille;${TEXT}`,
      );
      expect(offers).toMatchObject([
        { company: '', location: '' },
        { company: 'Non Stop Dorure', location: 'Lille (59)' },
      ]);
    },
  );

  it('may be a number beside the text', () => {
    const { offers } = readTableOf(
      'titre;entreprise;description;profil',
      `Relieuse;Ateliers Clairval;${TEXT};75`,
      `Doreur;Ateliers Clairval;${TEXT};31`,
    );
    expect(offers[0]?.description).toBe(TEXT);
  });
});

describe('what is told in another place than its own', () => {
  it.each([
    ['CDI - Télétravail : Hybride', 'Lille', 'CDI', 'Hybride'],
    ['CDI - Télétravail : non', 'Lille', 'CDI', null],
    ['CDD', 'Lille (télétravail partiel)', 'CDD', 'Hybride'],
    ['CDD', 'Full remote', 'CDD', 'Télétravail'],
    ['CDD 6 jours par semaine', 'Lille', 'CDD', null],
  ])('is the mode, beside the contract "%s" or the place "%s"', (contract, place, type, mode) => {
    const { offers } = readTableOf(
      'titre;contrat;lieu;description',
      `Relieuse;${contract};${place};${TEXT}`,
      `Doreur;CDI;Lyon;${TEXT}`,
    );
    expect(offers[0]).toMatchObject({ type, mode });
  });

  it.each([
    ['Relieuse (H/F) | Rabat (Maroc)', 'Rabat (Maroc)', 'Afrique'],
    ['Relieuse - Roubaix H/F', 'Roubaix (59)', 'Europe'],
    ['Relieuse – Dakar / Abidjan', 'Dakar / Abidjan', 'Afrique'],
    ['Relieuse - Dorure', '', null],
    ['Relieuse | Atelier Soleil (dorure)', '', null],
  ])('is the place, at the end of the title "%s"', (title, location, region) => {
    const { offers } = readTableOf(
      'titre;entreprise;description',
      `${title};Ateliers Clairval;${TEXT}`,
      `Doreur;Ateliers Clairval;${TEXT}`,
    );
    expect(offers[0]).toMatchObject({ title, location, region });
    expect(offers[0]?.provenance.stated).not.toContain('location');
  });

  it('is the department, as the region or the country', () => {
    const { offers } = read(
      JSON.stringify([
        {
          title: 'Relieuse',
          description1: TEXT,
          country: { label: 'DR Ile-de-France' },
          region: { label: 'Yvelines (78)' },
          salaryRange: { label: 'De 1 900 € à 2 100 € par mois' },
        },
        { title: 'Doreur', description1: TEXT, country: { label: 'France' }, region: null },
      ]),
    );
    expect(offers[0]).toMatchObject({
      location: 'Yvelines (78)',
      region: 'Europe',
      pay: { min: 1900, max: 2100, period: 'month' },
    });
  });

  it('is named by a label beside it', () => {
    const job = (title: string, pay: string) =>
      `<offer><title>${title}</title><description>${TEXT}</description><custom><list1 id="7" label="Rémunération">${pay}</list1><list2 id="8" label="Périmètre">Standard</list2></custom></offer>`;
    const { offers } = read(
      `<offers>${job('Relieuse', 'De 1 900 € à 2 100 € par mois')}${job('Doreur', 'Selon profil')}</offers>`,
    );
    expect(offers).toMatchObject([{ pay: { min: 1900, max: 2100 } }, { pay: null }]);
    expect(offers[0]?.description).not.toContain('Standard');
  });

  it('is no employer that is a sentence about one', () => {
    const { offers } = readTableOf(
      'titre;companie;description',
      `Relieuse;Maison fondée en 1910, nous relions et dorons les livres du monde entier. Rejoignez-nous;${TEXT}`,
      `Doreur;Ateliers Clairval;${TEXT}`,
    );
    expect(offers).toMatchObject([{ company: '' }, { company: 'Ateliers Clairval' }]);
  });
});

describe('a saved page of results without data for search engines', () => {
  const TRADES = ['Relieuse', 'Doreur', 'Graveuse', 'Papetier', 'Encadreuse', 'Marbreur'];
  const card = (trade: string, at: number) =>
    `<li><div><a href="/fr/offres/${trade.toLowerCase()}-${at}.html?vu=${at}"><h3><p>${trade} <span>H/F</span></p><p>Ateliers Clairval</p></h3></a>
<div>Roubaix - 59</div><div>CDI</div><div>1 900 - 2 100 € / mois</div><span>Voir l’offre</span><div>il y a 3 jours</div></div></li>`;
  const page = (body: string) =>
    `<!doctype html><html><head><title>Offres</title><link rel="canonical" href="https://emploi.example.org/fr/recherche"></head><body><nav><a href="/fr/offres/menu-1.html">Menu</a></nav><main><h1>6 offres</h1><p>Trier par date</p>${body}</main><footer>Mentions légales</footer></body></html>`;

  it('gives an offer a card, with what its lines show', () => {
    const { offers } = read(page(`<ul>${TRADES.map(card).join('')}</ul>`));
    expect(offers.map(({ title }) => title)).toEqual(TRADES.map((trade) => `${trade} H/F`));
    expect(offers[5]).toMatchObject({
      company: 'Ateliers Clairval',
      location: 'Roubaix (59)',
      type: 'CDI',
      pay: { min: 1900, max: 2100, period: 'month' },
      url: 'https://emploi.example.org/fr/offres/marbreur-5.html?vu=5',
    });
  });

  it('is no list where the cards stand beside one advertisement, or where they are few', () => {
    const prose = Array.from({ length: 30 }, (_, at) => `<p>${at} ${TEXT}</p>`).join('');
    const beside = page(`<article>${prose}</article><ul>${TRADES.map(card).join('')}</ul>`);
    expect(readTable(new TextEncoder().encode(beside))).toBeNull();
    const few = page(`<ul>${TRADES.slice(0, 3).map(card).join('')}</ul>`);
    expect(readTable(new TextEncoder().encode(few))).toBeNull();
  });

  it('is no list of offers where its links lead elsewhere', () => {
    const shop = TRADES.map((one, at) => `<li><a href="/produits/${at}">${one}</a> 12 €</li>`);
    expect(readTable(new TextEncoder().encode(page(shop.join(''))))).toBeNull();
  });

  it('is given up soon, however many links it has', () => {
    const links = Array.from({ length: 60_000 }, (_, at) => `<a href="/offres/${at}">Poste ${at}`);
    expect(read(page(links.join(''))).offers.length).toBeLessThanOrEqual(1_000);
  });
});
