import { OWN_TRAVEL } from '#/domain/interview/ownTravel.fr';

/** A moment of a trade that a recruiter asks to be told, with the words by which an answer is known to speak of it. */
export type Situation = {
  /** Beginnings of the codes of ROME 4.0 that it is asked of, the longest wins; a whole code leaves out what its family is asked; empty for every trade. */
  readonly trades: readonly string[];
  /** What is asked for, as it follows « Racontez ». */
  readonly moment: string;
  /** What the recruiter wants to know of it. */
  readonly wanted: string;
  /** Words of an answer to it, besides its own. */
  readonly echoes: string;
};

const of = (trades: string, moment: string, wanted: string, echoes: string): Situation => ({
  trades: trades === '' ? [] : trades.split(' '),
  moment,
  wanted,
  echoes,
});

/**
 * By trade, from the narrowest group of the register to the widest. Written for this application; the groups are those
 * of ROME 4.0 (France Travail).
 */
export const SITUATIONS: readonly Situation[] = [
  of(
    'A1501 A1502 A1503 A1504 A1505 A1506 A1507 A1508 A1509 A1421 A1426',
    'une fois où un animal ne se laissait pas approcher',
    'Comment vous y êtes-vous pris·e, et comment cela s’est-il terminé ?',
    'animal chien chat cheval peur mordre calme muselière propriétaire maître soin contention geste',
  ),
  of(
    'A1201 A1202 A1203 A1205 A1206 A1207 A1208 A1209 A1210 A1211 A1212 A1213',
    'un chantier que le temps a bousculé',
    'Qu’avez-vous fait d’abord, et qu’avez-vous remis ?',
    'pluie gel vent chaleur chantier plantation tonte taille élagage arbre client retard équipe machine sol coupe',
  ),
  of(
    'A1412 A1413 A1422 A1423 A1443',
    'un lot ou une cuvée qui tournait mal',
    'Comment l’avez-vous vu, et qu’avez-vous fait ?',
    'lot cuve cuvée goût fermentation température analyse affinage brassin fromage vin bière cidre',
  ),
  of(
    'C1501',
    'un désaccord entre copropriétaires, ou avec un occupant',
    'Comment l’avez-vous réglé ?',
    'assemblée copropriétaire syndic locataire charges travaux voisin conseil impayé dégât occupant',
  ),
  of(
    'D1202 D1208 D1215 D1216 D1222 D1225 D1231 D1239 D1240',
    'une fois où le résultat n’a pas plu',
    'Qu’avez-vous proposé ?',
    'coupe couleur soin cliente client résultat reprise conseil peau cheveux ongle rendez-vous mécontente massage',
  ),
  of(
    'D1206 D1207 D1226 D1228 D1229 D1236 D1242 K2201',
    'un article abîmé, ou rendu en retard',
    'Qu’avez-vous dit, et qu’avez-vous changé ensuite ?',
    'vêtement linge tache retouche chaussure machine repassage client commande retard délai abîmé',
  ),
  of(
    'E1108 E1122 E1123',
    'un texte ou un échange très difficile à rendre',
    'Comment avez-vous tranché ?',
    'traduction terme sens contexte glossaire client interlocuteur langue relecture interprète échange',
  ),
  of(
    'E1106 E1114 E1115 E1116 E1118 E1121',
    'un sujet bouclé dans l’urgence',
    'Qu’avez-vous vérifié, et qu’avez-vous écarté ?',
    'sujet source papier interview bouclage reportage vérification titre rédaction antenne délai',
  ),
  of(
    'E1107 E1117',
    'un événement où rien ne s’est passé comme prévu',
    'Qu’avez-vous fait sur place ?',
    'événement prestataire traiteur invité salle pluie retard plan client mariage public',
  ),
  of(
    'F1103 F1105 F1107 F1115 F1118 F1119 F1123 F1124 F1128 F1130 F1131 F1142 F1143',
    'une mesure ou un relevé qui ne collait pas',
    'Qu’avez-vous vérifié d’abord ?',
    'mesure relevé terrain sondage appareil calcul rapport erreur contrôle échantillon donnée plan client',
  ),
  of(
    'F1301 F1302 F1303 N1104',
    'une manœuvre délicate',
    'Qu’avez-vous vérifié avant, et qui vous guidait ?',
    'engin grue charge levage élingue chef manœuvre terrain réseau tranchée signal visibilité pente',
  ),
  of(
    'G1202 G1203 G1204 G1208 G1209 G1210 G1212 G1215 G1216 G1217 G1220 G1224 G1235 G1236 G1238 G1240',
    'un groupe difficile à tenir, ou une séance à changer au dernier moment',
    'Qu’avez-vous fait ?',
    'groupe séance enfant sportif élève entraînement jeu activité sécurité pluie matériel règle parent',
  ),
  of(
    'G1501',
    'une chambre à refaire, ou une remarque d’un client',
    'Qu’avez-vous fait, et quand était-ce prêt ?',
    'chambre étage lit client gouvernante départ recouche draps contrôle retard propreté',
  ),
  of(
    'H1202 H1203 H1204 H1205 H1207 H1226 H1227 H1228 H1229 H1231 H1234 H1236 H2209 H2412',
    'un plan ou un dossier qu’il a fallu reprendre',
    'Qu’est-ce qui n’allait pas, et comment l’avez-vous vu ?',
    'plan dossier cote version client norme modèle dessin logiciel note document relecture erreur bureau études',
  ),
  of(
    'H1401 H1403 H1404 H1405 N1303',
    'une production ou une livraison que les retards menaçaient',
    'Qu’avez-vous changé dans l’ordre des choses ?',
    'planning stock rupture fournisseur commande atelier charge approvisionnement retard délai ordre priorité',
  ),
  of(
    'I1606 I1609 I1610 I1614 I1621 I1625 I1626 I1629',
    'un véhicule qu’il a fallu reprendre avant de le rendre',
    'Qu’est-ce qui n’allait pas, et comment l’avez-vous repris ?',
    'véhicule carrosserie peinture teinte vernis tôle défaut ponçage masticage cabine raccord client expert délai débosselage vitrage',
  ),
  of(
    'I1617 I1114',
    'une fois où un client contestait un contrôle',
    'Que lui avez-vous dit ?',
    'contrôle client véhicule défaillance contre-visite procès-verbal norme expliquer refus calme',
  ),
  of(
    'I1201 I1202 I1206 I1207 I1208 K2301 K2302 K2303 K2307 K2321 K2323',
    'une tournée ou un chantier de voirie qui ne s’est pas passé comme prévu',
    'Qu’avez-vous fait, et qui avez-vous prévenu ?',
    'tournée rue camion benne voirie circulation pluie neige panne riverain accident équipe secteur balisage égout réseau',
  ),
  of(
    'I1203 I1204',
    'une journée où plusieurs petites pannes sont arrivées ensemble',
    'Par laquelle avez-vous commencé, et pourquoi ?',
    'panne fuite serrure ampoule résident locataire piscine bassin dépannage priorité chauffage clé entretien',
  ),
  of(
    'J1301',
    'une chambre ou un service à remettre en état dans l’urgence',
    'Par quoi avez-vous commencé, et qui avez-vous prévenu ?',
    'chambre service patient résident bionettoyage repas sortie isolement protocole infirmière matériel',
  ),
  of(
    'J1305 J1308 J1310',
    'un transport de patient qui ne s’est pas passé comme prévu',
    'Qu’avez-vous fait, et qui avez-vous prévenu ?',
    'patient brancard ambulance trajet malaise régulation médecin famille étage oxygène service retard',
  ),
  of(
    'J1312',
    'un soin à faire à quelqu’un de très angoissé',
    'Qu’avez-vous dit ou fait pour que le soin ait lieu ?',
    'patient fauteuil peur soin dentiste calme expliquer enfant urgence stérilisation instrument',
  ),
  of(
    'J1401 J1405 J1410 J1411',
    'un équipement ou un appareillage qu’il a fallu reprendre',
    'Qu’est-ce qui n’allait pas, et qu’avez-vous changé ?',
    'patient client verre monture prothèse appareil réglage essai ordonnance mesure délai laboratoire',
  ),
  of(
    'K1601 K1602 K1603 K1604 K1605 K1606 K1607',
    'une demande d’un lecteur ou d’un visiteur difficile à satisfaire',
    'Qu’avez-vous proposé ?',
    'lecteur public visiteur document recherche fonds collection prêt exposition archive classement',
  ),
  of(
    'K2104 K2115 K2146',
    'un conflit entre élèves',
    'Qu’avez-vous dit et fait, dans l’ordre ?',
    'élève bagarre cour conflit sanction parent internat calme règle vie scolaire',
  ),
  of(
    'K2304 K2308 K2309 K2310 K2318',
    'une erreur de tri, ou un refus de la consigne',
    'Qu’avez-vous dit ou fait ?',
    'tri déchet benne usager consigne refus quai sécurité matière erreur apport',
  ),
  of(
    'K2314 K2316 K2317 K2322',
    'une panne ou une analyse hors norme',
    'Qu’avez-vous fait d’abord, et qui avez-vous prévenu ?',
    'station eau pompe analyse seuil panne réseau fuite astreinte alarme traitement débit',
  ),
  of(
    'K2601 K2602 K2603 K2604 K2605',
    'une fois où une famille en deuil attendait une réponse sans délai',
    'Comment vous y êtes-vous pris·e ?',
    'famille défunt deuil cérémonie obsèques cercueil convoi horaire crématorium cimetière',
  ),
  of(
    'M1401 M1404 M1425',
    'une fois où l’on refusait de vous répondre',
    'Qu’avez-vous dit ?',
    'enquête réponse refus questionnaire téléphone porte terrain personne confiance convaincre',
  ),
  of(
    'M1405 M1414 M1419',
    'un résultat que personne ne croyait',
    'Comment l’avez-vous vérifié ?',
    'donnée modèle analyse jeu biais requête tableau métrique client équipe graphique',
  ),
  of(
    'N2101 N2201 N2205 N2207',
    'une fois où il a fallu annoncer un retard, ou calmer un passager',
    'Qu’avez-vous dit, et comment cela s’est-il terminé ?',
    'passager vol retard bagage annonce équipage calme correspondance escale',
  ),
  of(
    'N2202 N2204 N2208',
    'un moment où le trafic demandait tout à la fois',
    'Qu’avez-vous fait passer d’abord ?',
    'trafic avion piste alerte séquence radio météo priorité sécurité secteur',
  ),
  of(
    'J1303 M1609',
    'une matinée où le téléphone sonnait, la salle d’attente pleine',
    'Qui avez-vous fait passer d’abord, et comment l’avez-vous dit aux autres ?',
    'patient téléphone appel rendez-vous salle attente médecin urgence retard agenda dossier ordonnance accueil créneau ordre',
  ),
  of(
    'D1101 D1102 D1103 D1104 D1105 D1108 D1109 D1112 D1114 D1115 D1117 D1118',
    'une fabrication ratée, ou une commande que l’on n’attendait pas',
    'Qu’avez-vous fait avant l’ouverture ?',
    'fournée pâte pousse four cuisson pain pétrin viande découpe crème gâteau commande ouverture vitrine client ratée matin nuit',
  ),
  of(
    'J13 J15 J11',
    'une garde où plusieurs patients avaient besoin de vous en même temps',
    'Par qui avez-vous commencé, et pourquoi ?',
    'patient résident malade soin urgence service chambre famille médecin infirmière douleur chute priorité transmission toilette sonnette constante alerte',
  ),
  of(
    'J13 J15 J11 J14',
    'un soin refusé, ou une famille inquiète',
    'Qu’avez-vous dit, et comment cela s’est-il terminé ?',
    'patient résident refus famille inquiet colère soin toilette expliquer rassurer parler calmer fille fils mari épouse',
  ),
  of(
    'J12 J14 J1302 J1307 J1309',
    'une journée où il a fallu tenir les délais sans rien céder sur la qualité',
    'Qu’avez-vous choisi de faire d’abord ?',
    'patient échantillon analyse délai contrôle rendez-vous résultat prescription automate ordonnance séance',
  ),
  of(
    'K13 K11 K12 D1217 D1237 K1801 K2112',
    'une personne accompagnée avec qui le lien était difficile',
    'Qu’est-ce qui a fini par marcher ?',
    'personne usager jeune enfant famille parent bénéficiaire confiance crise refus lien écouter accompagner domicile entretien éducatif',
  ),
  of(
    'K13 K11 K12',
    'un imprévu chez une personne dont vous aviez la charge',
    'Qui avez-vous prévenu, et dans quel ordre ?',
    'chute malaise absence domicile famille enfant urgence prévenu appelé secours responsable personne repas',
  ),
  of(
    'K21 D1218 D1232',
    'un groupe qui n’avançait pas',
    'Qu’avez-vous changé dans votre façon de faire ?',
    'classe élève étudiant stagiaire groupe cours séance formation niveau difficulté exercice apprenant atelier',
  ),
  of(
    'K22',
    'un site laissé en mauvais état, ou une plainte d’un client',
    'Qu’avez-vous fait ce jour-là ?',
    'nettoyage site client bureaux chambre propreté plainte produit machine sanitaires salle poubelle',
  ),
  of(
    'K25 K17',
    'une situation tendue que vous avez fait retomber',
    'Qu’avez-vous dit et fait, dans l’ordre ?',
    'ronde accès visiteur agressif conflit incident alarme calme consigne intrusion main courante public police',
  ),
  of(
    'K14 K15 K2313 K2315 K2319 K2320',
    'un dossier urgent où la règle ne suffisait pas',
    'Comment avez-vous décidé ?',
    'dossier usager règle loi texte délai demande habitant élu service décision agent réclamation',
  ),
  of(
    'K18',
    'un projet que les partenaires ne voyaient pas de la même façon',
    'Comment avez-vous avancé ?',
    'projet partenaire élu habitant commune réunion financement dossier convention territoire désaccord association',
  ),
  of(
    'K19',
    'un dossier que l’on croyait perdu, ou un délai à tenir coûte que coûte',
    'Comment l’avez-vous mené ?',
    'dossier délai pièce acte client juge audience contrat clause preuve adversaire négociation greffe',
  ),
  of(
    'K24 K2125 K2133 K2134 K2135 K2140 K2143 M1808 M1809 M1888 M1890',
    'une étude ou une expérience qui ne donnait rien',
    'Qu’avez-vous vérifié, et qu’avez-vous changé ?',
    'expérience donnée résultat protocole hypothèse analyse échantillon modèle mesure article terrain',
  ),
  of(
    'A13',
    'un conseil que l’on ne voulait pas suivre',
    'Comment avez-vous convaincu, ou qu’avez-vous changé ?',
    'conseil exploitant propriétaire essai parcelle visite diagnostic résultat convaincre plan coût forêt',
  ),
  of(
    'K',
    'une demande difficile à satisfaire',
    'Qu’avez-vous proposé, et qu’en est-il resté ?',
    'personne client usager demande besoin service aide plainte attente solution',
  ),
  of(
    'G16',
    'votre coup de feu le plus rude',
    'Combien de couverts, qui manquait, et qu’avez-vous fait ?',
    'service couvert cuisine salle commande table client envoi poste plat coup feu retard équipe chef assiette rush',
  ),
  of(
    'G16 G18',
    'un client mécontent à table ou au comptoir',
    'Comment est-il reparti ?',
    'client table plat attente plainte retour salle addition service excuse mécontent comptoir assiette commande',
  ),
  of(
    'G17 G15',
    'une arrivée qui s’est mal passée pour un client',
    'Qu’avez-vous trouvé comme solution ?',
    'client chambre réservation arrivée hôtel réception étage séjour plainte surclassement bagage propreté',
  ),
  of(
    'G',
    'une journée de pleine saison où tout s’est compliqué',
    'Qu’avez-vous fait passer avant le reste ?',
    'client groupe visite saison attente réservation activité enfant vacances public animation séjour',
  ),
  of(
    'F11 F12',
    'un chantier qui prenait du retard',
    'Qu’avez-vous changé, et à quelle date a-t-il été livré ?',
    'chantier retard planning livraison réception entreprise sous-traitant client maître réserve lot réunion plan coût',
  ),
  of(
    'F13 F15 F16 F17 F14',
    'un travail à reprendre, le vôtre ou celui d’un autre corps de métier',
    'Comment l’avez-vous vu, et comment l’avez-vous repris ?',
    'chantier mur dalle plan niveau cote reprise défaut béton enduit carrelage toiture gaine tuyau peinture coffrage tableau câble client conducteur',
  ),
  of(
    'F I15',
    'une fois où la sécurité a obligé à s’arrêter',
    'Qu’avez-vous dit, et à qui ?',
    'sécurité danger chantier échafaudage casque hauteur tranchée arrêt chef risque engin harnais',
  ),
  of(
    'N11 F1710',
    'une journée où le quai débordait',
    'Par quoi avez-vous commencé, et à quelle heure était-ce parti ?',
    'quai camion palette colis commande préparation chariot chargement retard entrepôt picking réception expédition inventaire stock rayonnage',
  ),
  of(
    'N11 F1710',
    'une erreur de préparation ou de stock que vous avez trouvée',
    'Comment l’avez-vous remontée ?',
    'erreur stock référence commande inventaire palette colis scan écart litige étiquette bon client contrôle',
  ),
  of(
    'N41 N42 N43 N31 N21 N22 J1311 M1603 M1615 M1618',
    'une tournée ou un trajet qui ne s’est pas passé comme prévu',
    'Qu’avez-vous fait, et qui avez-vous prévenu ?',
    'tournée route camion client livraison panne retard véhicule voyageur bus arrêt itinéraire exploitant accident pluie trafic',
  ),
  of(
    'N',
    'un retard qu’il a fallu rattraper',
    'Qu’avez-vous fait passer d’abord ?',
    'retard transport livraison client dossier douane affrètement planning camion départ escale',
  ),
  of(
    'M12',
    'une clôture ou une échéance tenue de justesse',
    'Qu’est-ce qui bloquait, et comment l’avez-vous débloqué ?',
    'clôture compte facture rapprochement écart déclaration tva échéance bilan paie fournisseur client relance erreur lettrage comptable auditeur',
  ),
  of(
    'M12 M15 M1606 C1302',
    'une erreur de chiffres que vous avez trouvée',
    'Comment l’avez-vous vue, et qu’avez-vous mis en place ensuite ?',
    'erreur écart facture montant compte bulletin paie tva contrôle tableau doublon virement fichier salaire solde',
  ),
  of(
    'M15 M1418',
    'un recrutement ou un dossier du personnel délicat',
    'Comment avez-vous avancé ?',
    'recrutement candidat salarié manager contrat paie entretien conflit dossier absence poste embauche',
  ),
  of(
    'M16 M1212 M1217',
    'une journée où trois personnes attendaient quelque chose de vous',
    'Dans quel ordre avez-vous traité les demandes ?',
    'agenda réunion appel courrier dossier directeur urgence rendez-vous priorité accueil téléphone compte rendu déplacement',
  ),
  of(
    'M18',
    'une panne ou une mise en production qui a mal tourné',
    'Qu’avez-vous regardé d’abord, et qu’avez-vous changé ensuite ?',
    'bug panne production serveur code déploiement incident base test utilisateur correctif équipe ticket réseau version application log mise',
  ),
  of(
    'M18',
    'un choix technique que vous avez défendu',
    'Qu’avez-vous écarté, et pourquoi ?',
    'choix architecture technologie bibliothèque base code équipe performance dette migration outil framework api sécurité coût',
  ),
  of(
    'M17 E11 E14',
    'une campagne ou un contenu qui n’a pas donné ce qu’on attendait',
    'Qu’avez-vous regardé, et qu’avez-vous changé ?',
    'campagne contenu résultat audience clic vente site réseau publication client article visuel budget taux',
  ),
  of(
    'M13 M14 C1105 C1202 C1301 C1303 K2306 K2311 K2312',
    'une décision difficile prise avec trop peu d’éléments',
    'Sur quoi vous êtes-vous appuyé·e ?',
    'décision projet client équipe budget risque comité donnée analyse direction délai partenaire bailleur terrain',
  ),
  of(
    'M11',
    'un fournisseur qui n’a pas tenu parole',
    'Qu’avez-vous obtenu ?',
    'fournisseur commande prix délai livraison contrat négociation rupture qualité achat appel offre',
  ),
  of(
    'M',
    'un dossier urgent qui en a retardé d’autres',
    'Comment avez-vous choisi, et qui avez-vous prévenu ?',
    'dossier urgence délai priorité client service équipe demande responsable retard réunion',
  ),
  of(
    'D11 D12 D13 D15',
    'un client mécontent en magasin',
    'Qu’avez-vous dit, et comment est-il reparti ?',
    'client caisse rayon magasin produit remboursement échange plainte file attente prix vente mécontent stock étiquette',
  ),
  of(
    'D11 D12 D13 D15',
    'un samedi où il y avait trop de monde',
    'Qu’avez-vous fait passer d’abord ?',
    'client samedi caisse rayon file attente équipe réassort livraison rush magasin solde monde',
  ),
  of(
    'D14 C15 C11',
    'une vente que l’on croyait perdue',
    'Qu’est-ce qui l’a fait basculer ?',
    'client prospect vente contrat devis signature concurrent prix négociation rendez-vous relance besoin bien visite mandat',
  ),
  of(
    'C12 C14 C11',
    'un client dans une situation délicate',
    'Qu’avez-vous proposé, et dans quelles limites ?',
    'client crédit compte sinistre contrat découvert dossier prêt risque assurance agence conformité justificatif',
  ),
  of(
    'H29 H21 H22 H31 H32 H33 H34 H25 H28',
    'un arrêt de machine ou une série non conforme',
    'Qu’avez-vous fait, et qu’est-ce qui a changé ensuite ?',
    'machine ligne arrêt panne pièce série défaut rebut réglage contrôle qualité production cote opérateur cadence moule outil maintenance non-conformité',
  ),
  of(
    'H12 H13 H14 H15 H11 H26',
    'un défaut dont personne ne trouvait la cause',
    'Comment êtes-vous remonté·e jusqu’à elle ?',
    'défaut cause analyse mesure essai pièce client qualité plan process non-conformité étude calcul prototype fournisseur réclamation',
  ),
  of(
    'H',
    'une fois où la cadence et la qualité se contredisaient',
    'Qu’avez-vous choisi ?',
    'cadence qualité pièce ligne équipe sécurité production contrôle délai chef défaut',
  ),
  of(
    'I13 I14 I16 I11 K1717 K1718 K1721 K1724',
    'une panne que vous avez mis du temps à trouver',
    'Quel a été votre raisonnement, étape par étape ?',
    'panne machine moteur diagnostic capteur automate véhicule pièce client dépannage mesure câble pompe schéma défaut hydraulique électrique arrêt',
  ),
  of(
    'I K2305',
    'une intervention urgente chez un client',
    'Comment l’avez-vous menée, du premier appel au départ ?',
    'intervention client panne urgence dépannage sécurité pièce installation astreinte chantier appel',
  ),
  of(
    'A',
    'une journée où le temps ou les bêtes ont tout changé',
    'Qu’avez-vous fait d’abord ?',
    'pluie gel récolte animal troupeau culture parcelle machine tracteur maladie plante serre arrosage vêlage chantier taille',
  ),
  of(
    'B E12 E',
    'une commande que vous avez dû reprendre',
    'Qu’est-ce qui n’allait pas, et qu’avez-vous changé ?',
    'commande client pièce maquette version retouche délai idée matière livre image texte création impression',
  ),
  of(
    'L',
    'une représentation, un tournage ou un match où rien ne s’est passé comme prévu',
    'Qu’avez-vous fait ?',
    'plateau scène régie son lumière tournage spectacle public panne artiste équipe répétition match entraînement',
  ),
  of(
    '',
    'une journée où tout est arrivé en même temps',
    'Par quoi avez-vous commencé, et pourquoi ?',
    'urgence priorité demande client équipe retard temps journée appel panne absence',
  ),
  of(
    '',
    'une erreur, la vôtre ou celle d’un collègue, que vous avez rattrapée',
    'Qu’avez-vous changé ensuite ?',
    'erreur oubli faute corrigé rattrapé vérifié prévenu client collègue procédure contrôle',
  ),
  of(
    '',
    'une fois où il a fallu apprendre vite quelque chose de nouveau',
    'Comment vous y êtes-vous pris·e ?',
    'appris apprendre nouveau formation logiciel outil poste procédure aide collègue entraînement',
  ),
];

/** What an offer says of its hours and conditions, and the moment that it makes a recruiter ask about; on folded text. */
export type Condition = {
  readonly id: string;
  readonly pattern: RegExp;
  /** The condition as a recruiter states it; `load` is what the offer counts ("28 lits"), or null. */
  readonly states: (load: string | null) => string;
  readonly moment: string;
  readonly wanted: string;
  readonly echoes: string;
};

const forLoad = (load: string | null): string => (load === null ? '' : ` pour ${load}`);

export const CONDITIONS: readonly Condition[] = [
  {
    id: 'weekendAlone',
    pattern:
      /\bseule?\b[^.\n]{0,40}\bweek-?ends?\b|\bweek-?ends?\b[^.\n]{0,60}\b(?:seule?|en autonomie)\b/u,
    states: (load) => `Vous serez seul·e le week-end${forLoad(load)}`,
    moment: 'un week-end difficile',
    wanted: 'Qu’avez-vous décidé, et qui avez-vous appelé ?',
    echoes: 'week-end samedi dimanche seul garde équipe absence urgence appelé',
  },
  {
    id: 'nightAlone',
    pattern: /\bseule?\b[^.\n]{0,30}\bnuits?\b|\bnuits?\b[^.\n]{0,40}\b(?:seule?|en autonomie)\b/u,
    states: (load) => `Vous serez seul·e la nuit${forLoad(load)}`,
    moment: 'une nuit difficile',
    wanted: 'Qu’avez-vous décidé, et qui avez-vous appelé ?',
    echoes: 'nuit garde seul sonnette urgence ronde veille matin appelé alarme',
  },
  {
    id: 'night',
    pattern:
      /\b(?:travail|poste|horaires?|equipe|service|gardes?|travailler|travaillez|veilleu\w+)(?: d'\w+)? (?:de |la )?nuits?\b|\bde nuit\b/u,
    states: (load) => `Le poste est de nuit${load === null ? '' : `, pour ${load}`}`,
    moment: 'une nuit qui ne s’est pas passée comme prévu',
    wanted: 'Qu’avez-vous fait, et qu’avez-vous transmis au matin ?',
    echoes: 'nuit garde sonnette urgence ronde veille matin équipe relève transmission alarme',
  },
  {
    id: 'weekend',
    pattern:
      /(?<!\b(?:pas (?:de |le |les )?|aucun |repos (?:le |les |chaque |tous les )?|ferme(?:s|e|es|ture)? (?:le |les )?|libres? (?:le |les )?|hors |sauf (?:le |les )?|conges? (?:le |les )?|du lundi au ))(?:\bweek-?ends?\b(?! (?:libres?|de repos|chomes?|off))|\bdimanches?\b(?! (?:matin exclus|(?:et \w+ )?(?:libres?|de repos|de fermeture|chomes?|fermes?|off))))/u,
    states: (load) =>
      load === null ? 'On travaille ici le week-end' : `On travaille ici le week-end, pour ${load}`,
    moment: 'un week-end difficile',
    wanted: 'Qu’avez-vous décidé, et avec qui ?',
    echoes: 'week-end samedi dimanche équipe absence garde rush monde remplacement urgence',
  },
  {
    // A Saturday is no weekend: what it brings is many people.
    id: 'saturday',
    pattern:
      /(?<!\b(?:pas (?:de |le |les )?|aucun |repos (?:le |les |chaque |tous les )?|ferme(?:s|e|es|ture)? (?:le |les )?|libres? (?:le |les )?|hors |sauf (?:le |les )?|conges? (?:le |les )?|du lundi au ))\bsamedis?\b(?! (?:matin exclus|(?:et \w+ )?(?:libres?|de repos|de fermeture|chomes?|fermes?|off)))/u,
    states: () => 'Le poste comprend des samedis',
    moment: 'un samedi chargé',
    wanted: 'Qu’avez-vous fait passer d’abord, et pourquoi ?',
    echoes: 'samedi monde attente rush retard absence équipe client patient rendez-vous matin',
  },
  {
    id: 'onCall',
    pattern: /\bastreintes?\b/u,
    states: () => 'Le poste comprend des astreintes',
    moment: 'un appel imprévu, le soir ou la nuit',
    wanted: 'Qu’avez-vous fait entre l’appel et le retour au calme ?',
    echoes: 'astreinte appel nuit soir panne urgence intervention téléphone week-end distance',
  },
  {
    id: 'split',
    pattern: /\bcoupures?\b|\bhoraires? coupes?\b/u,
    states: (load) => `Le service est en coupure${load === null ? '' : `, pour ${load}`}`,
    moment: 'une double journée éprouvante',
    wanted: 'Comment avez-vous tenu jusqu’au soir ?',
    echoes: 'service coupure midi soir fatigue couvert équipe client journée rush',
  },
  {
    id: 'shifts',
    pattern:
      /\b[235] ?x ?8\b|\bhoraires? (?:postes|decales?)\b|\btravail poste\b|\bequipes? alternantes?\b/u,
    states: () => 'On travaille ici en horaires décalés',
    moment: 'une prise de poste où vous avez trouvé un problème',
    wanted: 'Qu’avez-vous fait dans le premier quart d’heure ?',
    echoes: 'prise poste relève équipe machine panne consigne problème retard matin nuit passage',
  },
  {
    id: 'travel',
    pattern: OWN_TRAVEL,
    states: () => 'Le poste demande des déplacements',
    moment: 'un déplacement qui ne s’est pas passé comme prévu',
    wanted: 'Qu’avez-vous fait sur place ?',
    echoes: 'déplacement client site route train mission terrain retard voyage chantier visite',
  },
  {
    id: 'team',
    pattern:
      /\b(?:encadr\w+|manag\w+|dirig\w+|anim\w+) (?:une |l'|d'une |votre |son |les )?(?:equipes?|collaborateurs|agents|personnes)\b|\bequipe de \d+/u,
    states: (load) =>
      load === null ? 'Vous aurez une équipe à encadrer' : `Vous aurez à encadrer ${load}`,
    moment: 'un désaccord avec quelqu’un que vous encadriez ou que vous deviez guider',
    wanted: 'Comment l’avez-vous réglé ?',
    echoes:
      'équipe collègue désaccord conflit entretien encadrer intérimaire stagiaire apprenti alternant commis recrue consigne chef parlé',
  },
  {
    id: 'targets',
    pattern: /\bobjectifs? (?:commerciaux|de vente|chiffres|de chiffre)\b|\bchiffre d'affaires\b/u,
    states: () => 'Il y a ici des objectifs de vente',
    moment: 'un mois mal parti',
    wanted: 'Qu’avez-vous changé, et où avez-vous fini ?',
    echoes: 'objectif vente client mois chiffre relance prospect panier résultat signé équipe',
  },
];

/** Things that an offer counts and a post is measured by, with what a load of them makes one tell. Folded, in the plural. */
export const LOADS: readonly (readonly [thing: string, moment: string])[] = [
  ['lits|patients|residents|places', 'votre journée la plus chargée'],
  ['couverts|repas', 'votre service le plus chargé'],
  ['chambres', 'votre journée la plus chargée'],
  [
    'enfants|eleves|etudiants|apprenants|stagiaires',
    'une journée où le groupe était difficile à tenir',
  ],
  [
    'factures|bulletins|bulletins de paie|paies|ecritures|dossiers|contrats',
    'une période où tout tombait en même temps',
  ],
  ['colis|palettes|commandes|references|lignes', 'votre journée la plus chargée'],
  ['appels|tickets|demandes|courriels', 'une journée où cela débordait'],
  [
    'vehicules|machines|logements|lots|sites|magasins',
    'une semaine où plusieurs vous attendaient en même temps',
  ],
  ['clients|usagers|visiteurs|beneficiaires|familles', 'votre journée la plus chargée'],
  [
    'personnes|collaborateurs|agents|techniciens|salaries|ouvriers|compagnons',
    'une semaine où il manquait du monde',
  ],
];

/** The load of a post as a recruiter states it. */
export const statesLoad = (load: string): string => `Comptez ici ${load}`;

/** What a load makes one tell. */
export const LOAD_WANTED = 'Par quoi avez-vous commencé, et qu’est-ce qui a attendu ?';

/** `Racontez …`, then what is wanted of it. */
export const tell = (before: string | null, moment: string, wanted: string): string =>
  before === null ? `Racontez ${moment}. ${wanted}` : `${before} : racontez ${moment}. ${wanted}`;

/** Words that any moment of work may hold: they link no answer to a question. */
export const ANY_MOMENT =
  'journée jour fois temps moment semaine mois travail poste chose cas charge racontez vécu exemple équipe personne entreprise an année collègue demande besoin façon';
