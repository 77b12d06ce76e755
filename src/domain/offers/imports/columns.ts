import { IMPORT_FIELDS } from '#/domain/offers/imports/importFields';
import type { ColumnMap, ImportField } from '#/domain/offers/imports/importFields';
import { fold } from '#/domain/shared/text';

/**
 * Names of columns by what they tell, folded and without signs, the likeliest first. A dot parts the levels of a path, and
 * a name matches the end of one; `^` asks for the whole path.
 */
const COLUMN_NAMES: Readonly<Record<ImportField, string>> = {
  title:
    'intitule intituleduposte jobtitle title titre titreduposte intituleoffre intituledeloffre postingtitle ^text ^libelle ^name libelleduposte nomduposte offertitle intituleposte ^poste ^offre position ^appellationlibelle',
  company:
    'entreprise.nom company.name companyname companytitle hiringorganization.name hiringorganization nomentreprise nomdelentreprise entreprisenom entreprise ^company employeur employer.name employer societe raisonsociale workplace.name workplace.legalname organisationname source.name subcompany recruteur ^agency company creator publisher ^author organismederattachement',
  text: 'description descriptionhtml htmldescription descriptionduposte descriptifduposte descriptif missiondescriptionformatted missiondescription descriptiondelamission mission missions texteoffre textedeloffre ^content encoded contents bodyhtml fields.body descriptionplain descriptionoffre annonce ^texte jobdescription jobdescriptions.jobdescription.value keyresponsibilities responsibilities lists.content additionalplain ^profile ^profil htmlprofile profile.description profilrecherche profilcandidat applicantprofileformatted applicantprofile qualifications skillsknowledgeexpertise description1 description2 description3 summary formationetexperience howtoapplyhtml metier conditionexercice complementexercice',
  place:
    'lieutravail.libelle lieutravaillibelle libellelieutravail lieulibelle addresslocality joblocation.address.name address.city location.city locationcity ^city region.city ville ^commune localite localisationduposte libellelieu lieu.libellelieu localisation lieuaffectation lieudaffectation lieudaffectationsansgeolocalisation lieutravail lieudetravail lieu place ^location location.name location.location location.label joblocation.name joblocation.address joblocation workplace.location.address workplace.locations.location.label city locationname office jobgeo candidaterequiredlocation categories.location fields.city.name coverage',
  postalCode: 'codepostal postalcode zipcode zip cp postcode',
  department:
    'departement departementduposte departementcode locationdepartementcode department department.code departement.code codedepartement',
  area: 'region regionduposte addressregion state locationstate regionname',
  country:
    'addresscountry country.name countryname country pays locationcountryname locationpays addresscountry.name',
  contract:
    'naturecontrat typecontratlibelle typecontrat typedecontrat natureducontrat contracttype.label contracttype contrat.typecontrat contract.types.type contract.type contrat contract employmenttype jobtype jobtypes commitment positionofferingcode type.name naturedelemploi recruitingcategory ^type alternance employmenttypetext jobdescription.contract',
  experience:
    'monthsofexperience experiencelibelle experienceexige niveauexperience niveaudexperience experiencelevel experiencelevels.experiencelevel yearsofexperience nombredanneesdexperiencetotal experienceexigee experience.name experience seniority joblevel experiencerequirements',
  mode: 'teletravail remotetype remotelevel workplacetype workplacetypes contract.remote remote isremote telecommuting joblocationtype modedetravail ^mode',
  pay: 'salaire.libelle salairelibelle libellesalaire salaireaffiche salaire salary remuneration remunerationbruteannuelle basesalary compensation.compensationtiersummary compensationtiersummary compensation salaire.commentaire ^pay',
  payMin:
    'salarymin salary.min salarydetails.salarymin.amount basesalary.value.minvalue basesalary.minvalue basesalary.value.value basesalary.value minsalary pay.min salaryrange.min compensationminimum salary.lowend salairemin salaireminimum salairebrutmin',
  payMax:
    'salarymax salary.max salarydetails.salarymax.amount basesalary.value.maxvalue basesalary.maxvalue maxsalary pay.max salaryrange.max compensationmaximum salary.highend salairemax salairemaximum salairebrutmax',
  payPeriod:
    'salarydetails.period unittext pay.period salaryperiod salary.rate salary.period compensationfrequency salaryrange.interval periodesalaire salaryunit',
  payCurrency:
    'basesalary.currency salarycurrency salary.currency pay.currency compensationcurrency salaryrange.currency salarydetails.salarymin.currencycode devise ^currency',
  skills:
    'competences.libelle competences desiredskills offer.desiredskills ^skills qualitesprofessionnelles.libelle qualitesprofessionnelles',
  education:
    'formations.niveaulibelle niveaudetudes niveauetudes niveaudeformationrequis niveaudiplome educationlevel educationrequirements degrees.degree targetdiploma.label education diplome ^niveaux',
  licences: 'permis.libelle permis drivinglicence licences',
  languages: 'langues.libelle langues languages requiredlanguages',
  hours:
    'dureetravaillibelle jobtime schedule workingtime workhours workschedule.types.type contractworkperiod tempsdetravail dureetravaillibelleconverti',
  benefits: 'benefits jobbenefits avantages salaire.complement1 salaire.complement2',
  date: 'datecreation datedecreation dateposted publicationdate datedepublication datepublication publishedat publishedon firstpublished pubdate published dateparution datedepremierepublication datedediffusion publication.creation firstactivatedat date.created createdat creationdate ^date dc.date',
  updated:
    'dateactualisation updateddate updatedat dateupdated datedemiseajour modificationdate lastmodificationdate updated lastactivationat date.changed',
  expires:
    'validthrough dateexpired expirydate expirationdate datedexpiration datedefindepublicationpardefaut datedefindepublication publication.expiration date.closing deadlineat expires datelimite datelimitedecandidature datedecloture',
  url: 'origineoffre.urlorigine urlorigine absoluteurl hostedurl joburl urldeloffre urloffre offerurl ^url ^link jobdetails.url fields.urlalias ^lien ^redirection directurl refs.landingpage apply.url applicationurl applyurl shortlink fields.url url link.href link lien contact.urlpostulation urlpostulation applicationlink',
  id: '^id identifier.value identifier.id ^identifiant ^jobid ^referencenumber ^reference ^partnerjobid referenceapec ^guid ^shortcode ^idoffre ^numero ^slug ^ref ^identifier',
  rome: 'romecode coderome romecodes rome',
};

/** Ends of paths that look like one of those and are something else: what is told of the employer, the person to write to, the platform. */
const OTHER_COLUMNS =
  'company.description company.url company.id entreprise.description entreprise.url companydescription companylogo companyurl descriptionsociete organisationdescription entitydescription contact.nom company.slug hiringorganization.description hiringorganization.url hiringorganization.logo logo source.url lieutravail.commune codecommune commune.code formations.commentaire permis.exigence langues.exigence formations.exigence competences.exigence competences.code qualitesprofessionnelles.description salary.currency salaire.complement3 contact.courriel contact.urlrecruteur agence.courriel jobdescription.country applicantcriteria.country entityadress.country jobdescription.title.code location.countries.country internaljobid offices.name offices.location departments.name contrat.dureecontrat jobdescriptions.jobdescription.name lists.text identifier.name';

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

const knownOf = (path: string): Known | null => {
  // Numbers that a database gives its rows change with each of its versions.
  if (path.startsWith('__')) return null;
  const levels = columnKey(path).split('.');
  const whole = KNOWN.get(WHOLE + levels.join('.'));
  if (whole !== undefined) return whole;
  for (let from = 0; from < levels.length; from += 1) {
    const known = KNOWN.get(levels.slice(from).join('.'));
    if (known !== undefined) return known;
  }
  // Every level of a single item stands under the name of its list: "job.id" is as good as "id".
  return levels.length === 2 ? (KNOWN.get(WHOLE + (levels[1] ?? '')) ?? null) : null;
};

/** What each column of a file tells, as far as its name says; in the order of the file. */
export const columnMapOf = (columns: readonly string[]): ColumnMap =>
  new Map(columns.map((column) => [column, knownOf(column)?.field ?? null]));

/** The columns of each field, the likeliest first; those that only the person chose come before. */
export const columnsByField = (
  columns: ColumnMap,
): Readonly<Partial<Record<ImportField, readonly string[]>>> => {
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
