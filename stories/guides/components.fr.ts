import type { Guide } from './guide.ts';

/** What each component is for, and how it is used well: by the title of its stories. */
export const COMPONENT_GUIDES: Readonly<Record<string, Guide>> = {
  'Composants/Monogramme': {
    purpose: 'Des initiales à la place d’un portrait ou d’un logo : aucune image ne se télécharge.',
    dos: [
      'Le placer à côté du nom, qui dit déjà tout : il reste alors muet pour les lecteurs d’écran.',
      'Prendre la forme carrée pour une entreprise, la forme ronde pour une personne.',
    ],
    donts: ['S’en servir seul sans « labelled » : deux lettres ne nomment personne.'],
  },
  'Composants/Badge': {
    purpose: 'Un fait court : un contrat, un palier, un état.',
    dos: [
      'Tenir en un à trois mots, qui se comprennent sans la couleur.',
      'Prendre le ton du palier (« excellent », « good », « moderate ») plutôt qu’une couleur choisie à l’œil.',
    ],
    donts: [
      'Le rendre cliquable : une action est un bouton, un filtre est une étiquette.',
      'En aligner plus de quatre : l’œil n’en lit plus aucun.',
    ],
  },
  'Composants/Bouton': {
    purpose: 'Agit sur ce qui est à l’écran. Ce qui mène ailleurs est un lien-bouton.',
    dos: [
      'Commencer par un verbe : « Comparer », « Tout supprimer ».',
      'N’avoir qu’un seul bouton principal par écran.',
      'Passer « busy » pendant le travail : il garde le focus et annonce l’attente.',
    ],
    donts: [
      'Le désactiver sans dire à côté ce qui manque.',
      'Prendre « danger » pour ce qui se rattrape.',
    ],
  },
  'Composants/Encart': {
    purpose:
      'Ce qu’il faut savoir avant de continuer : ce qui s’est passé, ce qui est gardé, ce qu’on peut faire.',
    dos: [
      'Mettre l’essentiel dans le titre, l’issue dans les actions.',
      'Passer « announced » seulement quand il paraît en réponse à un geste.',
    ],
    donts: [
      'Répéter une erreur déjà dite par le champ.',
      'En empiler deux : n’en garder que le plus grave.',
    ],
  },
  'Composants/Carte': {
    purpose: 'Une surface pour une seule chose : une offre, une analyse, une lettre.',
    dos: [
      'Choisir l’élément qui convient : « article » dans une liste d’offres, « section » sous un titre.',
      'Pour une carte qui mène quelque part, étendre un seul lien (« stretched ») à toute la surface.',
    ],
    donts: [
      'Mettre une carte dans une carte.',
      'Poser un clic sur la carte elle-même : le clavier n’y arriverait pas.',
    ],
  },
  'Composants/Case à cocher': {
    purpose: 'Oui ou non, pris en compte quand on valide.',
    dos: [
      'Formuler ce qui arrive si la case est cochée : « Garder mon CV sur cet appareil ».',
      'Laisser décoché ce qui engage.',
    ],
    donts: ['L’utiliser pour ce qui agit aussitôt : c’est le rôle de l’interrupteur.'],
  },
  'Composants/Groupe de cases': {
    purpose: 'Plusieurs valeurs dans une liste courte, sous une légende commune.',
    dos: [
      'Donner une légende qui se comprend hors de l’écran : « Type de contrat ».',
      'Garder l’ordre de la liste, quel que soit l’ordre des clics.',
    ],
    donts: ['Dépasser une dizaine de choix : proposer alors une recherche.'],
  },
  'Composants/Confirmation': {
    purpose: 'Demande avant ce qui ne se défait pas.',
    dos: [
      'Dire ce qui disparaît et combien : « Supprimer vos 7 analyses ».',
      'Nommer l’action sur le bouton, jamais « OK » ni « Oui ».',
    ],
    donts: [
      'Demander pour ce qui s’annule d’un geste : agir, puis proposer de revenir.',
      'Enchaîner deux confirmations : la seconde se clique sans être lue.',
    ],
  },
  'Composants/Boîte de dialogue': {
    purpose:
      'Une tâche brève par-dessus l’écran : elle garde le focus, puis le rend. Une feuille sur téléphone.',
    dos: [
      'Placer l’action principale en dernier, dans le pied.',
      'Donner le premier focus à ce qu’on vient y faire, avec « initialFocus ».',
    ],
    donts: [
      'Y mettre un parcours de plusieurs écrans : c’est une page.',
      'Ouvrir une boîte depuis une boîte.',
    ],
  },
  'Composants/Détail dépliable': {
    purpose: 'Le reste, sur demande et à sa place.',
    dos: [
      'Dire dans le résumé ce qu’on trouvera, avec un nombre s’il y en a un.',
      'Laisser ouvert ce que la plupart des gens ouvrent.',
    ],
    donts: ['Y cacher une erreur ou une exigence bloquante.'],
  },
  'Composants/Zone de dépôt': {
    purpose: 'Reçoit un fichier, glissé ou choisi.',
    dos: [
      'Écrire les formats et la taille sous le bouton, avant le choix.',
      'Passer « busyLabel » pendant la lecture : un autre fichier peut encore être donné.',
    ],
    donts: [
      'Compter sur le glisser seul : au téléphone et au clavier, il n’existe pas.',
      'Refuser un fichier sans dire pourquoi ni quoi faire.',
    ],
  },
  'Composants/État vide': {
    purpose: 'Rien encore : ce que cela veut dire, et le premier pas.',
    dos: [
      'Garder le titre de la spécification, au mot près, et proposer une seule action.',
      'Choisir le niveau de titre qui suit celui de l’écran.',
    ],
    donts: ['S’en servir pour une erreur : un encart dit ce qui s’est passé et ce qui est gardé.'],
  },
  'Composants/Champ': {
    purpose: 'L’intitulé, le champ, l’aide et l’erreur d’une valeur, reliés entre eux.',
    dos: [
      'Passer par lui pour toute saisie nouvelle : les liens entre les parties y sont faits une fois.',
      'Marquer ce qui est facultatif, pas ce qui est obligatoire.',
    ],
    donts: ['Mettre l’intitulé dans le champ : il disparaît à la première lettre.'],
  },
  'Composants/Champ lu': {
    purpose:
      'Une donnée lue dans un document, avec son degré de confiance et l’endroit d’où elle vient.',
    dos: [
      'Montrer la source : la ligne du CV ou de l’annonce.',
      'Marquer ce qui est douteux et laisser le corriger sur place.',
    ],
    donts: ['Présenter comme sûr ce qui a été deviné.'],
  },
  'Composants/Contenu remplacé': {
    purpose:
      'Un contenu qui change en entier : le focus repart du nouveau titre s’il était dans l’ancien.',
    dos: [
      'L’entourer à chaque changement d’étape d’un même écran.',
      'Commencer ce qui arrive par un titre.',
    ],
    donts: ['L’employer pour une liste qui s’allonge : le focus n’a pas à bouger.'],
  },
  'Composants/Grille': {
    purpose: 'Des colonnes égales, selon la place.',
    dos: ['Penser d’abord à une colonne : c’est ce que verra un téléphone.'],
    donts: ['S’en servir pour aligner deux boutons : « Ligne » suffit.'],
  },
  'Composants/Titre': {
    purpose: 'Le rang sert le plan de la page, la taille sert l’œil : on les choisit séparément.',
    dos: [
      'Un seul titre de rang 1 par écran, sans rang sauté.',
      'Régler la taille à part quand le rang paraît trop gros.',
    ],
    donts: ['Choisir un rang pour sa taille.'],
  },
  'Composants/Icône': {
    purpose: 'Un dessin à la couleur du texte et au trait de la maison.',
    dos: [
      'La laisser muette à côté d’un mot qui dit la même chose.',
      'Lui donner « label » quand elle est seule à porter le sens.',
    ],
    donts: ['Mêler un autre jeu d’icônes : l’épaisseur du trait se voit.'],
  },
  'Composants/Ligne': {
    purpose: 'Des éléments côte à côte, qui passent à la ligne quand la place manque.',
    dos: ['Laisser revenir à la ligne plutôt que de réduire les mots.'],
    donts: ['Fixer une largeur aux éléments : les mots longs débordent.'],
  },
  'Composants/Correction en place': {
    purpose: 'Un texte qu’on corrige là où il est lu.',
    dos: [
      'Dire ce que fait l’appui : « Corriger le nom ». La valeur est annoncée avant.',
      'Garder Entrée pour enregistrer et Échap pour renoncer.',
    ],
    donts: ['L’utiliser pour remplir un formulaire vide : des champs se parcourent mieux.'],
  },
  'Composants/Barre de points': {
    purpose: 'Ce qu’une ligne du score a rapporté, sur ce qu’elle pouvait.',
    dos: [
      'Donner la même échelle à toutes les lignes, pour que les longueurs se comparent.',
      'Écrire dans « label » la phrase entière, nombres compris.',
    ],
    donts: ['L’isoler de son registre : sans la somme, une barre ne dit rien.'],
  },
  'Composants/Lien-bouton': {
    purpose: 'Un lien qui a le poids d’un bouton : il mène, il n’agit pas.',
    dos: [
      'Dire où il mène : « Voir mes candidatures ».',
      'Laisser le composant annoncer le nouvel onglet.',
    ],
    donts: ['Lui attacher un clic qui change l’écran : prendre un bouton.'],
  },
  'Composants/Fournisseur de liens': {
    purpose:
      'Dit aux composants comment se font les liens : la bibliothèque ne connaît aucun routeur.',
    dos: ['L’installer une fois, tout en haut, avec le lien du routeur.'],
    donts: ['Importer un routeur dans un composant ou un écran.'],
  },
  'Composants/Logo': {
    purpose: 'Un petit soleil qui se lève au-dessus de la ligne qui porte le nom.',
    dos: ['Laisser autour la hauteur du soleil, libre de tout.'],
    donts: ['Le recolorer, l’incliner, ou le mettre au milieu d’une phrase.'],
  },
  'Composants/Menu': {
    purpose: 'Des actions sur une chose, derrière un bouton.',
    dos: [
      'Nommer la chose dans l’intitulé : « Actions sur Cariste, Nord Fret ».',
      'Mettre la suppression en dernier, avec le ton critique.',
    ],
    donts: [
      'Y cacher l’action que tout le monde vient faire.',
      'S’en servir pour choisir une valeur : c’est une liste de choix.',
    ],
  },
  'Composants/Liste du système': {
    purpose:
      'Une valeur dans une liste courte, par le contrôle du navigateur : la roue du téléphone, et 14 ko de moins.',
    dos: ['La préférer à la liste de choix quand aucune option n’a besoin d’une aide.'],
    donts: ['La restyler jusqu’à perdre ce que le système sait faire.'],
  },
  'Composants/En-tête de page': {
    purpose: 'Ce qu’est l’écran, et ce qu’on peut faire de l’ensemble.',
    dos: [
      'Reprendre mot pour mot l’intitulé du menu.',
      'Y porter la marque « Exemple » quand tout l’écran est un exemple.',
    ],
    donts: ['Dépasser deux actions : le reste va dans un menu.'],
  },
  'Composants/Barre de progression': {
    purpose: 'Le chemin parcouru, quand il se mesure.',
    dos: ['Dire la même chose en mots : « Question 3 sur 8 ».'],
    donts: ['La faire avancer sans mesure : une attente inconnue est une roue.'],
  },
  'Composants/Citation': {
    purpose: 'Les mots d’un document, et l’endroit où ils se trouvent.',
    dos: ['Citer au mot près, fautes comprises.', 'Nommer le document et la ligne.'],
    donts: ['Y mettre nos propres phrases.'],
  },
  'Composants/Marque Exemple': {
    purpose: 'La marque de tout ce qui est fixe, tiré au hasard ou simulé.',
    dos: ['La poser sur chaque donnée d’exemple, ou une fois sur l’écran s’il l’est tout entier.'],
    donts: ['L’oublier, ou la laisser sur une donnée devenue réelle.'],
  },
  'Composants/Anneau de score': {
    purpose: 'Un score sur 100 et son palier. Il se dessine une fois.',
    dos: [
      'Donner dans « label » la phrase entière : le score, le palier, l’offre.',
      'Mettre à portée le registre qui l’explique.',
    ],
    donts: ['L’afficher avant d’avoir un score : une attente se montre autrement.'],
  },
  'Composants/Liste de choix': {
    purpose: 'Une valeur dans une liste courte, avec une aide à côté de chaque option au besoin.',
    dos: [
      'Écrire une aide sous les options qui se ressemblent.',
      'Garder une valeur de départ qui convienne à la plupart.',
    ],
    donts: ['La prendre pour moins de quatre valeurs : un groupe de bascules les montre toutes.'],
  },
  'Composants/Voir plus': {
    purpose: 'Le pied d’une longue liste : où l’on en est, et la suite.',
    dos: ['Dire ce qui est affiché sur le total : « 40 offres sur 312 ».'],
    donts: [
      'Charger la suite sans qu’on la demande : le pied de page deviendrait hors d’atteinte.',
    ],
  },
  'Composants/Squelette': {
    purpose: 'La forme de ce qui vient, à sa place : rien ne saute à l’arrivée.',
    dos: [
      'Reprendre les hauteurs du contenu attendu.',
      'N’annoncer l’attente qu’une fois par écran, avec « label ».',
    ],
    donts: ['L’afficher pour moins d’un instant : le clignotement gêne plus que l’attente.'],
  },
  'Composants/Curseur': {
    purpose: 'Une valeur entre deux bouts que des mots nomment.',
    dos: ['Donner des mots à chaque valeur (« valueText ») : un nombre seul ne dit pas un ton.'],
    donts: ['S’en servir pour un nombre exact : un champ se remplit mieux.'],
  },
  'Composants/Attente': {
    purpose: 'Une attente de durée inconnue.',
    dos: ['Dire ce qui est en cours : « Lecture du CV… ».'],
    donts: ['Bloquer tout l’écran quand une partie seulement attend.'],
  },
  'Composants/Pile': {
    purpose: 'Des éléments l’un sous l’autre, à distance égale.',
    dos: ['Choisir l’écart dans l’échelle, et le même entre choses de même rang.'],
    donts: ['Ajouter des marges aux enfants : l’écart est l’affaire de la pile.'],
  },
  'Composants/Étapes': {
    purpose: 'Un travail en étapes nommées : faites, en cours, à venir.',
    dos: ['Nommer chaque étape par ce qui s’y fait vraiment.'],
    donts: ['Inventer des étapes pour faire patienter.'],
  },
  'Composants/Interrupteur': {
    purpose: 'Allumé ou éteint, aussitôt.',
    dos: ['Garder le même intitulé dans les deux positions.'],
    donts: ['Le mettre dans un formulaire qu’on valide : une case à cocher y a sa place.'],
  },
  'Composants/Onglets': {
    purpose: 'Des vues d’une même chose, une à la fois.',
    dos: [
      'Tenir chaque intitulé en un ou deux mots.',
      'Garder ce qui est saisi d’un onglet à l’autre.',
    ],
    donts: ['En faire des étapes : l’ordre ne s’y impose pas.'],
  },
  'Composants/Étiquette': {
    purpose: 'Une chose parmi d’autres de même sorte : une compétence, un filtre posé.',
    dos: ['Nommer le retrait : « Retirer Comptabilité ».'],
    donts: ['La confondre avec le badge, qui dit un état et ne se retire pas.'],
  },
  'Composants/Texte': {
    purpose: 'Du texte courant, sur l’échelle des tailles.',
    dos: ['Réserver « subtle » à ce dont on peut se passer.'],
    donts: ['Imiter un titre avec du gras : le plan de la page ne le verrait pas.'],
  },
  'Composants/Zone de texte': {
    purpose: 'Plusieurs lignes de texte, collées le plus souvent.',
    dos: [
      'Prévoir une hauteur proche de ce qu’on y mettra.',
      'Écrire dans le compteur ce qui reste ou ce qui manque, pas seulement un nombre.',
    ],
    donts: ['Couper un texte collé sans le dire.'],
  },
  'Composants/Champ de texte': {
    purpose: 'Une ligne de texte.',
    dos: [
      'Dire dans l’erreur comment corriger : « Il manque le @ ».',
      'Donner « autoComplete » pour ce que le navigateur connaît.',
    ],
    donts: [
      'Mettre l’aide dans le texte d’attente : elle s’efface à la saisie.',
      'Signaler une erreur avant la fin de la saisie.',
    ],
  },
  'Composants/Lien': {
    purpose: 'Un lien en mots. Vers un autre site, il ouvre un onglet et le dit.',
    dos: ['Écrire un intitulé qui se comprend hors de sa phrase.'],
    donts: ['Écrire « cliquez ici » ou « en savoir plus » tout court.'],
  },
  'Composants/Notification': {
    purpose:
      'Ce que dit une notification. Son emplacement, sa durée et son annonce sont à l’application.',
    dos: ['Confirmer ce qui vient d’être fait, en une phrase.'],
    donts: [
      'Y mettre ce qu’il faut lire pour continuer : elle s’en va après cinq secondes.',
      'L’émettre depuis un écran : il rappelle, l’application notifie.',
    ],
  },
  'Composants/Groupe de bascules': {
    purpose: 'Une valeur ou aucune, toutes visibles.',
    dos: ['Le garder pour deux à six mots courts.'],
    donts: ['L’employer quand une valeur est toujours nécessaire : on peut tout relâcher.'],
  },
  'Composants/Texte pour lecteurs d’écran': {
    purpose: 'Des mots pour les seules technologies d’assistance.',
    dos: ['Dire ce que l’œil comprend par la place ou le dessin.'],
    donts: ['Cacher ainsi ce qui servirait à tout le monde.'],
  },
};
