/** One post of an invented career; `task` lines are what was done there. */
export type Post = {
  readonly title: string;
  readonly company: string;
  readonly town: string;
  readonly from: number;
  readonly to: number;
  readonly tasks: readonly string[];
};

const careers = (text: string): Readonly<Record<string, readonly Post[]>> =>
  Object.fromEntries(
    text
      .trim()
      .split(/\n\n+/u)
      .map((block): [string, readonly Post[]] => {
        const [trade = '', ...posts] = block.split('\n').map((line) => line.trim());
        return [
          trade,
          posts.map((line): Post => {
            const [title = '', company = '', town = '', years = '', ...tasks] = line.split(' / ');
            const [from = 0, to = 0] = years.split('-').map(Number);
            return { title, company, town, from, to, tasks };
          }),
        ];
      }),
  );

/** Invented careers of many trades; some titles, employers and towns are words that no list knows. */
export const INVENTED_CAREERS = careers(`
nurse
Infirmière de nuit / Clinique des Aubiers / Rennes / 2019-2023 / Surveillance des patients opérés / Transmissions à l’équipe de jour
Aide-soignante / EHPAD Les Genêts / Vannes / 2015-2019 / Aide à la toilette et aux repas
Agent de service hospitalier / Hôpital Saint-Roch / Lorient / 2012-2014 / Entretien des chambres

cook
Chef de partie / La Table de Marthe / Lyon / 2020-2024 / Préparation des poissons et des sauces / Encadrement d’un commis
Commis de cuisine / Brasserie du Pont / Mâcon / 2017-2020 / Mise en place et envoi des entrées
Plongeur / Le Vieux Moulin / Dijon / 2015-2016 / Nettoyage de la batterie de cuisine

driver
Conducteur routier / Transports Mauvoisin / Le Mans / 2018-2024 / Livraison de matériaux dans tout l’ouest
Chauffeur livreur / Colirapid / Angers / 2014-2018 / Tournées de quatre-vingts points par jour
Préparateur de commandes / Durieux / Nantes / 2011-2013 / Chargement des camions et inventaires

mason
Maçon coffreur / Bâti Loire SARL / Tours / 2016-2023 / Pose de coffrages et coulage de dalles
Maçon / Caradec / Blois / 2010-2016 / Montage de murs en parpaings
Manœuvre / Constructions du Val / Orléans / 2008-2009 / Approvisionnement du chantier

accountant
Comptable fournisseurs / Fonderies Lacaze / Toulouse / 2019-2024 / Saisie et règlement des factures
Assistante de gestion / Orsini & Associés / Pau / 2015-2018 / Suivi de la trésorerie et des relances
Secrétaire / Mairie de Lescar / Lescar / 2012-2014 / Accueil du public et tenue des registres

shop
Responsable de rayon / Mercadou / Brive / 2018-2023 / Gestion des stocks et des commandes / Animation d’une équipe de quatre personnes
Vendeuse / Maison Tellier / Limoges / 2014-2017 / Conseil aux clientes et encaissement
Hôtesse de caisse / Hyper Corrèze / Tulle / 2011-2013 / Encaissement des articles

cleaning
Chef d’équipe propreté / Netaclair / Lille / 2017-2024 / Organisation des plannings
Agent d’entretien / Onéo Services / Roubaix / 2013-2016 / Nettoyage de bureaux
Femme de chambre / Hôtel du Beffroi / Arras / 2010-2012 / Remise en état de quinze chambres par jour

electrician
Électricien du bâtiment / Sarelec / Grenoble / 2019-2024 / Tirage de câbles et pose de tableaux
Monteur câbleur / Thévenin Industrie / Voiron / 2015-2018 / Câblage d’armoires sur plan
Aide-électricien / Volt’Alpes / Chambéry / 2012-2014 / Pose de goulottes

childcare
Auxiliaire de puériculture / Crèche Les Lutins / Metz / 2018-2024 / Accueil des enfants et des parents
ATSEM / Ville de Thionville / Thionville / 2014-2017 / Préparation des ateliers
Assistante maternelle / Famille Delorme / Nancy / 2009-2013 / Garde de trois enfants

developer
Développeur web / Nuxalys / Montpellier / 2020-2024 / Refonte du site marchand
Technicien support / Groupe Ardenne / Nîmes / 2016-2019 / Assistance aux utilisateurs
Stagiaire développeur / Pixelan / Sète / 2015-2015 / Maquette d’une application

security
Agent de sécurité / Vigilys / Marseille / 2019-2023 / Rondes et contrôle des accès
Agent cynophile / Sécuritas Provence / Aubagne / 2014-2018 / Surveillance d’entrepôts de nuit
Médiateur / Association Le Phare / Toulon / 2011-2013 / Médiation dans les transports

farm
Ouvrier agricole / GAEC du Marais / Luçon / 2018-2024 / Conduite de tracteur et traite
Saisonnier / Vergers Hérault / Saumur / 2016-2017 / Cueillette des pommes
Vendangeur / Domaine Castelbon / Chinon / 2014-2015 / Coupe et portage

hairdresser
Coiffeuse / L’Instant Beauté / Perpignan / 2017-2023 / Coupe, couleur et mèches
Apprentie coiffeuse / Salon Carole / Narbonne / 2014-2016 / Shampooings et brushings
Serveuse / Café Momo / Béziers / 2012-2013 / Service en terrasse

welder
Soudeur TIG / Chaudronnerie Berthoux / Saint-Nazaire / 2016-2024 / Soudage de tubes inox
Opérateur de production / Airelis / Saint-Nazaire / 2012-2015 / Conduite d’une presse
Manutentionnaire / Adequat / Nantes / 2009-2011 / Chargement et déchargement
`);
