import { fold } from '#/domain/shared/text';

const words = (text: string): readonly string[] => text.split(/\s+/u).filter(Boolean);

/** Common things that work is done to or with, as they are spelt, singular, by gender. */
const MASCULINE_THINGS = words(`
  accès acte agenda bain biberon change coucher goûter lever
  aliment animal appareil appareillage arbre arbuste article atelier bac bagage ballon bardage bassin
  béton bien bijou biscuit bloc bois boîtier bon bord bordereau bouquet brief budget buffet bureau butin câble cadre café
  cahier caisson camion camping canapé carnet carrelage carton casier catalogue champ chantier chariot chemin chèque
  cheval chien chiffrage client climatiseur cocktail coffre coffret colis collaborateur compost compte compteur conflit
  conteneur contrat convoi corps coton couloir coupon courriel courrier couvert crédit cuir cycle débiteur déchet décor
  défaut délai dépliant dépôt dessert détail devis document dossier drap échafaudage échantillon éclairage écran effectif
  élève emballage emplacement emploi enduit engin engrais ensemble entrepôt équipement escalier espace essai étage étal
  évènement événement fax fichier filet film flux foin fonds forfait fossé four fourgon fournisseur frein fret fromage
  fruit fumier gâteau gazon geste groupe habit hall haricot horaire impayé impôt incident indicateur instrument intérieur
  intrant inventaire invité jambon jardin jeu jouet jus kit lait légume levain linge lit litige livre local logement
  lot magasin maillage maïs mandat massif matériau matériel médicament menu métal meuble mobilier montant
  moteur mouton mur navire niveau nuisible objet oeuf ordinateur ordre organe orteil outil outillage ouvrage pain palier
  panneau papier parc parking parquet passager patient paysage permis personnel petit-déjeuner peuplement pied pilier
  pilulier placo plan planning plant plat plateau plâtre plafond poisson portail portefeuille porte-document poste pot
  potage poulet prêt-à-porter prix procédé produit profil projet prospect public puits quai rail rapport rayon rayonnage
  recouvrement réfrigérateur registre repas reporting réseau résident résultat revêtement robinet rouleau sable sac
  salaire salarié sandwich sanitaire schéma secteur serveur site sol sommeil soudage stand standard stock store support
  tableau tapis tarif tas terrain textile ticket tiers-payant tissu titre toit tracteur trafic traiteur transport
  transporteur travail tri tuyau usager vélo vêtement véhicule ventilateur verger verre vignoble vin virement visiteur
  voeu volet volume voyage voyageur wagon yaourt
`);
const FEMININE_THINGS = words(`
  absence action couche sieste
  activité addition adresse affiche agence aire ambulance analyse annonce application ardoise armoire
  arrivée assiette assurance baguette baie barquette barrière base batterie béquille benne bête boisson boîte borne
  bouteille boutique brebis brique broderie bordure brochure cabine caisse caméra canalisation candidature cantine
  caravane carcasse carrosserie carte cartouche catégorie cave centrale chaîne chambre charge charpente chaudière
  chaussée cheminée chèvre clé clôture cloison clientèle climatisation coiffe collation collection commande
  comptabilité compote conduite confiture conformité consigne consultation convention copie correspondance
  corbeille cotisation couche couleur coupe cour couronne création créance crème cuisine culture date déclaration
  demande denrée dépense dette donnée douane douche eau écriture encre enseigne entrée enveloppe équipe épreuve étagère
  étiquette évaluation expédition fabrication façade facture faïence famille farine fenêtre ferme feuille fiche fissure
  fleur formalité fosse fourniture fraise fuite gaine gamme garantie gare garniture glace gouttière
  graine grille grue haie herbe huile hygiène image information installation isolation laine laitue laverie légende
  lessive lettre liaison licence ligne lingerie liste literie litière livraison lumière machine maçonnerie
  main maintenance maison marchandise marge matière membrane mention messagerie mesure météo mise moquette moto nappe
  norme note notice nourriture offre ordonnance page paie palette panne parcelle partie pâte pâtisserie peinture pelouse
  perte pièce pierre piscine piste plage plaie planche plante plomberie plonge poche pompe pomme porcelaine porte poubelle
  poussière prescription presse prestation prime procédure production promotion propreté publicité qualité question
  quittance ration réception recette réclamation récolte rééducation relance relation remise rémunération réserve
  ressource reliure robe roue route ruche salade salle sanction sauce scène séance sécurité semaine semence serre
  serrure signalétique soudure sortie station structure subvention surface table taille taxe tenue terrasse tête
  toilette toiture tombe trace trésorerie tuile tuyauterie vache vaisselle valeur viande vigne viennoiserie visite
  vitre vitrine voirie voiture volaille zone
`);

/** A thing as it is spelt, with its gender. */
export type Thing = { readonly written: string; readonly gender: 'm' | 'f' };

const thing =
  (gender: Thing['gender']) =>
  (written: string): readonly [string, Thing] => [fold(written), { written, gender }];

/** How such things are spelt, by their folded form. */
export const THINGS: ReadonlyMap<string, Thing> = new Map([
  ...MASCULINE_THINGS.map(thing('m')),
  ...FEMININE_THINGS.map(thing('f')),
]);
