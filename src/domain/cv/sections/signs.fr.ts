/** Openings of the qualities that CVs list, as folded keys. */
export const QUALITY =
  /^[^\p{L}]*(?:(?:tres|bonne?|grande?|fort|forte|excellente?) )?(?:autonom|rigour|rigueur|ponctu|assidu|dynami|curi(?:eu|os)|motiv|organise|esprit d|travail (?:en|d')? ?equipe|sens d|adapta|capacite d'(?:adaptation|ecoute|analyse|apprentissage)|creativ|polyvalen|serieu|sociable|sociabilite|empath|patien|persever|volontaire|disponib|souriant|gestion du (?:stress|temps)|ecoute|aisance|leadership|(?:prise d'|force de |esprit d')?initiative|force de proposition|discret|honnet|fiabl|fiabilite|reactiv|pedagog|enthousias|determin|perfectionn|courtois|responsable$|method|flexib|teamwork|team player|problem solving|adaptability|time management)/u;

/** What only a bibliography holds, run on a folded line. */
export const REFERENCE =
  /(?:^|[^\p{L}])(?:pp?\. ?\d|vol(?:ume|\.) ?\d|n ?° ?\d+, p|doi(?:\.org|:)|isbn|issn|et al\b|eds?\.\)|proceedings|journal (?:of|on)|transactions on|conference on|workshop on|lecture notes|springer|elsevier|arxiv|a paraitre|to appear)/u;

/** "Durand P., Petit A.", "Durand, P. et Petit, A. (2019)": the authors who open a reference; run on the text as written. */
export const AUTHORS =
  /^[^\p{L}]{0,6}(?:\p{Lu}[\p{L}\u2019'-]+,? \p{Lu}\.(?:-?\p{Lu}\.)?(?:,| &| and| et| \(|\/)|\p{Lu}[\p{L}\u2019'-]+ \p{Lu}[\p{L}\u2019'-]+, \p{Lu}[\p{L}\u2019'-]+ \p{Lu}[\p{L}\u2019'-]+,? and )/u;

/** Meetings of researchers. */
export const TALK =
  /(?:^|[^\p{L}])(?:colloques?|congres|seminaires?|seminars?|webinars?|webinaires?|journees? d'etudes?|symposium|workshop|conference internationale|communication (?:orale|par)|posters?)(?![\p{L}])/u;

/** Hours and levels of a course that was given. */
export const COURSE =
  /\(\d{1,3} ?h(?:eures?)?(?![\p{L}])|(?:^|[^\p{L}\d])(?:\d{1,3} ?h(?:eures?)? (?:de |eq\.? ?)?(?:td|cm|tp)|hetd|eqtd|heqtd|(?:td|cm|tp)s? (?:de|d'|en) )/u;

/** Duties of a researcher towards others. */
export const DUTY =
  /(?:^|[^\p{L}])(?:(?:co-?)?encadrement d|(?:co-?)?direction de (?:these|memoire|stage)|membre (?:du |de |d')(?:jury|comite|conseil|bureau|commission)|relect(?:eur|rice)|reviewer|comite (?:de lecture|scientifique|d'organisation|de programme)|co-?organis)/u;

/** What is awarded. */
export const AWARD =
  /(?:^|[^\p{L}])(?:prix|bourses?|laureate?s?|medailles?|recompenses?|tableaux? d'honneur|award|scholarship|fellowship|grant)(?![\p{L}])/u;

/** Licences that authorise to work or to drive. */
export const LICENCE =
  /(?:^|[^\p{L}])(?:permis [a-e]{1,2}\d?|permis de conduire|caces|habilitation electrique|fimo|fco|sst|psc ?1|afgsu|hacpp|haccp|ssiap|toeic|toefl|ielts)(?![\p{L}])/u;

/** What one holds in an association rather than in a firm; run on a folded line. */
export const ASSOCIATION =
  /^[^\p{L}]*(?:(?:vice-?)?president|(?:vice-?)?tresorier|secretaire|membre|adherent|delegue|animat|responsable|coach|arbitre|pompier volontaire|scout|chef scout)\p{L}*(?: actif| active| general| generale)? (?:du |de l'|de la |d'une |de |au sein (?:de l'|du |d'une ))?(?:association|asso|bureau (?:des|de)|bde|bds|club|comite (?:des fetes|jeunes?)|conseil (?:municipal|communal|local|de la jeunesse|des jeunes|de vie))/u;
