/** A course or a paper that one earned ("Formation SST", "Initiation a ...", "Certificat de ..."), as the opening of a folded key. */
export const TRAINING_OPENING =
  /^[^\p{L}]*(?:formation(?!s? (?:des?|du|d'|aux?) )|initiation (?:a|aux?)(?![\p{L}])|perfectionnement|remise a niveau|certificat(?:ion|s|ions)?(?![\p{L}])|certified|certifie|attestation|habilitation|agrement|brevet|module|mooc|e-learning|atelier(?!s? de (?:fabrication|production))|seminaire|preparation (?:au|aux|a la|a l') |gestes et postures|premiers? secours|permis (?:[a-e](?![\p{L}])|de conduire)|caces|toeic|toefl|ielts|pix(?![\p{L}])|voltaire|haccp|psc|sst(?![\p{L}])|ssiap|bafa|bafd)/u;

/** What one studies or studied, as the opening of a folded key; a trade's name may follow it. */
export const STUDY_OPENING =
  /^[^\p{L}]*(?:diplomes?|etudiante?s?|lyceene?|eleve|(?:premiere|deuxieme|seconde|troisieme|quatrieme|derniere|1ere|1re|2e|2eme|3e|3eme) annee|titre professionnel|certificat|brevet|baccalaureat|licence(?! plate)|master(?! (?:black|of ceremon))|bachelor|bts|dut|but(?! d)|cap|bep|deug|doctorat(?! ?cifre)|classes? preparatoires?|scolarite|cycle ingenieur|formations?(?: en| a| aux?| de [a-z]+(?:eur|rice|ien|ienne|ant|ante|er|ere)(?!\p{L})))(?!\p{L})/u;

/** "Manager une equipe": what one learns to do, as the opening of a folded key. */
export const INFINITIVE = /^[^\p{L}]*\p{L}+(?:er|ir|re) (?:une?|sa|son|ses)(?!\p{L})/u;

/** Words of a paper earned, anywhere in a short folded text. */
export const TRAINING_WORDS =
  /(?<!\p{L})(?:certifi\p{L}*|caces|habilitation|perfectionnement|(?:\d{1,3} ?h(?:eures?)?|\d{1,2} jours?) de formation|formation (?:interne|continue|professionnelle|certifiante|qualifiante|diplomante)|organisme de formation|mooc|openclassrooms|coursera|udemy|linkedin learning|toeic|toefl|ielts|score|points)(?!\p{L})/u;

/** Openings of what was built or studied rather than held, as a folded key. */
export const PROJECT_OPENING =
  /^[^\p{L}]*(?:(?:mini-?|mes |les )?projets?|project(?! (?:manag|lead|engineer|coord|assist|direct|officer))|missions?(?: (?:\d|client|:)|\s*:)|clients?(?: \d|\s*:)|site (?:web|internet|vitrine|e-commerce)|application (?:mobile|web|de|d')|creation d|conception (?:de|d'|du|et)|realisation d|developpement d|refonte|renovation|construction d|mise en place|mise en oeuvre|migration|deploiement|participation (?:a|au|aux)|organisation d|hackathon|challenge|concours|exposition|tableau de bord|prototype|memoire|these(?! \p{L}* ?cifre)|etude de|etude sur|jeu (?:video|de)|robot|bot |plateforme|portfolio)/u;

/** Words of a work done for a school or for oneself. */
export const PROJECT_WORDS =
  /(?<!\p{L})(?:projets? (?:personnels?|tut(?:o|eu)res?|academiques?|scolaires?|universitaires?|etudiants?|de groupe|d'equipe|associatifs?|perso|solo)|side project|hackathon|equipe de \d|en groupe|github)(?!\p{L})/u;

/** Somebody else, named with a civility or by how to reach them. */
export const REFEREE = /^[^\p{L}]*(?:m\.|mr\.?|mme|mlle|monsieur|madame|dr\.?|pr\.?) \p{L}/u;

/** A title in quotes opens the line, as a work's does. */
export const QUOTED_OPENING = /^[^\p{L}\d]*["\u201c\u00ab]/u;

/** Doings of spare time that date their line, anywhere in a short folded text. */
export const PASTIME_WORDS =
  /(?<!\p{L})(?:semi-?marathon|marathon|trail|triathlon|pelerinage|voyages?|tour (?:du monde|de l')|sejours?|road ?trip|championn\p{L}*|competitions?|niveau (?:regional|departemental|national|interregional)|conservatoire|orchestre|troupe|club|amateur|licencie\p{L}*|ceinture|au pair|km)(?!\p{L})/u;

/** What belongs to an association, anywhere in a folded text. */
export const OF_ASSOCIATION = /(?<!\p{L})associat/u;

/** Placements at which one learnt or played and did not work, folded. */
export const NO_WORK =
  /^[^\p{L}]*stages? (?:linguistiques?|de langues?|intensifs?|de (?:formation|perfectionnement|sensibilisation|securite|recuperation|conduite|theatre|danse|musique|chant|sport|voile|foot\w*)|bafa|bafd)(?![\p{L}])/u;
