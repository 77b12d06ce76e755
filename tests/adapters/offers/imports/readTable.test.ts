import { describe, expect, it } from 'vitest';

import { readTable } from '#/adapters/offers/imports/readTable';
import { htmlToText } from '#/adapters/offers/posting/htmlText';
import { exportedOffers } from '#/domain/offers/catalogue/exportOffers';
import { NOTHING_STATED } from '#/domain/offers/catalogue/offerSchemas';
import { columnsOfTable } from '#/domain/offers/imports/columnsByContent';
import { mergeImported } from '#/domain/offers/imports/mergeImported';
import type { ImportOutcome } from '#/domain/offers/imports/OfferImporter';
import {
  convertTable,
  planOf,
  previewOf,
  sourceNameOf,
} from '#/domain/offers/imports/offersOfTable';
import type { ImportTable } from '#/domain/offers/imports/table';
import { DRAFT_FIELD_NAMES } from '#/domain/offers/intake/offerDraft';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';
import {
  asTable,
  atomFeed,
  euresAnswer,
  franceTravailOffer,
  helloWorkFeed,
  indeedFeed,
  linkedInFeed,
  meteojobFeed,
  pageOfPostings,
  rssFeed,
} from '#tests/support/builders/offerFiles';
import { withCpuTime } from '#tests/support/cpuTime';

const TODAY = '2026-11-20';
const tools = { today: TODAY, toText: htmlToText };

const HIGH: Readonly<Record<string, number>> = { '\u2019': 0x92, '\u20ac': 0x80, '\u0153': 0x9c };

const bytesOf = (text: string, encoding: 'utf-8' | 'windows-1252' | 'utf-16le' = 'utf-8') =>
  encoding === 'utf-8'
    ? new TextEncoder().encode(text)
    : encoding === 'utf-16le'
      ? new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')])
      : Uint8Array.from(text, (char) => HIGH[char] ?? char.charCodeAt(0));

const tableOf = (bytes: Uint8Array): ImportTable => {
  const table = readTable(bytes);
  if (table === null) throw new Error('no table');
  return table;
};

const outcomeOf = (table: ImportTable): ImportOutcome => {
  const steps = convertTable(table, planOf(table, columnsOfTable(table), tools));
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};

const read = (text: string) => {
  const table = tableOf(bytesOf(text));
  return { table, source: sourceNameOf(table), ...outcomeOf(table) };
};

const NAMES = Object.keys(franceTravailOffer());

describe('offers of France Travail', () => {
  const offer = franceTravailOffer();
  const other = franceTravailOffer({ id: '302AAAA', intitule: 'Cariste', alternance: true });

  it.each([
    ['an answer', JSON.stringify({ resultats: [offer, other], filtresPossibles: [] }), 2],
    ['one offer', JSON.stringify(offer), 1],
    ['a bare list', JSON.stringify([offer, other]), 2],
    ['one offer a line', `${JSON.stringify(offer)}\n${JSON.stringify(other)}`, 2],
    ['a table with commas', asTable([offer, other], ','), 2],
    ['a table with semicolons, backwards', asTable([offer, other], ';', NAMES.toReversed()), 2],
    ['a table with bars', asTable([offer, other], '|'), 2],
  ])('are read from %s', (_, text, count) => {
    const { source, offers, problems } = read(text);
    expect(source).toBe('France Travail');
    expect(offers).toHaveLength(count);
    expect(problems).toEqual([]);
    expect(offers[0]).toMatchObject({
      title: 'Préparateur / Préparatrice de commandes (H/F)',
      company: 'ENTREPOTS DE LA BRUYANTE',
      location: 'Vallon-Pont-d’Arc (07150)',
      region: 'Europe',
      type: 'CDD',
      experience: 'mid',
      mode: null,
      pay: { min: 1850, max: 2100, period: 'month', currency: 'EUR' },
      licences: ['Permis B'],
      languages: ['Espagnol'],
      date: '2026-11-12',
      url: 'https://candidat.francetravail.fr/offres/recherche/detail/301KQPT',
      rome: 'N1103',
      source: 'imported',
      keptOn: TODAY,
      provenance: {
        source: 'France Travail',
        id: '301KQPT',
        stated: ['company', 'location', 'type', 'experience', 'pay', 'licences', 'languages'],
      },
    });
  });

  it('are an apprenticeship where the source says so, whatever the contract', () => {
    const { offers } = read(JSON.stringify([other]));
    expect(offers[0]?.type).toBe('Alternance');
  });

  it.each([
    [{ natureContrat: 'Contrat apprentissage' }, 'Alternance'],
    [{ typeContrat: 'MIS', typeContratLibelle: 'Intérim - 3 Mois' }, 'Intérim'],
    [{ typeContrat: 'SAI', typeContratLibelle: 'Saisonnier' }, 'Saisonnier'],
    [{ typeContrat: 'DDI', typeContratLibelle: 'CDD insertion - 6 Mois' }, 'CDD'],
    [{ typeContrat: 'LIB', typeContratLibelle: 'Profession libérale' }, 'Freelance'],
  ])('%j is a contract of kind %s', (part, type) => {
    expect(read(JSON.stringify(franceTravailOffer(part))).offers[0]?.type).toBe(type);
  });

  it('keep what stands in fields of their own beside the text, once', () => {
    const { description = '' } = read(JSON.stringify([offer])).offers[0] ?? {};
    expect(description).toContain('Vous contrôlez les palettes');
    expect(description).toContain(
      'Compétences (exigées)\n- Conduire un chariot\n\nCompétences (souhaitées)\n- Tenir un inventaire',
    );
    expect(description).toContain('Permis (exigé)\n- Permis B - Véhicule léger');
    expect(description).toContain('Langues (souhaitées)\n- Espagnol');
    expect(description.match(/chariot/gu)).toHaveLength(1);
    expect(description).not.toContain('maison de stockage');
  });

  it('keep what is of no stated strength, and how one has to be, beside what is demanded', () => {
    const { description = '' } =
      read(
        JSON.stringify([
          franceTravailOffer({
            competences: [
              { libelle: 'Conduire un chariot', exigence: 'E' },
              { libelle: 'Ranger un quai' },
            ],
            qualitesProfessionnelles: [{ libelle: 'Faire preuve de rigueur', description: 'X' }],
            formations: [{ niveauLibelle: 'CAP, BEP et équivalents', exigence: 'S' }],
          }),
        ]),
      ).offers[0] ?? {};
    expect(description).toContain('Compétences (exigées)\n- Conduire un chariot');
    expect(description).toContain(
      'Compétences demandées\n- Ranger un quai\n- Faire preuve de rigueur',
    );
    expect(description).toContain('Formation (souhaitée)\n- CAP, BEP et équivalents');
  });

  it.each(['windows-1252', 'utf-16le'] as const)('are read in %s', (encoding) => {
    const text = asTable([franceTravailOffer({ intitule: 'Maître d’œuvre à 35 €' })], ';');
    const { offers } = outcomeOf(tableOf(bytesOf(text, encoding)));
    expect(offers[0]?.title).toBe('Maître d’œuvre à 35 €');
  });

  it('show each column on its field before anything is kept', () => {
    const table = tableOf(bytesOf(asTable([offer, other], ',')));
    const preview = previewOf(table, columnsOfTable(table), tools);
    expect(preview).toMatchObject({ source: 'France Travail', format: 'csv', count: 2, unread: 0 });
    // It is told with the skills, not left aside.
    expect(preview.columns.map(({ column }) => column)).not.toContain('competences.exigence');
    expect(preview.columns).toContainEqual({
      column: 'lieuTravail.libelle',
      field: 'place',
      example: '07 - VALLON PONT D ARC',
    });
    const fields = preview.columns.map(({ field }) => field);
    expect(fields.indexOf(null)).toBe(fields.filter((field) => field !== null).length);
    expect(preview.first.map(({ title }) => title)).toEqual([offer['intitule'], 'Cariste']);
  });

  it('are counted without those that have no title, which are told', () => {
    const table = tableOf(
      bytesOf(JSON.stringify([offer, { ...other, intitule: ' ', appellationlibelle: '' }])),
    );
    const preview = previewOf(table, columnsOfTable(table), tools);
    expect(preview).toMatchObject({ count: 1, unread: 1 });
    expect(outcomeOf(table).problems).toMatchObject([{ kind: 'noTitle' }]);
    // Where no column tells the titles, the person is asked for it, and nothing is said to be unread.
    const untold = new Map([...columnsOfTable(table)].map(([column]) => [column, null] as const));
    expect(previewOf(table, untold, tools)).toMatchObject({ count: 2, unread: 0 });
  });

  it('follow the columns as the person puts them', () => {
    const text = 'Machin;Truc;Intitulé;Ville\nA;Maison Orme;Cariste;Lyon\n';
    const table = tableOf(bytesOf(text));
    const columns = new Map(columnsOfTable(table)).set('Truc', 'company');
    const preview = previewOf(table, columns, tools);
    expect(preview.first[0]).toMatchObject({
      title: 'Cariste',
      company: 'Maison Orme',
      location: 'Lyon (69)',
    });
  });
});

describe('feeds in use', () => {
  it('of HelloWork', () => {
    const { source, offers } = read(helloWorkFeed);
    expect(source).toBe('HelloWork');
    expect(offers[0]).toMatchObject({
      title: 'Boulanger H/F',
      company: 'Fournil des Quatre Vents',
      location: 'Vincennes (94300)',
      type: 'CDI',
      experience: 'senior',
      mode: 'Sur site',
      pay: { min: 1823, max: 2100.5, period: 'month', currency: 'EUR' },
      url: 'https://emplois.example.org/9001?a=1&b=2',
      date: '2026-11-02',
    });
    expect(offers[0]?.description).toContain('Vous pétrissez et façonnez.\n\n- CAP boulanger');
    expect(offers[0]?.description).not.toContain('Une maison');
    expect(offers[1]).toMatchObject({ type: 'Alternance', location: 'Lyon 3e (69003)' });
  });

  it('in the shape of Indeed, in another encoding', () => {
    const table = tableOf(bytesOf(indeedFeed, 'windows-1252'));
    const { offers } = outcomeOf(table);
    expect(table.publisher).toBe('Carrières du Plateau');
    expect(offers[0]).toMatchObject({
      title: 'Aide-soignant de nuit',
      location: 'Besançon (25000)',
      type: 'CDI',
      experience: 'entry',
      pay: { min: 1900, max: 2050, period: 'month' },
      date: '2026-11-16',
      url: 'https://jobs.example.org/as-12',
      provenance: { id: 'AS-12' },
    });
  });

  it('in the shape of LinkedIn', () => {
    const { source, offers } = read(linkedInFeed);
    expect(source).toBe('LinkedIn');
    expect(offers[0]).toMatchObject({
      title: 'Contrôleur de gestion',
      company: 'Ateliers Brume',
      location: 'Lille (59000)',
      mode: 'Hybride',
      type: null,
      url: 'https://ateliers.example.org/77',
    });
  });

  it('of Meteojob', () => {
    const { source, offers } = read(meteojobFeed);
    expect(source).toBe('Meteojob');
    expect(offers[0]).toMatchObject({
      title: 'Soudeur TIG H/F',
      company: 'Chaudronnerie Orme',
      location: 'Voiron (38500)',
      type: 'Intérim',
      experience: 'mid',
      pay: { min: 13.5, max: 15, period: 'hour', currency: 'EUR' },
      provenance: { id: '00007' },
    });
  });

  it('of news, RSS and Atom', () => {
    const rss = read(rssFeed);
    expect(rss.source).toBe('Emplois du territoire');
    expect(rss.offers).toMatchObject([
      { title: 'Agent d’accueil en mairie', company: 'Commune de Brissac', date: '2026-11-17' },
      { title: 'Jardinier', url: 'https://emploi.example.org/2' },
    ]);
    expect(read(atomFeed).offers).toMatchObject([
      { title: 'Éducateur spécialisé', url: 'https://asso.example.org/1', date: '2026-11-09' },
    ]);
  });

  it('of EURES', () => {
    const { source, offers } = read(euresAnswer);
    expect(source).toBe('EURES');
    expect(offers[0]).toMatchObject({
      title: 'Infirmier',
      company: 'Hôpital du Lac',
      type: 'CDI',
      date: '2026-11-15',
      url: 'https://europa.eu/eures/portal/jv-se/jv-details/NDQx?lang=fr',
    });
  });

  it('of a page that carries a list of postings, however long', () => {
    const { table, offers } = read(pageOfPostings(299));
    expect(table.format).toBe('page');
    expect(offers).toHaveLength(299);
    expect(offers[298]).toMatchObject({
      title: 'Chargé de clientèle 299',
      company: 'Banque du Coteau',
      location: 'Dakar, Sénégal',
      region: 'Afrique',
      type: 'CDD',
      expires: '2026-12-24',
      pay: { min: 500_000, max: 700_000, period: 'month', currency: 'XOF' },
      provenance: { id: 'B-299' },
    });
  });

  it('of this application, as it was exported', () => {
    const offer = anInternalOffer({
      id: 7,
      pay: { min: 28_000, max: 31_000, period: 'year', currency: 'EUR' },
      licences: ['Permis B'],
      languages: ['Anglais'],
    });
    // A field that stays empty here would come back empty unseen: give the offer one that is filled.
    for (const name of DRAFT_FIELD_NAMES)
      expect(offer[name], name).not.toEqual(NOTHING_STATED[name]);
    const { source, offers } = read(exportedOffers([offer, anInternalOffer({ id: 8 })]));
    expect(source).toBe('Embellie');
    const { id: _id, source: _source, provenance: _provenance, keptOn: _kept, ...told } = offer;
    expect(offers[0]).toMatchObject(told);
    expect(offers).toHaveLength(2);
  });
});

describe('records that nobody described', () => {
  it.each([
    [
      'names that stand beneath what they name',
      JSON.stringify({
        results: [
          {
            id: '7',
            title: 'Cariste',
            created: '2026-11-13T07:00:00Z',
            redirect_url: 'https://emploi.example.org/7',
            company: { display_name: 'Logis' },
            location: { display_name: 'Le Havre, Seine-Maritime', area: ['France', 'Normandie'] },
            category: { label: 'Logistique' },
            description: 'Vous tenez le quai.',
          },
        ],
      }),
      {
        company: 'Logis',
        location: 'Le Havre (76)',
        date: '2026-11-13',
        url: 'https://emploi.example.org/7',
      },
    ],
    [
      'words of what each column is of',
      'id_offre|titre_poste|description_poste|lieu_ville|lieu_cp|Permis exigé|Type de l’offre\nP1|Livreur|Vous livrez.|Vierzon|18100|Permis B|CDD',
      {
        title: 'Livreur',
        description: 'Vous livrez.\n\nPermis B',
        location: 'Vierzon (18100)',
        licences: ['Permis B'],
        type: 'CDD',
      },
    ],
    [
      'words of a job before each column',
      JSON.stringify({
        data: [
          {
            job_id: 'a==',
            job_title: 'Peintre',
            employer_name: 'Couleurs',
            job_publisher: 'Un site',
            job_city: 'Quimper',
            job_description: 'Vous peignez.',
            job_apply_link: 'https://emploi.example.org/a',
            job_posted_at: 'il y a 3 jours',
            job_posted_at_datetime_utc: '2026-11-17T00:00:00.000Z',
          },
        ],
      }),
      {
        company: 'Couleurs',
        location: 'Quimper (29)',
        url: 'https://emploi.example.org/a',
        date: '2026-11-17',
      },
    ],
    [
      'an object around each record',
      [1, 2]
        .map((id) =>
          JSON.stringify({
            node: {
              id,
              name: `Serveur ${id}`,
              type: 'CDI',
              city: 'Bayonne',
              description: 'Servir.',
            },
          }),
        )
        .join('\n'),
      { title: 'Serveur 1', type: 'CDI', location: 'Bayonne (64)' },
    ],
    [
      'a department after the town',
      'titre;ville;entreprise\nVendeur;Aix-en-Provence - 13;Laine',
      { location: 'Aix-en-Provence (13)' },
    ],
    [
      'a district of Paris after a dash',
      'titre;ville;entreprise\nVendeur;Paris - 15;Laine',
      { location: 'Paris 15e (75)' },
    ],
    [
      'decimals of a whole amount',
      '<jobs><job><title>Vendeur</title><city>Cahors</city><salary><min>33000.000</min><max>37000.000</max><rate>per year</rate></salary></job></jobs>',
      { pay: { min: 33_000, max: 37_000, period: 'year', currency: 'EUR' } },
    ],
    [
      'a feed that is published by an address of mail',
      '<rss xmlns:dc="d"><channel><title>Ville &#187; Emplois</title><item><title>Agent</title><dc:creator>rh@mairie.example.org - 01</dc:creator><dc:publisher>Mairie</dc:publisher><description>Recrutement en CDD.</description></item></channel></rss>',
      {
        company: 'Mairie',
        provenance: expect.objectContaining({ source: 'Ville' }) as unknown,
      },
    ],
    [
      'the territorial units of EURES',
      euresAnswer,
      { location: 'Haute-Savoie (74)', region: 'Europe' },
    ],
    [
      'two words of one heading, and a sign of fractions in a pay',
      'Poste;Entreprise;Ville (lieu);Salaire / TJM\nGéomètre;Bornes;Millau;400-550\u00a0€\u2044j',
      {
        location: 'Millau (12)',
        pay: { min: 400, max: 550, period: 'day', currency: 'EUR' },
      },
    ],
    [
      'the words of a pay whose figures cannot be one',
      'titre;ville;salaire_min;salaire_max;salaire_brut\nCouvreur;Angers;12.0;35000.0;Annuel de 35000.0 Euros sur 12.0 mois',
      { pay: { min: 35_000, max: 35_000, period: 'year', currency: 'EUR' } },
    ],
    [
      'no pay where its figures cannot be one and no words tell it',
      'titre;ville;salaire_min;salaire_max\nCouvreur;Angers;12.0;35000.0',
      { pay: null },
    ],
    [
      'a pay that is nothing but a figure',
      'titre;entreprise;ville;salaire\nCouvreur;Ardoise;Angers;27500.0',
      { pay: { min: 27_500, max: 27_500, period: 'year', currency: 'EUR' } },
    ],
    [
      'a day in words',
      JSON.stringify([
        {
          poste: 'Facteur',
          entreprise: 'Plis',
          ville: 'Lens',
          date_de_publication: 'Publié le 1er août 2026',
        },
      ]),
      { date: '2026-08-01' },
    ],
    [
      'words that programs write for nothing',
      'titre,entreprise,ville,date limite,description\nRelieur,nan,Tours,NaT,None',
      { company: '', expires: null, description: 'Relieur' },
    ],
    [
      'no department where its column holds numbers of a table',
      JSON.stringify([
        {
          title: 'Conseiller',
          organisationName: 'Agence',
          region: { label: 'Grand Est' },
          department: [{ code: 10_619, label: 'Service des visites' }],
          contractType: { label: 'CDD' },
          description1: 'Recevoir.',
        },
      ]),
      { location: 'Grand Est' },
    ],
    [
      'what no offer of a source has but its type',
      JSON.stringify([
        {
          reference: 'r',
          title: 'Conseiller',
          contractType: { code: 'c', label: 'CDD' },
          country: { type: 'CDI', label: 'France' },
          mainSupervisor: { name: 'Dupont' },
          description: 'Recevoir.',
        },
      ]),
      { title: 'Conseiller', type: 'CDD', company: '' },
    ],
  ])('are read by %s', (_, text, expected) => {
    const { offers, problems } = read(text);
    expect(problems).toEqual([]);
    expect(offers[0]).toMatchObject(expected);
  });

  it('keep their numbers apart from those of another file, and from those of something else', () => {
    const mine = read('id;titre;entreprise;ville\n1;Cuisinier;Auberge;Quimper').offers;
    const theirs = read('id;titre;entreprise;contrat\n1;Soudeur;Chantier;CDI').offers;
    expect(mergeImported(theirs, mergeImported(mine, [], []).put, [])).toMatchObject({
      added: 1,
      updated: 0,
    });
    const later = read('id;titre;entreprise;ville\n1;Cuisinier de nuit;Auberge;Quimper').offers;
    expect(mergeImported(later, mergeImported(mine, [], []).put, [])).toMatchObject({
      added: 0,
      updated: 1,
    });
    const kinds = read('reference;titre;entreprise\nK;Cuisinier;Auberge\nK;Soudeur;Chantier');
    expect(kinds.offers.map(({ title }) => title)).toEqual(['Cuisinier', 'Soudeur']);
    expect(kinds.problems).toEqual([]);
    const [first] = mergeImported(mine, [], []).put;
    const both = [first, ...mergeImported(theirs, first === undefined ? [] : [first], []).put];
    expect(
      mergeImported(
        theirs,
        both.filter((one) => one !== undefined),
        [],
      ),
    ).toMatchObject({ added: 0, same: 1 });
  });

  it('are those of an object that holds each under its number, whole or broken off', () => {
    const mission = (title: string, city: string) => ({
      missionTitle: title,
      organizationName: 'Grues du Monde',
      cityName: city,
      countryName: 'ALLEMAGNE',
      missionDescription: 'Vous suivez les chantiers.',
      missionProfile: 'Vous parlez allemand.',
      startBroadcastDate: '2026-11-02',
      tags: [{ label: 'chantier' }],
    });
    const text = JSON.stringify({
      '10': mission('Conducteur de travaux', 'Munich'),
      '11': mission('Acheteur', 'Berlin'),
    });
    const { offers, problems } = read(text);
    expect(problems).toEqual([]);
    expect(offers.map(({ title, location }) => `${title}, ${location}`)).toEqual([
      'Conducteur de travaux, Munich, ALLEMAGNE',
      'Acheteur, Berlin, ALLEMAGNE',
    ]);
    expect(offers[0]).toMatchObject({
      company: 'Grues du Monde',
      date: '2026-11-02',
      description: 'Vous suivez les chantiers.\n\nVous parlez allemand.',
    });
    const broken = read(text.slice(0, -30));
    expect(broken.offers.map(({ title }) => title)).toEqual(['Conducteur de travaux']);
    expect(broken.problems).toMatchObject([{ at: 2, kind: 'truncated' }]);
    // One job is no list of what stands in it.
    const one = {
      job: { title: 'Soudeur', name: 'Soudeur' },
      company: { name: 'Forge', city: 'Vienne' },
    };
    expect(readTable(bytesOf(JSON.stringify(one)))?.records.length ?? 0).toBeLessThan(2);
  });

  it('are of the source that each of them names, where their numbers are not a program’s own', () => {
    const rows = (source: string) =>
      `titre;entreprise;ville;source\nCouvreur;Ardoise;Angers;${source}\nZingueur;Ardoise;Saumur;hello_work`;
    expect(read(rows('hello_work')).source).toBe('HelloWork');
    expect(read(rows('Un blog')).source).toBeNull();
    expect(
      read(
        `id;${rows('hello_work')
          .replace('\n', '\n1;')
          .replace(/\n(?=Z)/u, '\n2;')}`,
      ).source,
    ).toBeNull();
    expect(read(rows('Un blog').replace('hello_work', 'Un blog')).source).toBeNull();
  });

  it('are found beneath what a list is called, and told by their lines', () => {
    const rows = ['Cuisinier;Auberge;Quimper;CDI', ';Sans titre;Quimper;CDI'];
    const text = `Offres de la semaine;;;\nMission locale du Val;;;\n;;;\nPoste;Employeur;Commune;Contrat\n${rows.join('\n')}`;
    const { offers, problems } = read(text);
    expect(offers).toHaveLength(1);
    expect(offers[0]).toMatchObject({ title: 'Cuisinier', company: 'Auberge', type: 'CDI' });
    expect(problems).toMatchObject([{ at: 6, kind: 'noTitle' }]);
  });
});

describe('records that are no offers', () => {
  const seen = (text: string) => {
    const table = tableOf(bytesOf(text));
    return previewOf(table, columnsOfTable(table), tools);
  };
  const table = (...rows: readonly string[]) => rows.join('\n');

  it.each([
    [
      'household spending',
      table(
        'Date;Libellé;Catégorie;Montant',
        '02/11/2026;Courses de la semaine;Alimentation;84,20',
        '05/11/2026;Électricité;Logement;61,00',
      ),
    ],
    [
      'spending, under the heading that posts have',
      table('Poste;Date;Montant', 'Loyer;02/11/2026;650', 'Transport;03/11/2026;84'),
    ],
    [
      'a bank account',
      table('Date;Libellé;Débit;Crédit', '01/11/2026;VIR SALAIRE;;1650', '03/11/2026;CB;45;'),
    ],
    [
      'recipes',
      JSON.stringify([
        { title: 'Tarte aux pommes', description: 'Étaler la pâte, couper les pommes.' },
        { title: 'Soupe', description: 'Couper les légumes, les cuire.' },
      ]),
    ],
    ['an address book', table('Titre;Société;Ville', 'M.;Boulangerie Roux;Lille', 'Mme;Épi;Lens')],
    [
      'the news',
      '<rss><channel><title>Actualités</title><item><title>La pluie revient</title><description>Des nuages.</description></item><item><title>Le musée rouvre</title><description>Après deux ans.</description></item></channel></rss>',
    ],
  ])('are doubted: %s', (_, text) => {
    expect(seen(text)).toMatchObject({ doubtful: true });
  });

  it.each([
    [
      'a table kept by hand',
      table(
        'Poste;Entreprise;Contrat;Lieu',
        'Cariste;Nord Fret;CDI;Lesquin (59)',
        'Magasinier;Delvaux;;Lille (59)',
      ),
    ],
    [
      'titles beside an employer and a town',
      table(
        'Intitulé;Entreprise;Ville;Description',
        'Cariste;Nord Fret;Lille;Vous tenez le quai.',
        'Magasinier;Delvaux;Roubaix;Vous rangez.',
      ),
    ],
    [
      'titles alone, marked',
      table('titre;lien;date', 'Cariste H/F;https://example.org/1;02/11/2026'),
    ],
    [
      'advertisements in a feed of any name',
      '<rss><channel><title>Ma ville</title><item><title>Agent d’accueil</title><description>La mairie recrute en CDD.</description></item></channel></rss>',
    ],
    [
      'another language',
      JSON.stringify([
        {
          title: 'Backend Engineer',
          description: 'You have experience with Go and join a small team.',
        },
      ]),
    ],
    [
      'a source that each of them names, in a language that nobody reads here',
      'titre;entreprise;source\nKreditorenbuchhalter;Zahlen GmbH;arbeitnow\nMaurer;Haus GmbH;arbeitnow',
    ],
    ['a known source', JSON.stringify([franceTravailOffer()])],
    ['a known feed', helloWorkFeed],
    ['a page of postings', pageOfPostings(4)],
    ['our own format', exportedOffers([anInternalOffer({ title: 'Divers' })])],
  ])('are not: %s', (_, text) => {
    expect(seen(text)).toMatchObject({ doubtful: false });
  });
});

describe('what cannot be taken', () => {
  it('is told with its place and its reason', () => {
    const text = JSON.stringify([
      franceTravailOffer(),
      franceTravailOffer({ id: 'b', intitule: '', appellationlibelle: '' }),
      'three',
      franceTravailOffer({ dateCreation: '2026-11-19T08:00:00Z', intitule: 'Plus récente' }),
      franceTravailOffer({ id: 'd', dateExpired: '2026-11-01' }),
    ]);
    const { offers, problems } = read(text);
    expect(offers.map(({ title }) => title)).toEqual(['Plus récente']);
    expect(problems.map(({ at, kind }) => [at, kind])).toEqual([
      [2, 'noTitle'],
      [3, 'malformed'],
      [4, 'repeated'],
      [5, 'expired'],
    ]);
  });

  it('is the last record of data that breaks off', () => {
    const two = [franceTravailOffer(), franceTravailOffer({ id: 'b' })];
    const { offers, problems } = read(JSON.stringify({ resultats: two }).slice(0, -300));
    expect(offers).toHaveLength(1);
    expect(problems).toMatchObject([{ at: 2, kind: 'truncated' }]);
    const feed = read(helloWorkFeed.slice(0, -80));
    expect(feed.offers).toHaveLength(1);
    expect(feed.problems).toMatchObject([{ at: 2, kind: 'truncated' }]);
  });

  it('names the line of a table, however many lines its cells have', () => {
    const text =
      'intitule,description,typeContrat,romeCode\nCariste,"a\nb\nc",CDI,N1101\n,sans titre,CDI,N1101\n';
    expect(read(text).problems).toMatchObject([{ at: 5, kind: 'noTitle' }]);
  });

  it.each([
    ['prose', 'Nous cherchons un cariste, sérieux, motivé, disponible.\nLe poste est à Lyon.'],
    ['a list of prices', 'article;prix;stock\nvis;2;100\nécrou;3;50'],
    ['data of another kind', '{"version":2,"points":[{"x":1},{"x":2}]}'],
    ['a page without postings', '<!doctype html><html><body><p>Bonjour</p></body></html>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><g/><g/></svg>'],
    ['nothing', ''],
  ])('is no list of offers: %s', (_, text) => {
    expect(readTable(bytesOf(text))).toBeNull();
  });
});

describe('hostile files', () => {
  const cpuTimeOf = async (text: string): Promise<number> => {
    const { ms } = await withCpuTime(() => {
      const table = readTable(bytesOf(text));
      if (table !== null) outcomeOf(table);
    });
    return ms;
  };

  it('never expand the entities that they declare', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE jobs [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]><jobs><job><title>&c;</title><description>x</description></job></jobs>`;
    expect(read(bomb).offers[0]?.title).toBe('&c;');
  });

  it('keep a formula as text', () => {
    const text = 'intitule;entreprise;ville\n"=HYPERLINK(""http://x"",""a"")";@SUM(A1);Lyon\n';
    expect(read(text).offers[0]).toMatchObject({
      title: '=HYPERLINK("http://x","a")',
      company: '@SUM(A1)',
    });
  });

  it('bring no script, no address of another kind and no key of objects', () => {
    const text = `[{"title":"Cariste <img src=x onerror=alert(1)>","description":"<p>Quai</p><script>alert(1)</script>","url":"javascript:alert(1)","company":"X","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}]`;
    const { offers } = read(text);
    expect(offers[0]).toMatchObject({ title: 'Cariste', url: null, description: 'Quai' });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it.each([
    ['brackets', '['.repeat(500_000)],
    ['depth', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
    ['tags that never close', `<jobs>${'<job><title>x'.repeat(50_000)}`],
    ['nested tags', `<jobs>${'<a>'.repeat(100_000)}</jobs>`],
    ['comments that never close', `<jobs>${'<!--'.repeat(100_000)}`],
    ['attributes', `<jobs><job ${'a="'.repeat(100_000)}></job></jobs>`],
    ['quotation marks', `intitule,ville,description\n${'"'.repeat(400_000)}`],
    ['columns', `${Array.from({ length: 50_000 }, (_, index) => `c${index}`).join(';')}\n1;2\n`],
    ['commas', `${','.repeat(300_000)}\n${','.repeat(300_000)}`],
    ['objects of objects', `[{"title":"x","a":${'[{"b":'.repeat(5_000)}1${'}]'.repeat(5_000)}}]`],
  ])('of many %s end soon', async (_, text) => {
    expect(await cpuTimeOf(text)).toBeLessThan(4_000);
  });

  it.each([
    ['short records', (times: number) => `<job><title>x</title></job>`.repeat(times)],
    [
      'passages of CDATA',
      (times: number) => `<job><title>x</title>${'<![CDATA[a]]>'.repeat(times)}</job>`,
    ],
  ])('of four times as many %s take some four times as long', async (_, of) => {
    const feed = (times: number): string => `<jobs>${of(times)}</jobs>`;
    const cost = async (times: number): Promise<number> =>
      (await withCpuTime(() => readTable(bytesOf(feed(times))))).ms;
    await cost(4_000);
    // Looking through the rest of the file at each one made it sixteen times as long.
    expect(await cost(80_000)).toBeLessThan(9 * (await cost(20_000)) + 300);
  });
});
