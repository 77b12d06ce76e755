/** Verbs whose noun adds an ending to the same root, folded: "parer" is "parage", "classifier" is "classification". */
export const REGULAR_ACTIONS: readonly (readonly [
  nounEnding: string,
  verbEnding: string,
  roots: string,
])[] = [
  [
    'age',
    'er',
    `affich affin agraf aiguill ales amidonn antirouill appareill arpent arrach attach balay bard bin bobin born boulonn
    brass brid bross broy bruit butt cadenass cadr capitonn card chanfrein chrom cintr coach cod colmat compost compt
    cord crypt cuvel dall debard deblay debogu debouch debrid decap decod decompt decrypt degraiss demoul denud depot
    depoussier derouill derush desoss detach dragu drain ebavur ebourgeonn ebranch ecaill ecim effeuill egoutt
    empot encod encr ensil epampr epand epluch equarr essor essuy estamp etalonn etay eviscer fan fauch ferr feuillet
    ficel filtr for foul fum glac grenaill greff hach hal hers huil jalon labour lamin laqu maill malt manucur
    maquett mir mix mouill numerot paill paliss par parrain patin pav pomp rabot ramon ravel reboulonn
    relev remblay rembobin remorqu rempot repiqu rinc rivet rod sarcl saupoudr scann sci sech sevr shampouin sond
    soutir surfil tamis tatou tiss toilett tranch transcod tress treuill tricot tronconn tutor verrouill vitr
    zon sous-titr decoup detour`,
  ],
  [
    'ement',
    'er',
    `abonn accroch achemin align allum avitaill branch cantonn cloisonn contourn debarqu decaiss decroch depist deplac
    depouill detourn embarqu engraiss enlev enregistr enrob ensemenc equip heberg jug lanc nivel perfectionn plac
    positionn ravitaill recadr recens reclass redress reglement rembours remplac renforc renouvel retourn signal
    soulev stationn vieilliss visionn`,
  ],
  [
    'ation',
    'er',
    `adapt affect affili alphabetis amelior argument assign attest auscult autoris budgetis centralis
    commercialis compens concili conserv consult contest decentralis demonstr deratis desinsectis digitalis distill
    domicili dynamis elimin estim evacu exploit explor externalis ferment fertilis fidelis formul habilit homolog
    hydrat illustr immatricul immobilis incub indemnis industrialis infiltr informatis insemin interpell interpret
    irrig liber manipul motiv mutualis normalis oxygen patrouill perfor perfus ponder radi readapt reanim
    recapitul recuper refriger regener regularis reorganis repar rehydrat scolaris simul socialis
    sollicit stabilis standardis surgel synchronis transform transplant valid visualis`,
  ],
  [
    'ication',
    'ier',
    `authentif certif clarif classif codif diversif electrif fortif identif lubrif modif notif pacif panif planif
    quantif rectif simplif tarif unif verif vinif vitrif`,
  ],
  ['issage', 'ir', `amort brun garn pol rempl tap`],
  ['issement', 'ir', `agrand assain assort assoupl elarg embell enrich rafraich retabl`],
];

/** Other verbs after the noun of the same action, folded: forms that no rule gives stand beside their infinitive. */
export const OTHER_ACTIONS: readonly (readonly [noun: string, ...verbs: string[]])[] = [
  ['acquisition', 'acquerir', 'acquiers', 'acquiert', 'acquerez'],
  ['amenagement', 'amenager'],
  ['appui', 'appuyer', 'appuie'],
  ['attribution', 'attribuer'],
  ['bouture', 'bouturer'],
  ['ciselure', 'ciseler'],
  ['construction', 'construire', 'construisez', 'construis'],
  ['cueillette', 'cueillir', 'cueille'],
  ['depot', 'deposer'],
  ['description', 'decrire', 'decrivez'],
  ['destruction', 'detruire', 'detruisez'],
  ['detection', 'detecter'],
  ['diffusion', 'diffuser'],
  ['dorure', 'dorer'],
  ['echange', 'echanger'],
  ['edition', 'editer'],
  ['elevage', 'elever'],
  ['emission', 'emettre', 'emettez'],
  ['essai', 'essayer'],
  ['execution', 'executer'],
  ['exportation', 'exporter', 'export'],
  ['extraction', 'extraire'],
  ['importation', 'importer', 'import'],
  ['indexation', 'indexer'],
  ['injection', 'injecter'],
  ['inscription', 'inscrire', 'inscrivez', 'inscris'],
  ['inspection', 'inspecter'],
  ['jardinage', 'jardiner'],
  ['location', 'louer'],
  ['mouture', 'moudre'],
  ['prevention', 'prevenir', 'prevenez'],
  ['prevision', 'prevoir', 'prevoyez'],
  ['protection', 'proteger'],
  ['reduction', 'reduire', 'reduisez'],
  ['reliure', 'relier'],
  ['repartition', 'repartir'],
  ['reproduction', 'reproduire', 'reproduisez'],
  ['resolution', 'resoudre'],
  ['sauvetage', 'sauver'],
  ['selection', 'selectionner'],
  ['signalisation', 'signaliser'],
  ['souscription', 'souscrire', 'souscrivez'],
  ['torrefaction', 'torrefier'],
  ['transcription', 'transcrire'],
  ['transfert', 'transferer'],
  ['vendange', 'vendanger'],
  ['versement', 'verser'],
];
