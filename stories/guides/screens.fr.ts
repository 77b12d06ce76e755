/** What each screen and each shared view is for, in one sentence: by the title of its stories. */
export const SCREEN_PURPOSES: Readonly<Record<string, string>> = {
  'Modules/Formulaire d’accès':
    'Une porte vers le tableau de bord : les champs, et ce qu’ils deviennent, c’est-à-dire rien.',
  'Modules/Rapport d’analyse':
    'Une analyse entière : le verdict, les compétences, les conseils, et le registre qui explique chaque point.',
  'Modules/Carte d’offre': 'Une offre dans une liste ; un appui n’importe où la choisit.',
  'Modules/Carte d’offre compatible':
    'Une offre avec sa compatibilité, ses raisons et le chemin vers le détail.',
  'Modules/Carte d’offre d’un autre site':
    'Une offre publiée ailleurs : elle s’ouvre là-bas, dans un autre onglet, et ne se choisit jamais ici.',
  'Modules/Liste d’offres':
    'Des cartes d’offres côte à côte, annoncées comme une liste avec sa longueur.',
  'Modules/Détail d’une offre':
    'Une offre entière : ce qu’elle est, ce qu’elle dit, et comment postuler.',
  'Modules/Explication d’une offre':
    'Pourquoi une offre a ce score : le registre complet, par-dessus la page.',
  'Modules/Lien d’évitement': 'Le premier arrêt du clavier : il saute le menu et mène au contenu.',
  'Modules/Accord avant envoi':
    'Montre en entier ce qui partirait, avant le premier envoi vers une adresse.',
  'Modules/Modèle de langage':
    'Le modèle de langage facultatif : lequel, comment le joindre, et ce qui a été accepté.',
  'Modules/Proposition du modèle':
    'D’autres mots pour un texte, venus d’un modèle connecté : à prendre ou à laisser, ce qu’ils ajoutent bien en vue.',
  'Modules/Travail en cours': 'Un travail que l’on attend, à la place de ce qu’il apportera.',
  'Modules/Cartes à venir': 'La place des cartes que l’on cherche : rien ne saute à leur arrivée.',
  'Modules/Offres non chargées':
    'Pourquoi les offres manquent, là où elles seraient, et comment réessayer.',
  'Modules/Ce qui n’a pas pu être relu':
    'Dit que des lignes gardées n’ont pas pu être relues, et ce qu’elles deviennent.',
  'Modules/Étapes promises': 'Les étapes d’un travail, annoncées avant de le lancer.',
  'Modules/Fichier du CV': 'Le CV importé, reconnu au nom de son fichier.',
  'Modules/Aucun CV': 'Un écran qui attend un CV : à quoi il servira, et comment l’importer.',
  'Modules/Aucune offre': 'Aucune offre à montrer : pourquoi, et comment en ajouter une.',
  'Modules/CV illisible': 'Un CV dont le texte n’a pas pu être lu : ce que l’on peut y faire.',
  'Pages/Accessibilité':
    'La déclaration d’accessibilité : ce qui a été vérifié, comment, et ce qui manque encore.',
  'Pages/Ajouter une offre':
    'Une annonce collée, déposée ou envoyée par le favori : lue, corrigée, puis gardée sur l’appareil.',
  'Pages/Mes Analyses':
    'Les dix dernières comparaisons : à rouvrir, à mettre côte à côte, à supprimer.',
  'Pages/Mes Candidatures':
    'Les candidatures par étape ou en liste, leurs relances et leur journal.',
  'Pages/Assistant IA':
    'Des réponses tirées de vos données et de fiches citées et datées ; ce qui n’est pas su est dit.',
  'Pages/Favori': 'Un favori de navigateur qui envoie ici l’annonce lue sur un autre site.',
  'Pages/Offres Compatibles':
    'Les offres du catalogue classées d’après votre CV, chacune avec ses raisons.',
  'Pages/Lettre de motivation':
    'Une lettre composée de faits du CV et du profil, relue, retouchée et téléchargée.',
  'Pages/Analyse de CV':
    'Une relecture du CV en quatre étapes : un score, des remarques, et ce qui a changé depuis la précédente.',
  'Pages/Recherche par CV': 'Les meilleures offres pour le CV importé, sans un mot à saisir.',
  'Pages/Tableau de bord':
    'Ce qu’il y a à faire aujourd’hui, où en sont les candidatures, et par où continuer.',
  "Pages/Simulateur d'Entretien":
    'Un entretien question par question, dictée comprise, avec un retour sur chaque réponse.',
  'Pages/Offres Ciblées':
    'Ce que vous voulez suivre, et les offres nouvelles depuis la dernière visite.',
  'Pages/Accueil': 'La page publique : ce qu’est Embellie, en un regard, et le premier pas.',
  'Pages/Connexion': 'Une porte sans serveur : rien n’est vérifié, et la page le dit.',
  'Pages/Inscription':
    'Une porte sans serveur : aucun mot de passe n’est gardé, et la page le dit.',
  'Pages/CV pour ce poste':
    'Les lignes du CV dans l’ordre qui répond à une annonce, réécrites par la personne, prêtes à télécharger.',
  'Pages/Fiche à imprimer':
    'Un dossier sur une page nette, pour un conseiller, avec ou sans les noms.',
  'Pages/Le dossier':
    'Un poste de l’annonce à la réponse\u00a0: où il en est, et la seule chose à faire maintenant.',
  'Pages/Match CV - Offre':
    'Le CV face à une annonce : un score, ses preuves ligne à ligne, et quoi faire.',
  'Pages/Mon CV': 'Le fichier, ce qui y a été lu avec quelle confiance, et comment le corriger.',
  'Pages/Mon Profil':
    'Identité, expérience, formation et compétences, enregistrées section par section.',
  'Pages/Page introuvable': 'Une adresse qui ne mène nulle part, et comment en repartir.',
  'Pages/Écran en échec':
    'Un écran qui n’a pu s’afficher : ce qui est gardé, et comment réessayer.',
  'Pages/Cadre public': 'L’en-tête et le pied des pages publiques.',
  'Pages/Cadre du tableau de bord':
    'Le menu, le tiroir sur téléphone, le thème et le lien d’évitement.',
  'Pages/Recherche Intelligente, lieux et métiers':
    'Les états de la recherche qui tiennent à un lieu compris ou aux autres noms d’un métier.',
  'Pages/Recherche Intelligente':
    'Toutes les offres, filtrées à chaque lettre, avec leur détail et leur comparaison au CV.',
  'Pages/Recherche Spécialisée':
    'Les offres de trois sites internationaux, plateforme par plateforme.',
  'Pages/Réglages': 'Le thème, les exemples, la sauvegarde, et tout effacer.',
};
