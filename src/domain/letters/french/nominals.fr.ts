import { fold } from '#/domain/shared/text';

/**
 * The verb behind a noun of a CV, one a line: `noun = verb` takes what is done to directly ("gestion des stocks" is
 * "gérer les stocks"); a verb that ends in "à", "avec" or "*" keeps what follows as it is.
 */
const TABLE = `
accueil = accueillir
accompagnement = accompagner
achat = acheter
acheminement = acheminer
actualisation = actualiser
adaptation = adapter
administration = administrer
affutage = affûter
agencement = agencer
aide = aider à
ajustement = ajuster
alimentation = alimenter
amelioration = améliorer
amenagement = aménager
analyse = analyser
animation = animer
application = appliquer
approvisionnement = approvisionner
archivage = archiver
argumentation = argumenter
arrosage = arroser
assemblage = assembler
assistance = assister
attribution = attribuer
augmentation = augmenter
automatisation = automatiser
binage = biner
cablage = câbler
calcul = calculer
calage = caler
cartographie = cartographier
centralisation = centraliser
chargement = charger
chiffrage = chiffrer
classement = classer
codage = coder
coiffage = coiffer
collaboration = collaborer avec
collage = coller
collecte = collecter
coloration = colorer
commande = commander
commercialisation = commercialiser
comptage = compter
conception = concevoir
conditionnement = conditionner
conduite = conduire
confection = confectionner
configuration = configurer
conseil = conseiller
conseil et vente = conseiller et vendre
consolidation = consolider
constitution = constituer
construction = construire
consultation = consulter
contribution = contribuer à
controle = contrôler
coordination = coordonner
correction = corriger
couture = coudre
coupe = couper
couverture = couvrir
creation = créer
cuisson = cuire
debarrassage = débarrasser
deballage = déballer
debitage = débiter
deboguage = déboguer
decapage = décaper
dechargement = décharger
declaration = déclarer
decoupe = découper
definition = définir
degraissage = dégraisser
delivrance = délivrer
demarchage = démarcher
demontage = démonter
depannage = dépanner
deploiement = déployer
depouillement = dépouiller
desherbage = désherber
desinfection = désinfecter
desossage = désosser
detection = détecter
determination = déterminer
developpement = développer
diagnostic = diagnostiquer
diffusion = diffuser
diminution = diminuer
direction = diriger
dispensation = dispenser
distribution = distribuer
documentation = documenter
dressage = dresser
ebavurage = ébavurer
echange = échanger avec
ecriture = écrire
edition = éditer
education = éduquer
elaboration = élaborer
elagage = élaguer
elevage = élever
emballage = emballer
embauche = embaucher
emission = émettre
encadrement = encadrer
encaissement = encaisser
encodage = encoder
enregistrement = enregistrer
enseignement = enseigner
entretien = entretenir
envoi = envoyer
equipement = équiper
estimation = estimer
etablissement = établir
etalonnage = étalonner
etiquetage = étiqueter
etude = étudier
evaluation = évaluer
eveil = éveiller
examen = examiner
execution = exécuter
expedition = expédier
explication = expliquer
exploitation = exploiter
extraction = extraire
fabrication = fabriquer
faconnage = façonner
facturation = facturer
fermeture = fermer
fiabilisation = fiabiliser
fidelisation = fidéliser
filmage = filmer
finalisation = finaliser
fixation = fixer
forage = forer
formation = former
formulation = formuler
fourniture = fournir
gardiennage = garder
garde = garder
gestion = gérer
graissage = graisser
greffe = greffer
habillage = habiller
identification = identifier
implantation = implanter
impression = imprimer
informatisation = informatiser
information = informer
injection = injecter
inspection = inspecter
installation = installer
instruction = instruire
integration = intégrer
interpretation = interpréter
intervention = intervenir *
lancement = lancer
lavage = laver
lecture = lire
lettrage = lettrer
levage = lever
levee = lever
liquidation = liquider
livraison = livrer
maintenance = entretenir
maintien = maintenir
management = manager
manipulation = manipuler
manutention = manutentionner
marquage = marquer
mesure = mesurer
migration = migrer
mise a disposition = mettre à disposition
mise a jour = mettre à jour
mise aux normes = mettre aux normes
mise en conformite = mettre en conformité
mise en forme = mettre en forme
mise en oeuvre = mettre en œuvre
mise en page = mettre en page
mise en place = mettre en place
mise en production = mettre en production
mise en rayon = mettre en rayon
mise en relation = mettre en relation
mise en service = mettre en service
mise en valeur = mettre en valeur
mise sous pli = mettre sous pli
mise au point = mettre au point
mobilisation = mobiliser
modelisation = modéliser
montage = monter
nettoyage = nettoyer
negociation = négocier
numerisation = numériser
observation = observer
obtention = obtenir
optimisation = optimiser
ordonnancement = ordonnancer
organisation = organiser
orientation = orienter
ouverture = ouvrir
palettisation = palettiser
palissage = palisser
parametrage = paramétrer
participation = participer à
passation = passer
perception = percevoir
peinture = peindre
pesee = peser
pilotage = piloter
placement = placer
planification = planifier
plantation = planter
polissage = polir
poncage = poncer
pointage = pointer
portage = porter
pose = poser
positionnement = positionner
preparation = préparer
presentation = présenter
prevention = prévenir
prise en charge = prendre en charge
prise en main = prendre en main
production = produire
programmation = programmer
projection = projeter
proposition = proposer
prospection = prospecter
protection = protéger
raccordement = raccorder
ramassage = ramasser
rangement = ranger
reapprovisionnement = réapprovisionner
realisation = réaliser
recensement = recenser
reception = réceptionner
receptionnement = réceptionner
recherche = rechercher
reconditionnement = reconditionner
recouvrement = recouvrer
recrutement = recruter
rectification = rectifier
recueil = recueillir
redaction = rédiger
reduction = réduire
refonte = refondre
reglage = régler
reglement = régler
regulation = réguler
relance = relancer
releve = relever
remise en etat = remettre en état
remise en service = remettre en service
remplacement = remplacer
remplissage = remplir
renouvellement = renouveler
renseignement = renseigner
repassage = repasser
reparation = réparer
repartition = répartir
reponse = répondre à
representation = représenter
reservation = réserver
resolution = résoudre
respect = respecter
restauration = restaurer
retouche = retoucher
revision = réviser
saisie = saisir
sauvegarde = sauvegarder
scellement = sceller
sciage = scier
selection = sélectionner
sensibilisation = sensibiliser
serrage = serrer
sertissage = sertir
service = servir
signalement = signaler
soudage = souder
soudure = souder
soutien = soutenir
souscription = faire souscrire
stimulation = stimuler
stockage = stocker
structuration = structurer
supervision = superviser
surveillance = surveiller
taille = tailler
tarification = tarifer
tenue = tenir
tirage = tirer
tonte = tondre
traduction = traduire
traitement = traiter
transformation = transformer
transmission = transmettre
transport = transporter
travail = travailler *
tri = trier
tutorat = encadrer
usinage = usiner
utilisation = utiliser
valorisation = valoriser
validation = valider
vente = vendre
ventilation = ventiler
verification = vérifier
vidange = vidanger
visite = visiter
vinification = vinifier
vulgarisation = vulgariser`;

/** How a verb takes what follows its noun. */
export type Nominal = {
  readonly verb: string;
  /** `de`: directly; `as`: as it stands, with this word where there is one. */
  readonly takes: 'de' | 'as';
  readonly word: string | null;
};

const read = (line: string): readonly [string, Nominal] => {
  const [noun = '', whole = ''] = line.split(' = ');
  const word = / (à|avec|\*)$/u.exec(whole)?.[1];
  return [
    noun,
    word === undefined
      ? { verb: whole, takes: 'de', word: null }
      : {
          verb: whole.slice(0, -word.length - 1),
          takes: 'as',
          word: word === '*' ? null : word,
        },
  ];
};

const NOMINALS: ReadonlyMap<string, Nominal> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => read(line.trim())),
);

const MOST_NOUN_WORDS = 3;

/** The verb behind the noun that opens a phrase, and how many words the noun has; null where none is known. */
export const nominalOf = (
  phrase: string,
): { readonly nominal: Nominal; readonly words: number } | null => {
  const words = fold(phrase).split(/\s+/u);
  for (let count = Math.min(MOST_NOUN_WORDS, words.length); count > 0; count -= 1) {
    const key = words.slice(0, count).join(' ').replace(/œ/gu, 'oe');
    const nominal =
      NOMINALS.get(key) ?? (count === 1 ? NOMINALS.get(key.replace(/s$/u, '')) : undefined);
    if (nominal !== undefined) return { nominal, words: count };
  }
  return null;
};

/** What one does with a thing that a line only names: "pansements", "inventaires". Folded, singular. */
const CARRIED = `
accomplir = formalite demarche
etablir = devis facture bilan bordereau declaration plan ordonnance planning bulletin fiche connaissement
rediger = rapport compte-rendu courrier acte contrat transmission avis article texte projet procedure
realiser = pansement transfusion soin prelevement injection perfusion test essai audit etude enquete mesure travail diagnostic inventaire massage soudure photo maquette expertise prestation entretien gravure suture
effectuer = visite livraison relance ronde trajet tournee deplacement virement rapprochement transfert remise
tenir = compte stock caisse standard registre permanence agenda tableau
traiter = dossier litige reclamation commande demande appel facture
animer = reunion atelier seance formation causerie visite
mener = chantier projet
gerer = budget
preparer = repas plat menu dessert paie
faire = menage repassage vaisselle lessive course vitre`;

/** Verbs that carry a noun, with their marks. */
const CARRIERS: ReadonlyMap<string, string> = new Map(
  CARRIED.trim()
    .split('\n')
    .flatMap((line) => {
      const [verb = '', nouns = ''] = line.split(' = ');
      const marked = {
        etablir: 'établir',
        rediger: 'rédiger',
        realiser: 'réaliser',
        preparer: 'préparer',
        gerer: 'gérer',
      }[verb];
      return nouns.split(' ').map((noun): [string, string] => [noun, marked ?? verb]);
    })
    .reverse(),
);

/** An action that has no verb of its own here, by the ending of its noun. */
const ACTION =
  /(?:tion|sion|age|ment|ance|ence|ise)s?$|^(?:astreinte|permanence|accueil|suivi|secretariat|lien|relation|liaison|interim|intendance|veille|garde|cours|gestion|coordination|tutorat|phoning|picking|reporting|inventaire|toilette|menage|plonge|service|caisse|vente|paie|standard)s?$/u;

/** Things and places whose names end like actions. Folded, singular. */
const NO_ACTION =
  /^(?:monument|document|appartement|etablissement|logement|medicament|vetement|departement|equipement|batiment|ornement|instrument|element|aliment|ciment|evenement|image|page|village|ouvrage|etage|outillage|bagage|potage|fromage|garage|message|voyage|paysage|stage|assurance|ambulance|finance|distance|enfance|urgence|agence|science|reference|competence|licence|residence|essence|deficience|experience|audience|station|section|population|solution|option|question|fonction|convention|pension|version|tension|entreprise|marchandise|crise|connaissance|langue|appetence|exigence|mention|specialisation|formation|diplome|attestation|certification|obligation|condition|situation|aisance|confiance|patience|tolerance|resistance|autonomie|excellence|creance|balance|mutuelle|age|avantage|pourcentage|langage|vocation|motivation|passion|ambition)s?$/u;

/** The verb that carries a noun told without one; null where none is safe. */
export const carrierOf = (noun: string): string | null =>
  CARRIERS.get(noun) ??
  CARRIERS.get(noun.replace(/(?<=eau)x$|s$/u, '')) ??
  (ACTION.test(noun) && !NO_ACTION.test(noun) ? 'assurer' : null);

/** What an adjective beside the noun says of the verb; an empty one is left out. Folded. */
export const ADVERBS: Readonly<Record<string, string>> = {
  global: '',
  complet: '',
  complete: '',
  general: '',
  generale: '',
  globale: '',
  quotidien: 'chaque jour',
  quotidienne: 'chaque jour',
  hebdomadaire: 'chaque semaine',
  mensuel: 'chaque mois',
  mensuelle: 'chaque mois',
  trimestriel: 'chaque trimestre',
  trimestrielle: 'chaque trimestre',
  annuel: 'chaque année',
  annuelle: 'chaque année',
  regulier: 'régulièrement',
  reguliere: 'régulièrement',
  autonome: 'en autonomie',
};
