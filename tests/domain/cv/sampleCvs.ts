/** Invented CVs of many trades and layouts, each with what a careful reader finds in it. */
export type SampleCv = {
  readonly name: string;
  readonly text: string;
  readonly person: readonly [
    first: string,
    last: string,
    email: string | null,
    phone: string | null,
    city: string | null,
  ];
  readonly headline: string | null;
  /** Title, employer, start, end (`now` where it goes on). */
  readonly experiences: readonly (readonly [string, string, string, string])[];
  /** Degree, school, year of the end. */
  readonly education: readonly (readonly [string, string | null, string])[];
  /** Language, level as written. */
  readonly languages: readonly (readonly [string, string | null])[];
  /** Whole years on 21 November 2026. */
  readonly years: number;
};

export const SAMPLE_CVS: readonly SampleCv[] = [
  {
    name: 'employer first, capitals, name in reverse order',
    text: `MOREL Jean-Baptiste
Mécanicien poids lourd
18 chemin des Peupliers
63000 CLERMONT-FERRAND
Tél. 04 73 55 12 90 / 06 71 20 33 48
jb.morel@example.net

EXPERIENCE PROFESSIONNELLE

GARAGE VOLCAN POIDS LOURDS, Cournon d'Auvergne
Mécanicien poids lourd – depuis 03/2017
- Entretien et réparation de tracteurs et de porteurs
- Diagnostic électronique à la valise

AUTOCARS BOSSUET, Riom
Mécanicien – 09/2011 à 02/2017
- Révisions, freinage, préparation au contrôle technique

FORMATION
BAC PRO Maintenance des véhicules, Lycée Marie-Laurencin, Riom, 2011

LANGUES
Français, Anglais (scolaire)`,
    person: [
      'Jean-Baptiste',
      'MOREL',
      'jb.morel@example.net',
      '04 73 55 12 90',
      'CLERMONT-FERRAND',
    ],
    headline: 'Mécanicien poids lourd',
    experiences: [
      ['Mécanicien poids lourd', 'GARAGE VOLCAN POIDS LOURDS', '2017-03', 'now'],
      ['Mécanicien', 'AUTOCARS BOSSUET', '2011-09', '2017-02'],
    ],
    education: [['BAC PRO Maintenance des véhicules', 'Lycée Marie-Laurencin', '2011']],
    languages: [
      ['Français', null],
      ['Anglais', 'scolaire'],
    ],
    years: 15,
  },
  {
    name: 'English CV',
    text: `Aminata Diallo-Keita
Senior Procurement Officer
Conakry, Guinea | +224 622 11 22 33 | aminata.keita@example.com

SUMMARY
Procurement specialist with eight years in emergency programmes.

WORK EXPERIENCE
Senior Procurement Officer, Relief Partners International, Conakry
June 2021 – Present
• Run tenders and framework agreements
• Train local suppliers
Logistics Assistant, Blue River Foundation
Jan 2018 – May 2021
• Warehouse and fleet management

EDUCATION
Master of Business Administration, University of Sonfonia, 2017
Bachelor of Economics, University of Sonfonia, 2015

LANGUAGES
French: native, English: fluent, Susu: native

INTERESTS
Basketball, cooking`,
    person: [
      'Aminata',
      'Diallo-Keita',
      'aminata.keita@example.com',
      '+224 622 11 22 33',
      'Conakry',
    ],
    headline: 'Senior Procurement Officer',
    experiences: [
      ['Senior Procurement Officer', 'Relief Partners International', '2021-06', 'now'],
      ['Logistics Assistant', 'Blue River Foundation', '2018-01', '2021-05'],
    ],
    education: [
      ['Master of Business Administration', 'University of Sonfonia', '2017'],
      ['Bachelor of Economics', 'University of Sonfonia', '2015'],
    ],
    languages: [
      ['Français', 'native'],
      ['Anglais', 'fluent'],
      ['Soussou', 'native'],
    ],
    years: 8,
  },
  {
    name: 'Europass with labels',
    text: `Europass Curriculum Vitae
Nom / Prénom(s)\tVAN DEN BROECK Liesbeth
Adresse\t14 rue de la Brasserie, 6000 Charleroi (Belgique)
Téléphone\t0475 98 12 34
Courrier électronique\tl.vandenbroeck@example.be
Emploi recherché\tEsthéticienne
Expérience professionnelle
Dates\tMars 2019 – à ce jour
Fonction ou poste occupé\tEsthéticienne
Nom et adresse de l'employeur\tInstitut Belle Heure, Charleroi
Dates\tSeptembre 2016 – février 2019
Fonction ou poste occupé\tVendeuse en parfumerie
Nom et adresse de l'employeur\tParfums Delcourt, Namur
Éducation et formation
Dates\t2016
Intitulé du certificat ou diplôme délivré\tCertificat de qualification esthéticienne
Nom de l'établissement\tInstitut Sainte-Aldegonde, Mons
Compétences linguistiques
Langue maternelle\tNéerlandais
Autres langues\tFrançais C1`,
    person: [
      'Liesbeth',
      'VAN DEN BROECK',
      'l.vandenbroeck@example.be',
      '0475 98 12 34',
      'Charleroi',
    ],
    headline: 'Esthéticienne',
    experiences: [
      ['Esthéticienne', 'Institut Belle Heure', '2019-03', 'now'],
      ['Vendeuse en parfumerie', 'Parfums Delcourt', '2016-09', '2019-02'],
    ],
    education: [['Certificat de qualification esthéticienne', 'Institut Sainte-Aldegonde', '2016']],
    languages: [
      ['Néerlandais', 'Langue maternelle'],
      ['Français', 'C1'],
    ],
    years: 10,
  },
  {
    name: 'dates in the left column of a table',
    text: `Mohamed El Amrani
Électricien du bâtiment
Marseille 15e - 07 81 22 45 96 - m.elamrani@example.org - Permis B

PARCOURS PROFESSIONNEL
2020 – 2026\tÉlectricien, Lumière & Courant SARL, Marseille
\tTirage de câbles, pose de tableaux, mise en service
2017 – 2020\tAide-électricien, Provence Habitat Services, Aubagne
\tSaignées, raccordements
Été 2016\tManœuvre, Chantiers Roustan

FORMATION
2017\tCAP Électricien, CFA du Garlaban

CENTRES D'INTÉRÊT
Football, plongée`,
    person: ['Mohamed', 'El Amrani', 'm.elamrani@example.org', '07 81 22 45 96', 'Marseille'],
    headline: 'Électricien du bâtiment',
    experiences: [
      ['Électricien', 'Lumière & Courant SARL', '2020', '2026'],
      ['Aide-électricien', 'Provence Habitat Services', '2017', '2020'],
      ['Manœuvre', 'Chantiers Roustan', '2016-07', '2016-08'],
    ],
    education: [['CAP Électricien', 'CFA du Garlaban', '2017']],
    languages: [],
    years: 9,
  },
  {
    name: 'no heading at all',
    text: `Sophie Lacombe
sophie.lacombe@example.com
06 20 30 40 50
31500 Toulouse

Vendeuse en boulangerie, Boulangerie du Canal, Toulouse, de mars 2021 à aujourd'hui
Accueil, encaissement, cuisson du pain
Caissière chez Superette Capitole, de juin 2018 à février 2021
Encaissement et mise en rayon

CAP Vente, Lycée professionnel Mirail-Nord, 2018
Anglais : notions, espagnol : courant`,
    person: ['Sophie', 'Lacombe', 'sophie.lacombe@example.com', '06 20 30 40 50', 'Toulouse'],
    headline: null,
    experiences: [
      ['Vendeuse en boulangerie', 'Boulangerie du Canal', '2021-03', 'now'],
      ['Caissière', 'Superette Capitole', '2018-06', '2021-02'],
    ],
    education: [['CAP Vente', 'Lycée professionnel Mirail-Nord', '2018']],
    languages: [
      ['Anglais', 'notions'],
      ['Espagnol', 'courant'],
    ],
    years: 8,
  },
  {
    name: 'several posts with one employer',
    text: `Patricia NGUYEN-DUPRÉ
Cadre de santé
Lausanne, Suisse
+41 79 555 12 34
patricia.nguyen@example.ch

Expériences

Hôpital de la Riponne, Lausanne | 2012 – aujourd'hui
Cadre de santé | 2019 – aujourd'hui
• Management de 24 soignants
Infirmière en réanimation | 2012 – 2019
• Surveillance, ventilation

Clinique du Lac, Morges | 2009 – 2012
Infirmière | 2009 – 2012
• Soins postopératoires

Formations et diplômes
2018 : Diplôme de cadre de santé, Institut de formation de La Source
2009 : Bachelor en soins infirmiers, Haute école de santé Vaud

Langues
Français (langue maternelle) | Vietnamien (courant) | Allemand (B1)`,
    person: [
      'Patricia',
      'NGUYEN-DUPRÉ',
      'patricia.nguyen@example.ch',
      '+41 79 555 12 34',
      'Lausanne',
    ],
    headline: 'Cadre de santé',
    experiences: [
      ['Cadre de santé', 'Hôpital de la Riponne', '2019', 'now'],
      ['Infirmière en réanimation', 'Hôpital de la Riponne', '2012', '2019'],
      ['Infirmière', 'Clinique du Lac', '2009', '2012'],
    ],
    education: [
      ['Diplôme de cadre de santé', 'Institut de formation de La Source', '2018'],
      ['Bachelor en soins infirmiers', 'Haute école de santé Vaud', '2009'],
    ],
    languages: [
      ['Français', 'langue maternelle'],
      ['Vietnamien', 'courant'],
      ['Allemand', 'B1'],
    ],
    years: 17,
  },
  {
    name: 'title, employer and dates on three lines; emoji contacts',
    text: `RAKOTONDRABE Hanitra
Responsable hébergement
📍 Antananarivo, Madagascar
📞 +261 34 12 345 67
✉ hanitra.rakoto@example.mg

À PROPOS DE MOI
Hôtelière passionnée, je fais grandir des équipes depuis dix ans.

EXPÉRIENCES PROFESSIONNELLES
Responsable hébergement
Hôtel Les Jacarandas
01/2020 - Présent
Gestion des réservations et du planning de 18 agents
Suivi de la satisfaction des clients
Réceptionniste
Résidence Ankarena
03/2015 - 12/2019
Accueil des clients, facturation

ÉTUDES
Licence en tourisme
Université d'Itaosy
2014

L A N G U E S
Malgache ●●●●●
Français ●●●●○
Anglais ●●●○○`,
    person: [
      'Hanitra',
      'RAKOTONDRABE',
      'hanitra.rakoto@example.mg',
      '+261 34 12 345 67',
      'Antananarivo',
    ],
    headline: 'Responsable hébergement',
    experiences: [
      ['Responsable hébergement', 'Hôtel Les Jacarandas', '2020-01', 'now'],
      ['Réceptionniste', 'Résidence Ankarena', '2015-03', '2019-12'],
    ],
    education: [['Licence en tourisme', "Université d'Itaosy", '2014']],
    languages: [
      ['Malgache', '●●●●●'],
      ['Français', '●●●●○'],
      ['Anglais', '●●●○○'],
    ],
    years: 11,
  },
  {
    name: 'student with internships and a job, stage labels',
    text: `Léa Fournier - Étudiante en droit
8 impasse du Moulin, 35000 Rennes – 07.66.55.44.33 – lea.fournier@example.fr – 21 ans

FORMATION
2024-2026 : Master Droit des affaires (en cours) – Université de Haute-Vilaine
2021-2024 : Licence de droit – Université de Haute-Vilaine, mention bien
2021 : Baccalauréat général – Lycée Chateaubriant-Nord

STAGES ET EMPLOIS
Janvier – mars 2026 : Stagiaire juriste – Cabinet Morvan Avocats, Rennes
Juillet 2025 (1 mois) : Stage d'observation – Tribunal judiciaire de Vannes
Depuis sept. 2023 : Hôtesse de caisse (étudiante) – Hyper Armor, Cesson

COMPÉTENCES
Recherche juridique, rédaction d'actes, Pack Office

LANGUES & CENTRES D'INTÉRÊT
Anglais C1 (TOEIC 960), allemand B1
Théâtre, course à pied`,
    person: ['Léa', 'Fournier', 'lea.fournier@example.fr', '07.66.55.44.33', 'Rennes'],
    headline: 'Étudiante en droit',
    experiences: [
      ['Stagiaire juriste', 'Cabinet Morvan Avocats', '2026-01', '2026-03'],
      ["Stage d'observation", 'Tribunal judiciaire de Vannes', '2025-07', '2025-07'],
      ['Hôtesse de caisse', 'Hyper Armor', '2023-09', 'now'],
    ],
    education: [
      ['Master Droit des affaires', 'Université de Haute-Vilaine', '2026'],
      ['Licence de droit', 'Université de Haute-Vilaine', '2024'],
      ['Baccalauréat général', 'Lycée Chateaubriant-Nord', '2021'],
    ],
    languages: [
      ['Anglais', 'C1'],
      ['Allemand', 'B1'],
    ],
    years: 3,
  },
  {
    name: 'Quebec, tab dates at the right, employer below',
    text: `Marc-André Tremblay
Menuisier-charpentier
(514) 555-0182
marcandre.tremblay@example.ca
Laval (Québec)

EXPÉRIENCE DE TRAVAIL
Menuisier-charpentier\tmai 2018 à aujourd'hui
Constructions Boréales inc., Laval
• Coffrage, charpente, finition
Apprenti charpentier\tjuin 2015 – avril 2018
Habitations Rivenord, Terrebonne
• Montage de murs

FORMATION ACADÉMIQUE
DEP Charpenterie-menuiserie\t2015
Centre de formation professionnelle Gabriel-Rousseau

LANGUES
Français et anglais (bilingue)`,
    person: ['Marc-André', 'Tremblay', 'marcandre.tremblay@example.ca', '(514) 555-0182', 'Laval'],
    headline: 'Menuisier-charpentier',
    experiences: [
      ['Menuisier-charpentier', 'Constructions Boréales inc.', '2018-05', 'now'],
      ['Apprenti charpentier', 'Habitations Rivenord', '2015-06', '2018-04'],
    ],
    education: [
      [
        'DEP Charpenterie-menuiserie',
        'Centre de formation professionnelle Gabriel-Rousseau',
        '2015',
      ],
    ],
    languages: [
      ['Français', null],
      ['Anglais', 'bilingue'],
    ],
    years: 11,
  },
  {
    name: 'references with an e-mail before the contact, city list, volunteering',
    text: `CURRICULUM VITAE
Mme Fatoumata Binta BARRY
Coordinatrice WASH
fb.barry@example.org – +221 78 111 22 33 – Saint-Louis, Sénégal
Mobilité : Dakar, Bamako, Niamey, Abidjan

1. Expériences professionnelles
Coordinatrice WASH chez Eau Pour Tous (Saint-Louis) de janvier 2021 à ce jour
- Pilotage de 14 forages et de 60 blocs sanitaires
Technicienne hydraulique chez Hydro Sahel de 02/2016 à 12/2020
- Suivi de chantiers, analyses de qualité de l'eau

2. Engagement associatif
Depuis 2019 : Trésorière bénévole, Association des jeunes ingénieures

3. Formation
Diplôme d'ingénieur en hydraulique, École Polytechnique du Fleuve, Thiès, 2015
DUT Génie civil, IUT de Ziguinchor, 2012

4. Langues
Français : courant ; Poular : langue maternelle ; Wolof : courant ; Anglais : niveau intermédiaire

5. Références
M. Ousmane Fall, directeur, Eau Pour Tous, o.fall@example.org, +221 77 999 88 77`,
    person: [
      'Fatoumata Binta',
      'BARRY',
      'fb.barry@example.org',
      '+221 78 111 22 33',
      'Saint-Louis',
    ],
    headline: 'Coordinatrice WASH',
    experiences: [
      ['Coordinatrice WASH', 'Eau Pour Tous', '2021-01', 'now'],
      ['Technicienne hydraulique', 'Hydro Sahel', '2016-02', '2020-12'],
      ['Trésorière bénévole', 'Association des jeunes ingénieures', '2019', 'now'],
    ],
    education: [
      ["Diplôme d'ingénieur en hydraulique", 'École Polytechnique du Fleuve', '2015'],
      ['DUT Génie civil', 'IUT de Ziguinchor', '2012'],
    ],
    languages: [
      ['Français', 'courant'],
      ['Peul', 'langue maternelle'],
      ['Wolof', 'courant'],
      ['Anglais', 'niveau intermédiaire'],
    ],
    years: 10,
  },
  {
    name: 'company on its own line above title with city, dates in brackets',
    text: `Karim Benhaddou
karim.benhaddou@example.dz / 0550 12 34 56 / Alger

Ingénieur qualité agroalimentaire

EXPERIENCES PROFESSIONNELLES :

Laiterie Djurdjura (Tizi Ouzou)
Responsable qualité (Février 2019 - Aujourd'hui)
* Plan HACCP, audits internes
* Encadrement de trois laborantins

Conserverie Mitidja (Blida)
Technicien de laboratoire (Octobre 2014 - Janvier 2019)
* Analyses physico-chimiques

FORMATIONS :

Ingénieur d'État en sciences alimentaires (2014)
École Nationale Supérieure d'Agronomie, Alger

LANGUES : Arabe (langue maternelle), Français (courant), Anglais (intermédiaire)

LOISIRS : randonnée, échecs`,
    person: ['Karim', 'Benhaddou', 'karim.benhaddou@example.dz', '0550 12 34 56', 'Alger'],
    headline: 'Ingénieur qualité agroalimentaire',
    experiences: [
      ['Responsable qualité', 'Laiterie Djurdjura', '2019-02', 'now'],
      ['Technicien de laboratoire', 'Conserverie Mitidja', '2014-10', '2019-01'],
    ],
    education: [
      [
        "Ingénieur d'État en sciences alimentaires",
        "École Nationale Supérieure d'Agronomie",
        '2014',
      ],
    ],
    languages: [
      ['Arabe', 'langue maternelle'],
      ['Français', 'courant'],
      ['Anglais', 'intermédiaire'],
    ],
    years: 12,
  },
  {
    name: 'compact one-line entries with bars',
    text: `CLAIRE DE LA TOUR
Architecte d'intérieur
claire.delatour@example.com | 06 99 88 77 66 | Bordeaux, France

EXPÉRIENCE
2021-2026 | Architecte d'intérieur | Atelier Vermeil | Bordeaux
Aménagement de boutiques, suivi de chantier
2018-2021 | Dessinatrice-projeteuse | Cabinet Roussel & Fils | Libourne
Plans sous AutoCAD

FORMATION
2018 | Diplôme national supérieur arts plastiques | École des Beaux-Arts de Gironde
2015 | Baccalauréat STD2A | Lycée Jean-Monnet

OUTILS
AutoCAD, SketchUp, Photoshop

LANGUES
Anglais B2 | Italien A2`,
    person: ['CLAIRE', 'DE LA TOUR', 'claire.delatour@example.com', '06 99 88 77 66', 'Bordeaux'],
    headline: "Architecte d'intérieur",
    experiences: [
      ["Architecte d'intérieur", 'Atelier Vermeil', '2021', '2026'],
      ['Dessinatrice-projeteuse', 'Cabinet Roussel & Fils', '2018', '2021'],
    ],
    education: [
      ['Diplôme national supérieur arts plastiques', 'École des Beaux-Arts de Gironde', '2018'],
      ['Baccalauréat STD2A', 'Lycée Jean-Monnet', '2015'],
    ],
    languages: [
      ['Anglais', 'B2'],
      ['Italien', 'A2'],
    ],
    years: 8,
  },
  {
    name: 'name on two lines, sections with icons, date under the employer',
    text: `Anne-Sophie
LE GUENNEC
Professeure des écoles
Quimper (29)
☎ 06 45 45 45 45
✉ as.leguennec@example.fr

★ Parcours professionnel
Professeure des écoles
École primaire Kerfeunteun, Quimper
Septembre 2015 – à ce jour
Classe de CE1-CE2, 24 élèves
Accueil d'élèves allophones
Assistante d'éducation
Collège Max-Jacob, Quimper
Septembre 2012 – juin 2015
Surveillance, aide aux devoirs

★ Diplômes
Master MEEF 1er degré, INSPE de Bretagne
2015
Licence de lettres modernes, Université de Cornouaille
2012

★ Langues
Breton – courant
Anglais – B1

★ Et aussi
Chant choral`,
    person: ['Anne-Sophie', 'LE GUENNEC', 'as.leguennec@example.fr', '06 45 45 45 45', 'Quimper'],
    headline: 'Professeure des écoles',
    experiences: [
      ['Professeure des écoles', 'École primaire Kerfeunteun', '2015-09', 'now'],
      ["Assistante d'éducation", 'Collège Max-Jacob', '2012-09', '2015-06'],
    ],
    education: [
      ['Master MEEF 1er degré', 'INSPE de Bretagne', '2015'],
      ['Licence de lettres modernes', 'Université de Cornouaille', '2012'],
    ],
    languages: [
      ['Breton', 'courant'],
      ['Anglais', 'B1'],
    ],
    years: 14,
  },
  {
    name: 'contact at the end, abbreviations, short years',
    text: `Steeve JEAN-LOUIS
Agent de sécurité SSIAP 1

Compétences
Rondes et contrôles d'accès
Secourisme
Vidéosurveillance

Expériences
sept. 21 à auj. : pas d'autre mention
09/21 - 11/26 Agent de sécurité incendie, Vigie Karaïb, Pointe-à-Pitre
06/18 - 08/21 Agent de surveillance, Centre commercial Milénis-Sud, Les Abymes

Formation
2018 Titre professionnel Agent de prévention et de sécurité, GRETA Guadeloupe
2015 Bac pro Métiers de la sécurité, LP Raoul-Cabort

Langues
Créole guadeloupéen (langue maternelle), français, anglais (notions)

Contact
12 rue des Flamboyants
97110 Pointe-à-Pitre
0690 55 66 77
steeve.jeanlouis@example.gp`,
    person: [
      'Steeve',
      'JEAN-LOUIS',
      'steeve.jeanlouis@example.gp',
      '0690 55 66 77',
      'Pointe-à-Pitre',
    ],
    headline: 'Agent de sécurité SSIAP 1',
    experiences: [
      ['Agent de sécurité incendie', 'Vigie Karaïb', '2021-09', '2026-11'],
      ['Agent de surveillance', 'Centre commercial Milénis-Sud', '2018-06', '2021-08'],
    ],
    education: [
      ['Titre professionnel Agent de prévention et de sécurité', 'GRETA Guadeloupe', '2018'],
      ['Bac pro Métiers de la sécurité', 'LP Raoul-Cabort', '2015'],
    ],
    languages: [
      ['Créole guadeloupéen', 'langue maternelle'],
      ['Français', null],
      ['Anglais', 'notions'],
    ],
    years: 8,
  },
  {
    name: 'heading and content share a table row, Asian name, TOEIC',
    text: `TRAN Thi Minh Chau
Ingénieure logiciel embarqué
Toulouse – 06 12 98 76 54 – minhchau.tran@example.com
EXPÉRIENCE	Ingénieure logiciel – Aerolys, Toulouse – depuis octobre 2020
	Développement C++ temps réel
	Ingénieure validation (stage) – Satcom Garonne, Toulouse – mars à août 2020
	Bancs de test
FORMATION	Diplôme d'ingénieur – ENSEEIHT, Toulouse – 2020
	Licence informatique – Université de Hué – 2017
LANGUES	Vietnamien langue maternelle, français C1, anglais TOEIC 890
LOISIRS	Badminton, cuisine`,
    person: ['Thi Minh Chau', 'TRAN', 'minhchau.tran@example.com', '06 12 98 76 54', 'Toulouse'],
    headline: 'Ingénieure logiciel embarqué',
    experiences: [
      ['Ingénieure logiciel', 'Aerolys', '2020-10', 'now'],
      ['Ingénieure validation', 'Satcom Garonne', '2020-03', '2020-08'],
    ],
    education: [
      ["Diplôme d'ingénieur", 'ENSEEIHT', '2020'],
      ['Licence informatique', 'Université de Hué', '2017'],
    ],
    languages: [
      ['Vietnamien', 'langue maternelle'],
      ['Français', 'C1'],
      ['Anglais', 'TOEIC 890'],
    ],
    years: 6,
  },
  {
    name: 'apprentice, capitals without accents, all dates by year',
    text: `DYLAN MERCIER
19 ANS - PERMIS AM
5 RUE DU STADE 80000 AMIENS
07 55 44 33 22
DYLANMERCIER80@EXAMPLE.FR

OBJECTIF : APPRENTI BOUCHER

SCOLARITE
2025 - 2027 CAP BOUCHER - CFA INTERFOR
2023 - 2025 TROISIEME PREPA-METIERS - COLLEGE ARTHUR-RIMBAUD

EXPERIENCES
2025 : APPRENTI BOUCHER - BOUCHERIE LEFEVRE
2024 : STAGE DE DECOUVERTE (1 SEMAINE) - SUPERMARCHE MATCHOU

LOISIRS
BOXE, PECHE`,
    person: ['DYLAN', 'MERCIER', 'DYLANMERCIER80@EXAMPLE.FR', '07 55 44 33 22', 'AMIENS'],
    headline: 'APPRENTI BOUCHER',
    experiences: [
      ['APPRENTI BOUCHER', 'BOUCHERIE LEFEVRE', '2025', '2025'],
      ['STAGE DE DECOUVERTE', 'SUPERMARCHE MATCHOU', '2024', '2024'],
    ],
    education: [
      ['CAP BOUCHER', 'CFA INTERFOR', '2027'],
      ['TROISIEME PREPA-METIERS', 'COLLEGE ARTHUR-RIMBAUD', '2025'],
    ],
    languages: [],
    years: 0,
  },
  {
    name: 'Lebanese profile, English months in French text, bullets as entries',
    text: `Rima EL-KHOURY
Chargée de communication digitale
Beyrouth, Liban | +961 3 123 456 | rima.elkhoury@example.com | linkedin.com/in/rimaek

Profil professionnel
Huit années au service d'ONG et d'entreprises culturelles au Liban et dans le Golfe.

Expérience professionnelle
• Chargée de communication digitale, Cèdre Culture, Beyrouth (Jan. 2021 – présent)
Animation des réseaux, campagnes, relations avec les médias.
• Community manager, Studio Manara, Dubaï (Sept. 2018 – Dec. 2020)
Planning éditorial, vidéos courtes.

Éducation
Master en communication, Université Saint-Georges de Beyrouth, 2018
Licence en journalisme, Université Saint-Georges de Beyrouth, 2016

Langues
Arabe : natif
Français : bilingue
Anglais : courant

Bénévolat
Croix-Rouge libanaise, secouriste, 2016 – 2018`,
    person: ['Rima', 'EL-KHOURY', 'rima.elkhoury@example.com', '+961 3 123 456', 'Beyrouth'],
    headline: 'Chargée de communication digitale',
    experiences: [
      ['Chargée de communication digitale', 'Cèdre Culture', '2021-01', 'now'],
      ['Community manager', 'Studio Manara', '2018-09', '2020-12'],
      ['secouriste', 'Croix-Rouge libanaise', '2016', '2018'],
    ],
    education: [
      ['Master en communication', 'Université Saint-Georges de Beyrouth', '2018'],
      ['Licence en journalisme', 'Université Saint-Georges de Beyrouth', '2016'],
    ],
    languages: [
      ['Arabe', 'natif'],
      ['Français', 'bilingue'],
      ['Anglais', 'courant'],
    ],
    years: 8,
  },
  {
    name: 'labelled entries',
    text: `Prénom : Blaise
Nom : MBARGA ATANGANA
Date de naissance : 12/04/1988
Tél : +237 6 77 88 99 00
Email : blaise.mbarga@example.cm
Ville : Yaoundé

Poste recherché : Comptable de projet

EXPERIENCES PROFESSIONNELLES

Période : Janvier 2019 à ce jour
Poste : Comptable de projet
Employeur : Forêts Durables Cameroun
Tâches : tenue de la caisse, rapports financiers

Période : 2014 - 2018
Poste : Caissier principal
Employeur : Microcrédit du Centre
Tâches : encaissements

DIPLOMES
2013 : Licence en comptabilité, Université de Soa
2009 : Baccalauréat G2, Lycée bilingue d'Essos

LANGUES
Français : Excellent
Anglais : Bien
Ewondo : maternelle`,
    person: [
      'Blaise',
      'MBARGA ATANGANA',
      'blaise.mbarga@example.cm',
      '+237 6 77 88 99 00',
      'Yaoundé',
    ],
    headline: 'Comptable de projet',
    experiences: [
      ['Comptable de projet', 'Forêts Durables Cameroun', '2019-01', 'now'],
      ['Caissier principal', 'Microcrédit du Centre', '2014', '2018'],
    ],
    education: [
      ['Licence en comptabilité', 'Université de Soa', '2013'],
      ['Baccalauréat G2', "Lycée bilingue d'Essos", '2009'],
    ],
    languages: [
      ['Français', 'Excellent'],
      ['Anglais', 'Bien'],
      ['Ewondo', 'maternelle'],
    ],
    years: 11,
  },
  {
    name: 'tasks without bullets, employer below the title, period in brackets',
    text: `Véronique Saint-Amand
Aide-ménagère, auxiliaire familiale
06.31.32.33.34 veronique.sa@example.re
97400 Saint-Denis (La Réunion)

Mes expériences
Auxiliaire familiale (depuis février 2022)
Association Ti Kaz Solidaire, Saint-Denis
Aide aux devoirs, préparation des repas, accompagnement à l'école.
Soutien aux parents dans l'organisation du quotidien.
Femme de chambre (mai 2017 - décembre 2021)
Hôtel Le Flamboyant, Saint-Gilles
Remise en état de 14 chambres par jour.
Contrôle du linge.

Ma formation
Titre professionnel Assistante de vie aux familles, AFPA Saint-Denis, 2021
BEP Bioservices, LP Isnelle-Amelin, 2006

Langues : créole réunionnais (maternelle), français (courant)`,
    person: [
      'Véronique',
      'Saint-Amand',
      'veronique.sa@example.re',
      '06.31.32.33.34',
      'Saint-Denis',
    ],
    headline: 'Aide-ménagère, auxiliaire familiale',
    experiences: [
      ['Auxiliaire familiale', 'Association Ti Kaz Solidaire', '2022-02', 'now'],
      ['Femme de chambre', 'Hôtel Le Flamboyant', '2017-05', '2021-12'],
    ],
    education: [
      ['Titre professionnel Assistante de vie aux familles', 'AFPA Saint-Denis', '2021'],
      ['BEP Bioservices', 'LP Isnelle-Amelin', '2006'],
    ],
    languages: [
      ['Créole réunionnais', 'maternelle'],
      ['Français', 'courant'],
    ],
    years: 9,
  },
  {
    name: 'diploma then dashes, jobs that hold commas, old dates',
    text: `Gérard PELLISSIER
Directeur d'usine – plasturgie
38 ans d'expérience
Oyonnax (01) – gerard.pellissier@example.fr – +33 6 80 11 22 33

SYNTHÈSE
Industriel de terrain, j'ai redressé deux sites.

PARCOURS PROFESSIONNEL
Depuis 2010    Directeur d'usine, Plastivallée SA, Oyonnax
               Site de 180 personnes, 40 presses
               Plan de progrès, sécurité, qualité
1998 – 2010    Responsable production, maintenance et méthodes, Jura Injection, Saint-Claude
               Équipe de 60 personnes
1988 – 1998    Technicien méthodes, Établissements Berthet, Arbent

FORMATION
1988    BTS Plastiques et composites – Lycée Arbez-Carme
1986    Bac F3

LANGUES
Anglais : professionnel
Italien : lu, parlé`,
    person: [
      'Gérard',
      'PELLISSIER',
      'gerard.pellissier@example.fr',
      '+33 6 80 11 22 33',
      'Oyonnax',
    ],
    headline: "Directeur d'usine – plasturgie",
    experiences: [
      ["Directeur d'usine", 'Plastivallée SA', '2010', 'now'],
      ['Responsable production, maintenance et méthodes', 'Jura Injection', '1998', '2010'],
      ['Technicien méthodes', 'Établissements Berthet', '1988', '1998'],
    ],
    education: [
      ['BTS Plastiques et composites', 'Lycée Arbez-Carme', '1988'],
      ['Bac F3', null, '1986'],
    ],
    languages: [
      ['Anglais', 'professionnel'],
      ['Italien', 'lu, parlé'],
    ],
    years: 38,
  },
  {
    name: 'freelance, service civique, training in progress',
    text: `Noémie Okafor
Graphiste & illustratrice freelance
Portfolio : www.noemie-okafor.example | noemie@example.studio | 07 00 11 22 33 | Lille

QUI SUIS-JE ?
Graphiste indépendante, je dessine des identités pour le monde culturel.

EXPÉRIENCES
Graphiste indépendante • À mon compte • Lille • 2022 → aujourd'hui
Identités, affiches, éditions
Graphiste • Agence Petit Format • Roubaix • janvier 2020 → décembre 2021
Mise en page, suivi de fabrication
Volontaire en service civique • Maison Folie du Nord • Lille • octobre 2018 → juin 2019
Ateliers avec les scolaires

FORMATION
DNMADE Graphisme • École supérieure d'art du Nord • Tourcoing • 2018
En cours : Certificat Motion design • École en ligne Pixel Sup • 2026

LANGUES
Anglais ••••○ / Igbo ••○○○

CENTRES D'INTÉRÊTS
Sérigraphie, roller derby`,
    person: ['Noémie', 'Okafor', 'noemie@example.studio', '07 00 11 22 33', 'Lille'],
    headline: 'Graphiste & illustratrice freelance',
    experiences: [
      ['Graphiste indépendante', 'À mon compte', '2022', 'now'],
      ['Graphiste', 'Agence Petit Format', '2020-01', '2021-12'],
      ['Volontaire en service civique', 'Maison Folie du Nord', '2018-10', '2019-06'],
    ],
    education: [
      ['DNMADE Graphisme', "École supérieure d'art du Nord", '2018'],
      ['Certificat Motion design', 'École en ligne Pixel Sup', '2026'],
    ],
    languages: [
      ['Anglais', '••••○'],
      ['Igbo', '••○○○'],
    ],
    years: 6,
  },
  {
    name: 'titles with the employer after a small word, closing labels',
    text: `Curriculum Vitae
Mariam COULIBALY
Née le 04/05/1990 à Bamako
Tel : 76 12 34 56
mcoulibaly@example.ml
Kalaban Coura, Bamako (Mali)

Etudes et diplômes
2012-2014 Master 2 en Santé publique, Université des Sciences de Bamako
2009-2012 Licence en Sciences infirmières, INFSS

Expériences professionnelles
Mars 2018 à nos jours : Responsable nutrition à l'ONG Santé Sahel, base de Mopti
- Supervision de 32 centres
Janv 2015 - Fév 2018 : Infirmière major au CSCom de Lafiabougou
- Consultations

Langues : Bamanankan (langue maternelle) ; Français (très bien) ; Anglais (moyen)
Loisirs : lecture, danse`,
    person: ['Mariam', 'COULIBALY', 'mcoulibaly@example.ml', '76 12 34 56', 'Bamako'],
    headline: null,
    experiences: [
      ['Responsable nutrition', 'ONG Santé Sahel', '2018-03', 'now'],
      ['Infirmière major', 'CSCom de Lafiabougou', '2015-01', '2018-02'],
    ],
    education: [
      ['Master 2 en Santé publique', 'Université des Sciences de Bamako', '2014'],
      ['Licence en Sciences infirmières', 'INFSS', '2012'],
    ],
    languages: [
      ['Bambara', 'langue maternelle'],
      ['Français', 'très bien'],
      ['Anglais', 'moyen'],
    ],
    years: 11,
  },
];
