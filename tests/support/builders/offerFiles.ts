/** Invented files of offers, each in the shape of a source. */

const TEXT =
  'Vous préparez les commandes de nos magasins et tenez le quai en ordre.\nVous contrôlez les palettes avant le départ des camions.';

/** An offer as the public employment service hands it over. */
export const franceTravailOffer = (
  over: Record<string, unknown> = {},
): Record<string, unknown> => ({
  id: '301KQPT',
  intitule: 'Préparateur / Préparatrice de commandes (H/F)',
  description: TEXT,
  dateCreation: '2026-11-12T08:15:00.000Z',
  dateActualisation: '2026-11-14T08:15:00.000Z',
  lieuTravail: {
    libelle: '07 - VALLON PONT D ARC',
    latitude: 44.4,
    longitude: 4.39,
    codePostal: '07150',
    commune: '07330',
  },
  romeCode: 'N1103',
  romeLibelle: 'Magasinage et préparation de commandes',
  appellationlibelle: 'Préparateur / Préparatrice de commandes',
  entreprise: { nom: 'ENTREPOTS DE LA BRUYANTE', description: 'Une maison de stockage.' },
  typeContrat: 'CDD',
  typeContratLibelle: 'Contrat à durée déterminée - 6 Mois',
  natureContrat: 'Contrat travail',
  experienceExige: 'E',
  experienceLibelle: '3 An(s)',
  competences: [
    { code: '1', libelle: 'Conduire un chariot', exigence: 'E' },
    { code: '2', libelle: 'Tenir un inventaire', exigence: 'S' },
  ],
  salaire: { libelle: 'Mensuel de 1850.00 Euros à 2100.00 Euros sur 12.0 mois' },
  dureeTravailLibelle: '35H Travail en journée',
  alternance: false,
  permis: [{ libelle: 'B - Véhicule léger', exigence: 'E' }],
  langues: [{ libelle: 'Espagnol', exigence: 'S' }],
  origineOffre: {
    origine: '1',
    urlOrigine: 'https://candidat.francetravail.fr/offres/recherche/detail/301KQPT',
  },
  ...over,
});

/** A cell as Python prints an object. */
const python = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(python).join(', ')}]`;
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'object')
    return `{${Object.entries(value)
      .map(([name, part]) => `'${name}': ${python(part)}`)
      .join(', ')}}`;
  if (typeof value === 'string') return value.includes("'") ? `"${value}"` : `'${value}'`;
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
};

/** A value as it stands in a cell of its own. */
const cellOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : python(value);

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\n]/u.test(text) ? `"${text.replace(/"/gu, '""')}"` : text;

/** Offers as a table, its columns in the order of `names`. */
export const asTable = (
  offers: readonly Record<string, unknown>[],
  separator: string,
  names: readonly string[] = Object.keys(offers[0] ?? {}),
): string =>
  [
    names.join(separator),
    ...offers.map((offer) =>
      names.map((name) => quoted(cellOf(offer[name]), separator)).join(separator),
    ),
  ].join('\r\n');

export const helloWorkFeed = `<?xml version="1.0" encoding="utf-8"?>
<root><job><job_id>9001</job_id><guid>1/2/3V</guid><cpc>0,1</cpc><title><![CDATA[Boulanger H/F]]></title>
<url><![CDATA[https://emplois.example.org/9001?a=1&b=2]]></url><description><![CDATA[<p>Vous pétrissez et façonnez.</p>]]></description>
<profile><![CDATA[<ul><li>CAP boulanger</li></ul>]]></profile><city>VINCENNES</city><region>ILE DE FRANCE</region>
<department>VAL DE MARNE</department><postal_code>94300</postal_code><country>FR</country>
<publication_date>2026-11-02 23:21:39</publication_date><contract>CDI</contract><experience>Sup_7</experience>
<job_time>Full time</job_time><remote>Pas_teletravail</remote><company_title>Fournil des Quatre Vents</company_title>
<company_description>Une maison.</company_description>
<salary_details><salary_min><amount>1823,00</amount><currencyCode>EUR</currencyCode></salary_min><salary_max><amount>2100,50</amount><currencyCode>EUR</currencyCode></salary_max><period>MONTHLY</period></salary_details></job>
<job><job_id>9002</job_id><title>Vendeur H/F</title><company_title>Fournil des Quatre Vents</company_title><city>LYON 3</city><postal_code>69003</postal_code><job_time>Part time</job_time><contract>Alternance</contract><description>Vendre.</description></job></root>`;

export const indeedFeed = `<?xml version="1.0" encoding="ISO-8859-1"?>
<source><publisher>Carrières du Plateau</publisher><publisherurl>https://jobs.example.org</publisherurl>
<job><title><![CDATA[Aide-soignant de nuit]]></title><date><![CDATA[Mon, 16 Nov 2026 22:49:39 GMT]]></date><referencenumber><![CDATA[AS-12]]></referencenumber>
<url><![CDATA[https://jobs.example.org/as-12]]></url><company><![CDATA[Résidence des Tilleuls]]></company><city><![CDATA[Besançon]]></city><state><![CDATA[Doubs]]></state>
<country><![CDATA[FR]]></country><postalcode><![CDATA[25000]]></postalcode><description><![CDATA[Vous veillez sur l'étage. &lt;job&gt; n'est pas une balise.]]></description>
<salary><![CDATA[De 1 900 € à 2 050 € par mois]]></salary><jobtype><![CDATA[Full-time, Permanent]]></jobtype><experience><![CDATA[Débutant accepté]]></experience></job></source>`;

export const linkedInFeed = `<source><lastBuildDate>2026-11-18</lastBuildDate><job><partnerJobId><![CDATA[L-77]]></partnerJobId><company><![CDATA[Ateliers Brume]]></company>
<title><![CDATA[Contrôleur de gestion]]></title><description><![CDATA[<p>Vous suivez les coûts.</p>]]></description><applyUrl><![CDATA[https://ateliers.example.org/77]]></applyUrl>
<location><![CDATA[Lille, Hauts-de-France, France]]></location><postalCode>59000</postalCode><workplaceTypes><![CDATA[Hybrid]]></workplaceTypes><experienceLevel>MID_SENIOR_LEVEL</experienceLevel><jobtype>FULL_TIME</jobtype></job></source>`;

export const meteojobFeed = `<source><publisher>Meteojob</publisher><lastBuildDate>2026-11-18T09:02:49.847Z</lastBuildDate>
<job id="00007" reference="R7" lang="fr"><title>Soudeur TIG H/F</title><description>&lt;p&gt;Vous soudez des cuves.&lt;/p&gt;</description><link>https://www.meteojob.com/jobads/7</link>
<publicationDate>2026-11-15T02:46:50.131Z</publicationDate><position>Soudeur (H/F)</position><company id="5" anonymous="false"><name>Chaudronnerie Orme</name><description>Depuis 1960.</description></company>
<workplace><locations><location label="Voiron (38)" lat="45.3" lng="5.5"><city>Voiron</city><postalCode>38500</postalCode><department code="38">Isère</department><country code="FR">France</country></location></locations></workplace>
<contract><types><type code="temporary">Intérim</type></types><length value="3" unit="month">3 month</length></contract><workSchedule><types><type code="full_time">Temps Plein</type></types></workSchedule>
<benefits><salary lowEnd="13.5" highEnd="15" currency="EUR" period="hour">De 13,50 à 15 € par heure</salary></benefits>
<profile><description>&lt;p&gt;Licence TIG à jour.&lt;/p&gt;</description><experienceLevels><experienceLevel code="2_5">2 à 5 ans</experienceLevel></experienceLevels></profile></job></source>`;

export const rssFeed = `<?xml version="1.0" encoding="utf-8"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Emplois du territoire</title><link>https://emploi.example.org</link>
<item><title><a href="/1">Agent d’accueil en mairie</a></title><link>https://emploi.example.org/1</link><description>&lt;p&gt;Accueillir le public.&lt;/p&gt;</description><guid isPermaLink="false">abc-1</guid><pubDate>Tue, 17 Nov 2026 10:00:00 +0100</pubDate><dc:creator>Commune de Brissac</dc:creator></item>
<item><title>Jardinier</title><link>https://emploi.example.org/2</link><description>Entretenir les massifs.</description><guid>abc-2</guid></item></channel></rss>`;

export const atomFeed = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Offres de l’association</title><entry><id>urn:1</id><title>Éducateur spécialisé</title><link href="https://asso.example.org/1"/><published>2026-11-09T00:00:00Z</published><content type="html">&lt;p&gt;Accompagner des jeunes.&lt;/p&gt;</content></entry></feed>`;

export const euresAnswer = JSON.stringify({
  numberRecords: 1,
  jvs: [
    {
      id: 'NDQx',
      title: 'Infirmier',
      description: '<p>Soins en service de médecine.</p>',
      creationDate: 1_794_700_800_000,
      employer: { name: 'Hôpital du Lac', website: null },
      locationMap: { FR: ['FRK28'] },
      positionScheduleCodes: ['fulltime'],
      positionOfferingCode: 'directhire',
    },
  ],
});

/** A page of a board, with its list as data for search engines. */
export const pageOfPostings = (count: number): string =>
  `<!doctype html><html><head><meta charset="utf-8"><script type="application/ld+json">${JSON.stringify(
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: Array.from({ length: count }, (_, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'JobPosting',
          title: `Chargé de clientèle ${index + 1}`,
          description: '<p>Conseiller les clients.</p>',
          datePosted: '2026-11-10',
          validThrough: '2026-12-24T23:59:00+00:00',
          employmentType: ['FULL_TIME', 'TEMPORARY'],
          hiringOrganization: { '@type': 'Organization', name: 'Banque du Coteau' },
          identifier: { '@type': 'PropertyValue', name: 'Banque', value: `B-${index + 1}` },
          jobLocation: [
            {
              '@type': 'Place',
              address: { '@type': 'PostalAddress', addressLocality: 'Dakar', addressCountry: 'SN' },
            },
          ],
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'XOF',
            value: {
              '@type': 'QuantitativeValue',
              minValue: 500_000,
              maxValue: 700_000,
              unitText: 'MONTH',
            },
          },
        },
      })),
    },
  )}</script></head><body><h1>Nos offres</h1></body></html>`;
