import type { ImportField } from '#/domain/offers/imports/importFields';

/**
 * Names of columns by what they tell, folded and without signs, the likeliest first. A dot parts the levels of a path, and
 * a name matches the end of one; `^` asks for the whole path.
 */
export const COLUMN_NAMES: Readonly<Record<ImportField, string>> = {
  title:
    'intitule intituleduposte jobtitle title titre titreduposte intituleoffre intituledeloffre postingtitle ^text ^libelle ^name libelleduposte nomduposte offertitle intituleposte ^poste ^offre position ^appellationlibelle',
  company:
    'entreprise.nom company.name companyname companytitle hiringorganization.name hiringorganization nomentreprise nomdelentreprise entreprisenom entreprise ^company employeur employer.name employer societe raisonsociale workplace.name workplace.legalname organisationname source.name subcompany recruteur ^agency company creator publisher ^author organismederattachement',
  text: 'description descriptionhtml htmldescription descriptionduposte descriptifduposte descriptif missiondescriptionformatted missiondescription descriptiondelamission mission missions texteoffre textedeloffre ^content encoded contents bodyhtml fields.body descriptionplain descriptionoffre annonce ^texte jobdescription jobdescriptions.jobdescription.value keyresponsibilities responsibilities lists.content additionalplain ^profile ^profil htmlprofile profile.description profilrecherche profilcandidat applicantprofileformatted applicantprofile qualifications skillsknowledgeexpertise description1 description2 description3 summary formationetexperience howtoapplyhtml metier conditionexercice complementexercice',
  place:
    'lieutravail.libelle lieutravaillibelle libellelieutravail addresslocality joblocation.address.name address.city location.city locationcity ^city region.city ville ^commune localite localisationduposte libellelieu lieu.libellelieu localisation lieuaffectation lieudaffectation lieudaffectationsansgeolocalisation lieutravail lieudetravail lieu place ^location location.name location.location location.label joblocation.name joblocation.address joblocation workplace.location.address workplace.locations.location.label city locationname office jobgeo candidaterequiredlocation categories.location fields.city.name coverage',
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
export const OTHER_COLUMNS =
  'company.description company.url company.id entreprise.description entreprise.url companydescription companylogo companyurl descriptionsociete organisationdescription entitydescription contact.nom company.slug hiringorganization.description hiringorganization.url hiringorganization.logo logo source.url lieutravail.commune codecommune commune.code formations.commentaire permis.exigence langues.exigence formations.exigence competences.exigence competences.code qualitesprofessionnelles.description salary.currency salaire.complement3 contact.courriel contact.urlrecruteur agence.courriel jobdescription.country applicantcriteria.country entityadress.country jobdescription.title.code location.countries.country internaljobid offices.name offices.location departments.name contrat.dureecontrat jobdescriptions.jobdescription.name lists.text identifier.name';
