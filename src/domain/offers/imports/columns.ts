import { IMPORT_FIELDS } from '#/domain/offers/imports/importFields';
import type { ColumnMap, ImportField } from '#/domain/offers/imports/importFields';
import { fold } from '#/domain/shared/text';

/**
 * Names of columns by what they tell, folded and without signs, the likeliest first. A dot parts the levels of a path, and
 * a name matches the end of one; `^` asks for the whole path.
 */
const COLUMN_NAMES: Readonly<Record<ImportField, string>> = {
  title:
    'intitule intituleduposte jobtitle title titre titreduposte positiontitle intituleoffre intituledeloffre postingtitle ^libelle ^name ^text libelleduposte nomduposte offertitle intituleposte ^poste ^offre ^position ^appellationlibelle nomdeloffre nomdelannonce missiontitle',
  company:
    'entreprise.nom company.name companyname companytitle hiringorganization.name hiringorganization nomentreprise nomdelentreprise entreprisenom entreprise ^company employeur employer.name employername employer societe raisonsociale workplace.name workplace.legalname organisationname source.name subcompany recruteur ^agency company publisher creator ^author organismederattachement ^organization ^organisation organization.name brand entity.publicname boite organizationname companie compagnie',
  text: 'description descriptionhtml htmldescription descriptionduposte descriptifduposte descriptif missiondescriptionformatted missiondescription descriptiondelamission mission missions texteoffre textedeloffre ^content encoded contents bodyhtml fields.body descriptionplain descriptionoffre annonce ^texte jobdescription jobdescriptions.jobdescription.value keyresponsibilities responsibilities lists.content additionalplain ^profile ^profil htmlprofile profile.description profilrecherche profilcandidat applicantprofileformatted applicantprofile qualifications skillsknowledgeexpertise description1 description2 description3 summary formationetexperience howtoapplyhtml metier conditionexercice complementexercice requirements snippet missionprofile courtedescription descriptioncourte shortdescription positionformatteddescription.content intro',
  place:
    'lieutravail.libelle lieutravaillibelle libellelieutravail lieulibelle addresslocality joblocation.address.name address.city location.city locationcity ^city region.city ville ^commune localite localisationduposte libellelieu lieu.libellelieu localisation lieuaffectation lieudaffectation lieudaffectationsansgeolocalisation lieutravail lieudetravail lieu place ^location location.name location.location location.label joblocation.name joblocation.address joblocation workplace.location.address workplace.locations.location.label city locationname office jobgeo candidaterequiredlocation categories.location fields.city.name coverage locations ^ou cityname emplacement countrysubdivisioncode',
  postalCode: 'codepostal postalcode zipcode zip cp postcode',
  department:
    'departement departementduposte departementcode locationdepartementcode department department.code departement.code codedepartement',
  area: 'region regionduposte addressregion state locationstate regionname',
  country:
    'addresscountry country.name countryname country pays locationcountryname locationpays addresscountry.name address.countrycode',
  contract:
    'naturecontrat typecontratlibelle typecontrat typedecontrat natureducontrat contracttype.label contracttype contrat.typecontrat contract.types.type contract.type contrat contract employmenttype jobtype jobtypes commitment positionofferingcode positionofferingtypecode type.name naturedelemploi recruitingcategory ^type alternance employmenttypetext jobdescription.contract typeofemployment employmenttypecode',
  experience:
    'monthsofexperience experiencelibelle experienceexige niveauexperience niveaudexperience experiencelevel experiencelevels.experiencelevel yearsofexperience nombredanneesdexperiencetotal experienceexigee experience.name experience seniority joblevel experiencerequirements',
  mode: 'teletravail remotetype remotelevel workplacetype workplacetypes contract.remote remote isremote telecommuting joblocationtype modedetravail ^mode remotestatus',
  pay: 'salaire.libelle salairelibelle libellesalaire salaireaffiche salaire salary remuneration remunerationbruteannuelle basesalary compensation.compensationtiersummary compensationtiersummary compensation salaire.commentaire ^pay salairebrut salarytext salaryrange',
  payMin:
    'salarymin salary.min salarydetails.salarymin.amount basesalary.value.minvalue basesalary.minvalue basesalary.value.value basesalary.value minsalary pay.min salaryrange.min compensationminimum salary.lowend salairemin salaireminimum salairebrutmin minamount salaryminimum minimalsalary',
  payMax:
    'salarymax salary.max salarydetails.salarymax.amount basesalary.value.maxvalue basesalary.maxvalue maxsalary pay.max salaryrange.max compensationmaximum salary.highend salairemax salairemaximum salairebrutmax maxamount salarymaximum maximalsalary',
  payPeriod:
    'salarydetails.period unittext pay.period salaryperiod salary.rate salary.period compensationfrequency salaryrange.interval periodesalaire salaryunit salarytype ^interval',
  payCurrency:
    'basesalary.currency salarycurrency salary.currency pay.currency compensationcurrency salaryrange.currency salarydetails.salarymin.currencycode devise ^currency salarycurrencycode',
  skills:
    'competences.libelle competences desiredskills offer.desiredskills ^skills qualitesprofessionnelles.libelle qualitesprofessionnelles hardskills competence',
  education:
    'formations.niveaulibelle niveaudetudes niveauetudes niveaudeformationrequis niveaudiplome educationlevel educationrequirements degrees.degree targetdiploma.label education diplome ^niveaux niveauetude',
  licences: 'permis.libelle permis drivinglicence licences',
  languages: 'langues.libelle langues languages requiredlanguages',
  hours:
    'dureetravaillibelle jobtime schedule workingtime workhours workschedule.types.type contractworkperiod tempsdetravail dureetravaillibelleconverti',
  benefits: 'benefits jobbenefits avantages salaire.complement1 salaire.complement2',
  date: 'datecreation datedecreation dateposted publicationdate datedepublication datepublication publishedat publishedon firstpublished pubdate published dateparution datedepremierepublication datedediffusion publication.creation firstactivatedat date.created createdat creationdate ^date dc.date releaseddate startpublicationdate ^created ^validfrom postedat postedatdatetimeutc startbroadcastdate',
  updated:
    'dateactualisation updateddate updatedat dateupdated datedemiseajour modificationdate lastmodificationdate updated lastactivationat date.changed',
  expires:
    'validthrough dateexpired expirydate expirationdate datedexpiration datedefindepublicationpardefaut datedefindepublication publication.expiration date.closing deadlineat expires datelimite datelimitedecandidature datedecloture offerexpirationdatetimeutc deadline ^expire lastapplicationdate applicationclosedate',
  url: 'origineoffre.urlorigine urlorigine absoluteurl hostedurl joburl urldeloffre urloffre offerurl ^url ^link jobdetails.url fields.urlalias ^lien ^redirection directurl refs.landingpage apply.url applicationurl applyurl shortlink fields.url url link.href link lien contact.urlpostulation urlpostulation applicationlink redirecturl careersurl sourceurl applylink urldetails urldetail detailsurl detailurl applicationmethod.instructions related.urls.urlvalue',
  id: '^id identifier.value identifier.id ^identifiant ^jobid ^referencenumber ^reference ^partnerjobid referenceapec ^guid ^shortcode ^idoffre ^numero ^slug ^ref ^identifier ^externalid jobvacancyhandle ^documentid',
  rome: 'romecode coderome romecodes rome',
};

/** Ends of paths that look like one of those and are something else: what is told of the employer, the person to write to, the platform. */
const OTHER_COLUMNS =
  'company.description company.url company.id entreprise.description entreprise.url companydescription companylogo companyurl descriptionsociete organisationdescription entitydescription contact.nom company.slug hiringorganization.description hiringorganization.url hiringorganization.logo logo source.url lieutravail.commune codecommune commune.code formations.commentaire permis.exigence langues.exigence formations.exigence competences.exigence competences.code qualitesprofessionnelles.description salary.currency salaire.complement3 contact.courriel contact.urlrecruteur agence.courriel jobdescription.country applicantcriteria.country entityadress.country jobdescription.title.code location.countries.country internaljobid offices.name offices.location departments.name contrat.dureecontrat jobdescriptions.jobdescription.name lists.text identifier.name metadata.value departments.label';

type Known = { readonly field: ImportField | null; readonly rank: number };

const WHOLE = '^';

const KNOWN: ReadonlyMap<string, Known> = new Map([
  ...IMPORT_FIELDS.flatMap((field) =>
    COLUMN_NAMES[field].split(' ').map((name, rank): [string, Known] => [name, { field, rank }]),
  ),
  ...OTHER_COLUMNS.split(' ').map((name): [string, Known] => [name, { field: null, rank: 0 }]),
]);

/** A path as its names are looked up: folded, each level letters and digits only. */
export const columnKey = (path: string): string =>
  fold(path)
    .split(/\.|__/u)
    .map((level) => level.replace(/[^a-z0-9]+/gu, ''))
    .filter((level) => level !== '')
    .join('.');

/** Last levels that only give the words for what stands above them: "company.display_name". */
const NAMING: ReadonlySet<string> = new Set(['name', 'displayname', 'label', 'libelle', 'value']);

/** Words before and after what a column tells that only say of what: "job_city", "description_poste", "Permis exig\u00e9". */
const BEFORE = /^(?:job|offre|offer|poste|posting|annonce|emploi|raw|full)$/u;
const BEFORE_PLACES = /^(?:location|lieu)$/u;
const AFTER =
  /^(?:offre|offer|poste|annonce|emploi|exigee?s?|demandee?s?|requise?s?|souhaitee?s?|proposee?s?)$/u;
const BESIDE = /\s*[/(|]/u;
const LINKING = /^(?:de|du|des|d|l|la|le)$/u;
const PLACES: ReadonlySet<ImportField> = new Set([
  'place',
  'postalCode',
  'department',
  'area',
  'country',
]);

const wordsOf = (level: string): readonly string[] =>
  fold(level.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' '))
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '');

/** What a name tells without the words around it; a place's own keep to places. */
const knownUnqualified = (level: string): Known | undefined => {
  // "Salaire / TJM", "Ville (lieu)": either word tells it, and the first one names it.
  const [alone = ''] = level.split(BESIDE);
  const words = wordsOf(alone);
  const look = (inner: readonly string[]): Known | undefined => {
    const key = inner.filter((word, at) => at > 0 || !LINKING.test(word)).join('');
    return key === '' ? undefined : (KNOWN.get(WHOLE + key) ?? KNOWN.get(key));
  };
  const [first = ''] = words;
  if (BEFORE_PLACES.test(first)) {
    const place = look(words.slice(1));
    return place?.field != null && PLACES.has(place.field) ? place : undefined;
  }
  const rest = words.slice(BEFORE.test(first) ? 1 : 0);
  while (rest.length > 1 && AFTER.test(rest.at(-1) ?? '')) {
    rest.pop();
    while (LINKING.test(rest.at(-1) ?? '')) rest.pop();
  }
  return rest.length === words.length && alone === level ? undefined : look(rest);
};

const knownEnd = (key: string): Known | undefined => {
  const levels = key.split('.');
  for (let from = 0; from < levels.length; from += 1) {
    const known = KNOWN.get(levels.slice(from).join('.'));
    if (known !== undefined) return known;
  }
  return undefined;
};

const levelsOf = (path: string): readonly string[] =>
  path.split(/\.|__/u).filter((level) => columnKey(level) !== '');

/** Territorial units by the letters of their country, as EURES gives them. */
const IN_UNITS = /(?:^|\.)locationmap\.[a-z]{2}$/u;

/** Share of the columns that stand under one name where that name says nothing. */
const MOST_COLUMNS = 2 / 3;

/** The levels that all but a few of the columns have in common: those of the object that each record is wrapped in. */
const wrapperOf = (columns: readonly string[]): readonly string[] => {
  const paths = columns.map(levelsOf);
  const wrapper: string[] = [];
  for (;;) {
    const counts = new Map<string, number>();
    for (const levels of paths) {
      const next = levels[wrapper.length];
      if (levels.length > wrapper.length + 1 && wrapper.every((level, at) => levels[at] === level))
        counts.set(next ?? '', (counts.get(next ?? '') ?? 0) + 1);
    }
    const [most] = [...counts].toSorted((one, other) => other[1] - one[1]);
    if (most === undefined || most[1] < 3 || most[1] < columns.length * MOST_COLUMNS)
      return wrapper;
    wrapper.push(most[0]);
  }
};

/** Looks up what the columns of one file tell, by their names. */
const knownIn = (columns: readonly string[]): ((path: string) => Known | null) => {
  const wrapper = wrapperOf(columns);
  return (path) => {
    // Numbers that a database gives its rows change with each of its versions.
    if (path.startsWith('__')) return null;
    const levels = levelsOf(path);
    const inner = wrapper.every((level, at) => levels[at] === level)
      ? levels.slice(wrapper.length)
      : levels;
    const keys = inner.map(columnKey);
    if (IN_UNITS.test(columnKey(path))) return { field: 'place', rank: 0 };
    const known =
      KNOWN.get(WHOLE + columnKey(path)) ??
      knownEnd(columnKey(path)) ??
      KNOWN.get(WHOLE + keys.join('.'));
    if (known !== undefined) return known;
    if (keys.length > 1)
      return NAMING.has(keys.at(-1) ?? '')
        ? (KNOWN.get(WHOLE + keys.slice(0, -1).join('.')) ??
            knownEnd(keys.slice(0, -1).join('.')) ??
            null)
        : null;
    return knownUnqualified(inner[0] ?? '') ?? null;
  };
};

/** What each column of a file tells, as far as its name says; in the order of the file. */
export const columnMapOf = (columns: readonly string[]): ColumnMap => {
  const knownOf = knownIn(columns);
  return new Map(columns.map((column) => [column, knownOf(column)?.field ?? null]));
};

/** The columns of each field, the likeliest first; those that only the person chose come before. */
export const columnsByField = (
  columns: ColumnMap,
): Readonly<Partial<Record<ImportField, readonly string[]>>> => {
  const knownOf = knownIn([...columns.keys()]);
  const found: Partial<Record<ImportField, { column: string; rank: number }[]>> = {};
  for (const [column, field] of columns) {
    if (field === null) continue;
    const known = knownOf(column);
    const rank = known?.field === field ? known.rank : -1;
    (found[field] ??= []).push({ column, rank });
  }
  return Object.fromEntries(
    Object.entries(found).map(([field, list]) => [
      field,
      list.toSorted((one, other) => one.rank - other.rank).map(({ column }) => column),
    ]),
  );
};
