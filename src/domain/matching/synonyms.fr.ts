/**
 * Words that say the same in one trade, folded and singular, one group a line. Learned from the wordings that the lexicon keeps
 * under one concept (words that stand for one another in several of them) and from the skills of ESCO (French words that stand
 * for the same English ones, docs/lexicon.md), then read one by one.
 */
export const SYNONYMS = `
montage pose installation implantation assemblage fixation
controle verification inspection examen
depannage reparation
maintenance entretien
nettoyage lavage entretien
desinfection nettoyage
accueil reception
redaction elaboration etablissement constitution preparation
organisation planification preparation programmation
planification planning calendrier roulement agenda
cablage raccordement branchement
decoupe coupe decoupage debit
soudage soudure brasage
couture piquage
vente commercialisation
achat approvisionnement commande
reassort reapprovisionnement approvisionnement
conseil orientation information renseignement
aide assistance soutien appui accompagnement
apprentissage formation enseignement
formation tutorat encadrement
encadrement management supervision
coordination pilotage
prospection demarchage
enregistrement saisie
classement archivage rangement
affectation repartition attribution
emballage conditionnement
fabrication production confection
conception creation elaboration
transport convoyage acheminement
chiffrage estimation devis metre
recrutement embauche
depistage examen bilan
bilan evaluation
diagnostic reperage
pointage comptage inventaire
optimisation amelioration
changement remplacement
evacuation enlevement
alimentation nourrissage
cueillette recolte
plantation repiquage
abattage coupe
refection renovation
depose demontage
surveillance garde ronde
animation conduite
respect application
declaration formalite demarche
formalite demarche
livret carnet registre cahier fiche
rapport compte-rendu reporting bilan
tissu etoffe textile
fermeture zip
client clientele
famille proche entourage
patient resident malade
bebe nourrisson
enfant jeune
eleve etudiant apprenant stagiaire
apprenti alternant stagiaire
salarie collaborateur personnel
sous-traitant prestataire faconnier
fournisseur prestataire
litige reclamation insatisfaction contestation
prix tarif cout
paiement reglement encaissement
paie paye salaire
impaye creance
facture facturation
contrat convention
certificat attestation
norme reglementation regle
procedure protocole consigne
voiture automobile vehicule
camion poids-lourd
bateau navire embarcation
avion aeronef
train rame
fret cargaison marchandise
coli paquet palette carton
meuble mobilier
siege fauteuil chaise
fenetre menuiserie ouvrant
volet store
toit toiture couverture
carrelage faience
parpaing brique agglo
canalisation tuyauterie tuyau
tapis convoyeur
chaudiere chauffage
engin pelle tractopelle
bovin vache
ovin brebis mouton
caprin chevre
equide cheval equin
porc porcin
volaille poulet
troupeau betail cheptel elevage
chien canin
arbre arbuste
haie arbuste
gazon pelouse tonte
plante vegetal
fleur bouquet
legume maraichage
dechet ordure
poubelle conteneur bac
repas menu plat
boisson bar
chambre logement hebergement
domicile logement maison
linge lingerie
soiree evenement manifestation
seminaire congres conference
film reportage video
concert spectacle
cours lecon seance
atelier seance animation
dessin croquis plan
schema plan
piece composant
panne defaut anomalie
appel telephone standard
courrier courriel correspondance
tableau tableur excel
logiciel progiciel outil
site web internet
reseau internet
donnee information
stock inventaire
rayon lineaire
magasin boutique
livraison expedition
credit pret financement
assurance prevoyance mutuelle
subvention financement
budget depense
impot fiscalite
juge tribunal audience
acte contrat
enquete questionnaire sondage
echantillon prelevement
analyse etude
mesure releve
medicament traitement
pansement plaie
perfusion injection
dossier document piece
surveillance controle supervision
reglage ajustement
etalonnage calibrage
selection choix
identification reperage detection recensement
collecte recueil prelevement
retrait enlevement elimination sortie
stockage entreposage rangement conservation
manutention manipulation
formation entrainement dressage
education dressage
tri triage classement separation
melange malaxage
decoupe taille
registre dossier enregistrement consignation
guidage orientation
usager utilisateur
appareil dispositif
equipement materiel
vetement habillement
cuve reservoir
conteneur recipient
trafic circulation
cargaison chargement
alimentation nourriture nourrissage
seance session
danger risque
test essai
redaction ecriture
croquis esquisse
presentation exposition explication
norme standard
consigne instruction directive
planning horaire programmation
fluide liquide
panneau signalisation
eclairage lumiere
reclamation plainte
velo bicyclette
reeducation readaptation
parasite nuisible
dommage deterioration
colle adhesif
langue langage
conduite pilotage
billet ticket
objectif cible
preservation conservation protection
coiffure cheveu
proprete nettoyage
aliment denree
`;

/** Verbs that do nothing by themselves, degrees and paces that only qualify what is done, as word keys. */
export const QUALIFYING: ReadonlySet<string> = new Set(
  `annuel mensuel semestriel trimestriel hebdomadaire journalier regulier reglementaire periodique courant necessaire
  frequent ponctuel obligatoire adapte specifique essentiel principal concerne associe relatif confie simple complet
  passer passez accomplir accomplissez procurer dispenser mener exercer proposer apporter proceder batir batissez composer
  composez bout fin efficace rapide propre meilleur haut fort bas premier deuxieme second`.split(
    /\s+/u,
  ),
);
