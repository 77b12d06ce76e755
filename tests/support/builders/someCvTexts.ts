/** A CV with its dates before the posts, an internship and languages on one line; an invented person. */
export const SALES_CV_TEXT = `Inès Charpentier
Conseillère de vente
27 allée des Platanes, 69003 Lyon
Tél. : 07 55 12 80 41
ines.charpentier@example.org
Permis B

EXPÉRIENCE PROFESSIONNELLE
Conseillère de vente
Maison Aubrac, Lyon
01/2022 - 06/2025
- Accueil et conseil de 60 clients par jour
- Encaissement, tenue de la caisse et remise en banque
- Mise en rayon et inventaire mensuel

Vendeuse en prêt-à-porter
Boutique Lin & Coton, Villeurbanne
09/2019 - 12/2021
- Conseil à la clientèle et essayages
- Préparation des vitrines

Stage de vente
Librairie du Pont, Lyon
03/2019 - 05/2019
- Réception des commandes

FORMATION
BTS Management commercial opérationnel
Lycée La Martinière, Lyon
2017 - 2019

COMPÉTENCES
Caisse, inventaire, merchandising, fidélisation de la clientèle
Logiciels : Cegid, Excel

LANGUES
Anglais : B2
Espagnol : notions

CENTRES D'INTÉRÊT
Escalade, couture
`;

const post = (title: string, company: string, from: number, tasks: readonly string[]): string =>
  [title, company, `${from} - ${from + 3}`, ...tasks.map((task) => `- ${task}`), ''].join('\n');

/** A career that does not hold on one page; an invented person. */
export const LONG_CV_TEXT = `Marc Delaunay
Chef de chantier
44800 Saint-Herblain
06 39 98 71 20
marc.delaunay@example.org

PROFIL
Vingt ans sur les chantiers, du gros œuvre à la livraison. Je tiens les délais sans perdre de vue la sécurité des équipes.

EXPÉRIENCE PROFESSIONNELLE
${[
  post('Chef de chantier', 'Bâtisseurs de Loire, Nantes', 2022, [
    'Conduite de trois chantiers de logements, de 12 à 40 appartements',
    'Planification hebdomadaire de 25 compagnons et de six sous-traitants',
    'Suivi des consommations et des livraisons de béton',
    'Animation du quart d’heure sécurité, aucun accident avec arrêt en deux ans',
  ]),
  post('Chef d’équipe gros œuvre', 'Société Maçon et Fils, Rezé', 2018, [
    'Encadrement de huit maçons et coffreurs',
    'Implantation et contrôle des niveaux',
    'Réception des matériaux et tenue du journal de chantier',
    'Formation de quatre apprentis',
  ]),
  post('Maçon coffreur', 'Entreprise Le Goff, Vannes', 2014, [
    'Coffrage traditionnel et banches métalliques',
    'Ferraillage et coulage de dalles',
    'Pose de prédalles et d’éléments préfabriqués',
  ]),
  post('Maçon', 'Atelier Pierre Sèche, Lorient', 2010, [
    'Montage de murs en parpaings et en briques',
    'Enduits à la chaux',
    'Reprises en sous-œuvre sur maisons anciennes',
  ]),
  post('Manœuvre', 'Bretagne Rénovation, Lorient', 2006, [
    'Approvisionnement des postes de travail',
    'Démolition et évacuation des gravats',
    'Nettoyage et rangement du chantier',
  ]),
].join('\n')}
FORMATION
Brevet professionnel Maçon
CFA du bâtiment, Vannes
2008 - 2010
CAP Maçon
CFA du bâtiment, Vannes
2004 - 2006

COMPÉTENCES
Lecture de plans
Implantation au laser
Banches, étaiement, ferraillage
CACES R482, travail en hauteur

LANGUES
Anglais : notions
Portugais : courant
`;
