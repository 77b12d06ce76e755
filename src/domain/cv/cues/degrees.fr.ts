import type { DiplomaLevel } from '#/domain/cv/cv';

/** Openings of degree names as folded keys, with their level where the name fixes it (Service-Public F199). */
export const DEGREES: readonly (readonly [RegExp, DiplomaLevel | null])[] = [
  [
    /^(?:doctorat|doctorate|these de doctorat|these(?! de fin)|ph\.? ?d\b|hdr\b|habilitation a diriger|docteur (?:en|es)|diplome d'etat de docteur|d\.?e\.?s\.? de medecine|internat de medecine)/u,
    'Bac+8',
  ],
  [
    /^(?:master|mastere|msc\b|m\.sc|m2\b|master's|dea\b|dess\b|mba\b|executive mba|magistere|diplome d'ingenieur|diplome national d'ingenieur|diplome d'etudes (?:approfondies|superieures specialisees)|ingenieure? (?:diplomee?|d'etat|en |des |du |arts et metiers|insa\b|ensam\b|efrei\b|epita\b|esiea\b|ece\b|supelec|centrale|polytech|enseeiht|ensimag|ensta|utc\b|utt\b|utbm\b|mines\b|ponts\b|isen\b|cnam\b|esme\b|epf\b|estp\b|telecom )|cycle (?:d'|)ingenieur|ecole (?:d'|des |)ingenieure?s?\b(?! (?:de|du|des|d'))|engineering degree|diplome grande ecole|programme grande ecole|dscg\b|capes\b|agregation\b|crpe\b|diplome d'architecte|dec\b|capa (?:d'|d')?avocat|dn?sep\b|diplome d'etat d'architecte|meef\b|master of|diplome superieur|msi\b|pge\b|llm\b)/u,
    'Bac+5',
  ],
  [
    /^(?:licence|bachelor|bachelier|bachelors?|b\.?sc\b|b\.?a\.? |but\b|b\.u\.t|l3 (?=\p{L})|maitrise (?:en|de (?:droit|lettres|gestion|sciences|langues)|francais|anglais|allemand|espagnol|lettres|droit|langues?|sciences?|histoire|geographie|economie|gestion|math|physique|chimie|biologie|philosophie|psychologie|sociologie|aes\b|lea\b|lce\b|fle\b|miage\b)|m1\b|dcg\b|dnmade\b|dna\b|diplome (?:national )?d'art\b|diplome d'etat (?:d'|de l'|des? )?(?:infirmi|educateur|assistant de service social|assistante? de service social|ergo|psychomot|masseur|manipulateur|sage)|diplome d'infirmi|d\.?e\.?i\b|ide\b(?! ?(?:utilise|:))|brevet d'infirmier|baccalaureat universitaire|bachelor's|baccalaureat \+ ?3|degree in|bachelor of|deug? ?\+|diplome de comptabilite et de gestion|desjeps|dejeps)/u,
    'Bac+3',
  ],
  [
    /^(?:bts(?:\b|sio\b)|b\.t\.s|aec\b|attestation d'etudes collegiales|diplome d'etudes collegiales|dut\b|d\.u\.t|deug\b|deust\b|dts\b|dtecf?\b|brevet de technicien superieur|diplome universitaire de technologie|hnd\b|higher national|associate'?s? degree|graduat|deust|diplome de technicien superieur|btsa\b|brevet superieur|dpct\b|technicien specialise|brevet national de technicien)/u,
    'Bac+2',
  ],
  [
    /^(?:bac\b(?! ?\+)|bacc?al+[eaur]{3,6}t\b|baccalaureat|bac pro|bprea\b|bp rea\b|brevet professionnel responsable|bp\b(?!\s?\d)|brevet professionnel|brevet de technicien\b|bt\b|a-levels?|high school|certificat d'enseignement secondaire|cess\b|diplome d'etudes secondaires|maturite|dns\b|titre professionnel de niveau 4|bpjeps|bp jeps|daeu\b|gce\b|secondary school)/u,
    'Bac',
  ],
  [
    /^(?:cap\b(?! (?:vers|sur|au|aux|avec|pour)(?!\p{L}))|c\.a\.p|dep\b|asp\b|attestation de specialisation professionnelle|diplome d'etudes professionnelles|bep\b|b\.e\.p|bepa\b|capa\b|certificat d'aptitude|brevet d'etudes professionnelles|bpa\b|cfc\b|certificat federal|certificat de qualification professionnelle|cqp\b|diplome d'etat (?:d'|de l'|des? )?(?:aide|auxiliaire|accompagnant|ambulancier)|deas\b|deap\b|deaes\b|deavs\b|d\.?e\.?a\.?s|bepc\b|bfem\b|cfee\b|cepe\b|brevet de fin d'etudes moyennes|def\b|diplome d'etudes fondamentales|brevet des colleges?|brevet (?=mention|$)|dnb\b|dfeo\b|mention complementaire|mc\b(?!\.))/u,
    'CAP',
  ],
  [
    /^(?:diplome(?! (?:attendu|prevu|en cours|prepare (?:a |aux? |en |dans |par |avec |chez )))|diploma|concours (?:de |d'|interne|externe|national)|titre (?:professionnel|rncp|homologue|certifie|d'ingenieur|de )|tp\b|d\.?u\.? |d\.?i\.?u\.? |du\b|diu\b|diplome (?:universitaire|inter)|classes? prepa|prepa\b|cpge\b|certificat\b|annee (?:preparatoire|de cesure|propedeutique)|mise a niveau|manaa\b|manh?\b|brevet (?:d'etat|d'|de |federal|professionnel)|attestation (?:de |d'|en )|formation (?:de |d'|en |a |aux? |sur |continue |initiale |courte |complementaire |preparatoire |qualifiante|diplomante|certifiante|professionnelle|[\u00ab":])|parcours de formation |cycle |cursus |etudes |degree|exchange|erasmus|echange universitaire|programme (?:d'echange|erasmus)|semestre|bootcamp|licence|bafa\b|bafd\b|certificate in|postgraduate|gcse|international baccalaureate|paces\b|pass\b|las\b|niveau (?:bac|licence|master|bts|cap)|bac ?\+ ?\d|higher |foundation|accreditation |certification (?:professionnelle|au |aux |de |d'|des |en )|vae\b|abitur|technicien superieur)/u,
    null,
  ],
];

/** Signs of a level inside a degree name. */
export const LEVEL_SIGNS: readonly (readonly [RegExp, DiplomaLevel])[] = [
  [/bac ?\+ ?8|doctora|niveau 8/u, 'Bac+8'],
  [/bac ?\+ ?[56]|niveau (?:7|i)\b|\bmaster|mastere|ingenieur/u, 'Bac+5'],
  [/bac ?\+ ?[34]|niveau (?:6|ii)\b|licence|bachelor/u, 'Bac+3'],
  [/bac ?\+ ?2|niveau (?:5|iii)\b|\bbts\b|\bdut\b/u, 'Bac+2'],
  [/niveau (?:4|iv)\b|baccalaureat|\bbac\b/u, 'Bac'],
  [/niveau (?:3|v)\b|\bcap\b|\bbep\b/u, 'CAP'],
];

/** Words that are too vague to make a degree alone: a school or a date must stand beside them. */
export const VAGUE_DEGREE =
  /^(?:formation|parcours de formation|cycle|cursus|etudes|brevet d|certificat|semestre|erasmus|echange|annee|titre de|vae|niveau|bootcamp|pass\b|las\b|mise a niveau|attestation|certification|accreditation|these|du\b|tp\b|mc\b(?!\.)|dec\b|ide\b|but\b|exchange|higher|foundation|cap\b(?! )|degree|diplome)/u;

/** Trainings at the end of which one may do a work: under « Formation » with their date they are studies too. */
export const WORK_LICENCES =
  /secourisme|caces|habilitations? electrique|\bsst\b|sauveteur|psc ?1|premiers secours|afgsu|haccp|fimo|\bfco\b|prap\b|gestes et postures/u;

/** Trainings that are licences or refreshers rather than diplomas. */
export const NOT_DEGREES =
  /renouvellement|secourisme|recycl|caces|habilitation electrique|\bsst\b|sauveteur|psc ?1|premiers secours|afgsu|haccp|fimo|\bfco\b|prap\b|permis|gestes et postures|toeic|toefl|ielts|(?:projet|certifica\w+) voltaire|\btosa\b|\bpix\b|mooc|webinaire/u;

/** A licence that is only held again, or that drives. */
export const REFRESHER = /renouvellement|recycl|permis (?!.*(?:fimo|fco|caces))|maintien/u;

export const IN_PROGRESS =
  /en cours|actuellement|en preparation|ongoing|in progress|present|aujourd'hui|expected|prevu|obtention prevue|a ce jour|1re annee|2e annee|3e annee|premiere annee|deuxieme annee|derniere annee|en alternance depuis/u;

/** Remarks in brackets after a degree that are not part of its name. */
export const REMARK =
  /en cours|alternance|apprentissage|mention|obtenu|valide|non obtenu|niveau|prevu|vae|en ligne|a distance|cours du soir|par correspondance|formation continue|temps partiel|evening|part[- ]time|distance learning/u;

/** Remarks that are no part of an entry when they stand alone. */
export const PROGRESS_ONLY =
  /^(?:en cours|obtenue?|en preparation|actuellement|(?:avec )?(?:la )?(?:mention )?(?:(?:tres|assez)[ -]bien|bien|passable)|obtention (?:du|de la|de l'|d'une?) (?:certificat|diplome|brevet|baccalaureat|bac|titre)(?: d'etat)?|diplome (?:obtenu|prepare|delivre)|terminee?|pas de dip?lome|valide|ongoing|expected|(?:rncp )?niveau \w{1,3}|bac ?\+ ?\d(?:\s?[/-]\s?\d)?|\d+ (?:ans?|mois|semaines?|heures|h))$/u;

/** Kinds of schools that are written small before their name ("lycee Jean-Moulin"), folded. */
export const SCHOOL_OPENING =
  /^(?:lp|lpo|lycees?|colleges?|(?:haute |grande )?ecoles?|instituts?|cfa|ifas|ifsi|ifap|irts|iut|universite|faculte|fac de|greta|afpa|mfr|maison familiale|centre (?:de|d') ?(?:formation|apprentissage)|academie|conservatoire|campus|athenee|cegep|university|institute|school)\b/u;

/** What stands for the school of the entry above, folded. */
export const SAME_SCHOOL =
  /^(?:(?:la |le |l')?memes? (?:etablissement|lycee|ecole|universite|institut|cfa|centre|faculte)|idem|ibidem|ibid|same (?:school|university))$/u;

/** Small words before a school inside a degree's line ("BEPC au lycee municipal"), run on a folded key. */
export const AT_SCHOOL =
  /\s(?:(?:obtenue? |delivree? |passee? |centre d'examen )?(?:(?<=centre d'examen )|au |aux |a la |a l'|du |de la |de l'|par (?:le |la |l'|les )?))(?=(?:nouveau |nouvelle |ancien(?:ne)? |grande? |petite? )?(?:lycee|elementaire (?=d)|college|ecole|institut|universite|faculte|cfa|centre|afpa|greta|iut|campus|academie|conservatoire|cem|ceg|(?:complexe|groupe|cours) (?:scolaire|secondaire|prive))s?\b)/u;

/** What one is or does before the name of the diploma ("Etudiante en licence 2", "Obtention du DEUG"), folded. */
export const DEGREE_LEAD =
  /^(?:(?:actuellement )?(?:etudiante?s?|eleves?|inscrite?|diplomees?|titulaire)(?:\(e\))? (?:en |de la |de l'|du |d'une? |de |d')|(?:(?:premiere?|deuxieme|seconde|troisieme|quatrieme|cinquieme|derniere|1ere|1re|[2-5](?:e|eme|nde)) annee (?:de la |de l'|du |de |d'|en )?)(?:formation (?:de |d'|en )?)?|(?:obtention|preparation|validation|reussite) (?:de la |de l'|du |d'une? |au |a la |de |d')?|j'ai (?:obtenu|passe|prepare|valide) (?:mon |ma |mes |le |la |les |une? |l')|(?:debute|commence|suis|suivi|obtenu|valide) (?:d'une? |une? |la |le |du |mon |ma )|je prepare (?:actuellement )?(?:mon |ma |le |la |une? |l')|(?:entree|admission) en )/u;

/** How one studies, which is neither diploma, school nor skill, folded. */
export const STUDY_MODE =
  /^(?:(?:formation |cours |etudes )?(?:a distance|par correspondance|en ligne|du soir)|formation (?:continue|initiale|pour adultes))$/u;

/** Openings of a precision on a diploma, which is never its school; folded. */
export const DEGREE_REMARK =
  /^(?:(?:en )?(?:options?|specialites?|specialise|mentions?(?! complementaires?)|parcours|filieres?|majeures?|mineures?|dominantes?|concentrations?|series?|sections?|profil|finalite|domaines?|enseignements?)(?![\p{L}-])|(?:avec |major )|(?:laureate?|felicitations|rang|moyenne|gpa|cote r|note|memoire|these(?:\s*[:\u00ab"]| soutenue| en cotutelle)|sujet|titre\s*:|projet|direct(?:eur|rice)s?|co-?direct(?:eur|rice)s?|superviseu(?:r|re|se)s?|encadrante?s?|jurys?|rapporteu(?:r|re|se)s?|financ|matieres|modules?|cours|programme (?!d'echange|erasmus|grande)|apprentissage (?:de|du|des)|acquisition|stage|competences|en alternance|alternance|certificateur|centre d'examen|soutenu|obtenue? (?:avec|en))(?![\p{L}]))/u;

/** Openings of a field of study: what follows a diploma after a dash is then no school; folded stems. */
export const STUDY_FIELD =
  /^(?:(?:les? |la |l'|en )?(?:sciences?|systemes?|gestion|commerc|management|informati|electroni|electrotec|electricit|mecani|mecatron|genie|ingenierie|math|physique|chimie|bio|lettres|litterair|scientif|langues|droit|econom|comptab|marketing|communic|ventes?|restauration|cuisine|patiss|boulang|boucher|hotelle|soins?|sante|sanitaire|social|batiment|maintenance|logisti|transport|design|arts? (?:appl|plast|du)|arts$|histoire|geograph|psycholog|sociolog|philosoph|tourisme|agri|agro|reseaux?|develop|data(?!\p{L})|web(?!\p{L})|ressources humaines|rh(?!\p{L})|financ|banque|assurance|immobil|secretariat|bureautique|techni(?:que|cien|co)|technolog|industri|energ|environnement|aeronaut|automobil|coiffure|esthet|petite enfance|services?|accueil|assistan|metiers?|product|procedes|general|professionnel|responsable|manager|animat|surveillant|conseiller|negoci|stl|sti2d|stmg|st2s|options?|specialit|maconnerie|menuiserie|plomberie|charpente|peinture|paysag|horticult|viticult|elevage|electri|conduite|fabric|usinage|soudage|chaudronn|etudes (?!sup)|(?:mpsi|pcsi|ptsi|bcpst|tsi|mp2i|pc|psi|mp|pt|ecs|ece|ecg|ect|bl|khagne|hypokhagne)(?![\p{L}\d])))/u;

/** A diploma named without its field. */
export const BARE_DEGREE =
  /^(?:(?:formation )?(?:bac(?:calaureat)?(?: (?:pro(?:fessionnell?e?)?|general|technologique|universitaire))?|licence(?: pro(?:fessionnelle)?)?|l[123]|master ?[12]?|m[12]|mastere|msc|mba|bts|dut|but|deug|bachelor|cap|bep|doctorat|diplome (?:national )?d'ingenieur(?: general| d'etat)?|titre professionnel|brevet d'etudes professionnelles|cqp)(?: (?:de )?niveau (?:[ivx]{1,3}|\d)| rncp ?\d*)?|titre rncp(?: (?:niveau )?\d+)?|formation)$/u;

/** Meetings and short courses of researchers, which are no diplomas, folded. */
export const NOT_STUDIES =
  /^(?:ecoles? d'(?:ete|hiver|automne)|universites? d'ete|summer school|winter school|seminaires?|colloques?|conferences?|journees? d'etudes?|ateliers?|workshops?|communications?|echange scolaire)(?![\p{L}])/u;

/** A year of a course that no word for a diploma names ("1re annee ENSIAME"), folded. */
export const YEAR_OF_STUDY =
  /^(?:premiere|deuxieme|seconde|troisieme|quatrieme|cinquieme|derniere|1ere|1re|[2-5](?:e|eme|nde)) annee (?!d'experience|consecutive)/u;

/** A precision that follows the name of a school on its line, folded. */
export const AFTER_SCHOOL =
  /\s+[-\u2013]?\s*(?:filieres?|options?|specialites?|mentions?(?! complementaire)|parcours|series?|jury|centre d'examen)(?![\p{L}]).*$/u;

/** Small words before the letters of a school ("Licence 1 a SUPTECH"), run on the text. */
export const AT_LETTERS =
  /\s(?:[aàÀ]|chez|@)\s(?:l['\u2019]\s?)?(?=\p{Lu}[\p{Lu}.]{1,}|(?:\p{Lu}[\p{L}-]+\s){1,3}(?:University|Academy|School|Institute)(?!\p{L}))/u;

/** A kind of school in capitals inside the line of a diploma, where no small word makes it a part of the name. */
export const SCHOOL_BESIDE =
  /(?<!(?:^|\s)(?:de|du|des|d['\u2019]|l['\u2019]|la|le|les|en|et|à|au|aux|par|pour|cycle|grande|haute|Grande|Haute|GRANDE|of|in|and|at)\s?)\s(?=(?:Lyc[ée]e|LYC[ÉE]E|Institute?|INSTITUT|Institue|[ÉE]cole|[ÉE]COLE|Universit[ée]|UNIVERSIT[ÉE]|Facult[ée]|FACULT[ÉE]|Coll[èe]ge|COLL[ÈE]GE|IUT|CFA|IFSI|GRETA|AFPA|MFR|LE?P(?=\s\p{Lu}\p{Ll}))\s\p{L})/u;

/** A course of a school that stands elsewhere, in brackets after the diploma, folded. */
export const COURSE_IN_BRACKETS = /^(?:programme|cursus|parcours|filiere|option|voie|cycle)\s/u;
