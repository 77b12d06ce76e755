import { wordTable } from '#/domain/shared/wordTable';

/** Words that say nothing of the subject of a question; folded. */
export const QUESTION_STOP_WORDS: ReadonlySet<string> = new Set(
  `a ai ait as au aux avec avez avoir avons ayant aussi autre autres bien c ca car ce cela celle celui ces cet cette ceux
  chaque chez ci comme comment combien d dans de des deux dire dis dit dois doit donc donne donner dont du elle elles en
  encore entre es est et etaient etait etant ete etes etre eu eux fais faisait fait faire faudrait faut fera fois
  haut hors il ils j je jusqu l la le les leur leurs lors lui m ma maintenant mais me meme mes met mettre moi moins mon
  n ne ni non nos notre nous on ont ou par parce pas passe peu peut peux plus plutot pour pourquoi pouvez pouvoir puis
  puisje qu quand que quel quelle quelles quels qui quoi s sa sans savoir sais se sera ses si soit son sont sous suis sur
  t ta tel telle tes tout toute toutes tous toi ton tres trop tu un une va vais vas vers veux veut vouloir voudrais vos
  votre vous y aller allez ben bonjour bonsoir salut svp stp merci slt coucou besoin aide aider aidez expliquer explique
  expliquez info infos information informations question questions conseil conseils possible existe exister comprendre
  truc chose choses genre part vraiment toujours jamais faites
  demander demande demandent demandes voulait veulent voulez ans an euros euro suivre ouvrir zappe zapper envie temps cb
  arrive passer pendant depuis quelque quelques quelqu personne cas exactement concretement actuellement
  aujourd hui trouver trouve obtenir quelle marche fonctionne fonctionner demarche demarches
  demain hier soir matin raconter raconte racontez
  fonctionnement definition signifie principe
  cest jai jsuis jpeux chui keske kan pr ya vs ds ac koi dja koman mtn bcp pk pq tt tjr tjrs nn pcq dc tps qq qqn qqch ki ke jme auj
  aujourdhui dise disent peu`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/**
 * Words that mean the same when someone asks about work; each line leads to its first word. Folded; a line may hold
 * everyday words, abbreviations and former names. Several words in a row are joined by `_`.
 */
export const SAME_MEANING: readonly string[] = [
  'emploi boulot taf job travail taff bosser travailler bosse travaille travailles bosses bossait poste postes boulots jobs',
  'employeur patron patronne boss chef cheffe boite entreprise societe manager superieur employeurs entreprises direction responsable',
  'salaire paye paie remuneration remunere thune thunes paies salaires salariale salariales salarial pognon fric appointements gagne gagner gagnent touche toucher touchent tunes argent',
  'chomage demandeur_d_emploi demandeuse_d_emploi demandeurs_d_emploi sans_emploi chomeur chomeuse alloc allocs allocation allocations are assedic assedics chomedu indemnisation indemnise indemnisee indemnises',
  'france_travail pole_emploi anpe paul_emploi pole-emploi francetravail poleemploi',
  'licenciement vire viree licencie licenciee virer licencier virent lourde lourder renvoye renvoyee renvoyer dehors renvoi',
  'demission demissionner demissionne demissionnaire demissions',
  'quitter partir pars quitte plaquer lacher barrer casser',
  'preavis preavis_de_depart',
  'cdd contrat_a_duree_determinee contrat_duree_determinee',
  'cdi contrat_a_duree_indeterminee contrat_duree_indeterminee',
  'interim interimaire interimaires manpower adecco randstad',
  'entretien entretiens interview entrevue entrevues entretien_d_embauche rdv',
  'cv curriculum curriculum_vitae resume',
  'lettre lettres lm courrier',
  'lettre_de_motivation lettre_motivation lettres_de_motivation lettre_motiv lm',
  'relance relancer relancent relances rappeler recontacter pas_de_reponse pas_de_reponses sans_reponse aucune_reponse pas_de_nouvelles sans_nouvelles',
  'reponse repond repondent repondu reponses nouvelles silence nouvelle reponds repondre retour_recruteur retours',
  'recruteur recruteurs rh recruteuse drh recrutement recruter recrute embaucher embauche embaucheur recrutent embauches',
  'candidature candidatures postuler postule candidater candidat candidate dossier_candidature',
  'offre annonce annonces offres',
  'formation former formations formee forme apprendre etudes cours',
  'reconversion reconvertir changer_de_metier changer_metier changement_de_metier changer_de_voie reorienter reorientation changer_de_boulot changer_d_orientation changer_de_branche reconverti',
  'handicap handicape handicapee handicapes invalidite handicapees invalide sourd sourde sourds malentendant malentendante aveugle malvoyant malvoyante dyslexique dyslexie dyspraxique dyspraxie autiste autisme epileptique epilepsie tdah bipolaire fauteuil_roulant',
  'rqth reconnaissance_travailleur_handicape',
  'sante maladie malade arret_maladie maladies',
  'burn_out burnout burn-out epuisement epuise epuisee surmenage depression deprime',
  'enceinte grossesse',
  'maternite accouchement',
  'enfant enfants gosse gosses bebe gamin gamins bebes gosses',
  'etranger etrangere etrangers etrangeres',
  'diplome diplomes diplomee',
  'arnaque escroquerie arnaques fake escroc escrocs escroqueries bidon frauduleuse fraude louche suspecte fausse faux',
  'age vieux vieille senior seniors agee ans_passes quinquagenaire quinqua cinquantaine',
  'jeune jeunes',
  'permis conduire permis_b permis_de_conduire code_de_la_route auto-ecole conduite',
  'experience experiences',
  'discrimination racisme raciste discrimine discriminee discriminations sexiste sexisme',
  'harcelement harcele harcelee harceler harceleur humilie',
  'teletravail remote distance home_office a_distance distanciel',
  'visio visioconference zoom teams skype video webcam',
  'telephone telephonique appel tel appele appelle appeler appeles telephoner',
  'presenter presentation pitch presente presentez parlez_moi_de_vous parler_de_moi',
  'refus refuse refusee pas_ete_pris pas_ete_prise pas_retenu pas_retenue negative negatif rejet rejete refuser recale recalee rejetee refuses refusent',
  'mail e-mail email mails courriel message mel',
  'immersion pmsmp stage_decouverte',
  'cpf compte_formation compte_personnel_de_formation',
  'independant monter_ma_boite monter_une_boite creer_ma_boite creer_une_entreprise creer_mon_entreprise monter_mon_entreprise lancer_mon_entreprise creation_d_entreprise me_lancer freelance auto-entrepreneur autoentrepreneur micro-entreprise microentreprise auto_entrepreneur micro_entreprise independante entrepreneur a_mon_compte autoentreprise auto-entreprise',
  'frais payer paiement payes verser',
  'cumuler cumul deux_emplois deux_boulots deux_jobs deux_employeurs deux_contrats',
  'stage stages stagiaire stagiaires',
  'apprentissage apprenti apprentie apprentis',
  'alternance alternant alternante alternants',
  'fonctionnaire fonction_publique administration mairie fonctionnaires',
  'frontalier frontaliere frontaliers',
  'onu nations_unies un_careers united_nations onusien onusienne unicef hcr pnud',
  'ong humanitaire ongs association_humanitaire humanitaires',
  'volontariat volontaire volontaires benevolat benevole',
  'conge conges vacances',
  'rupture_conventionnelle amiable rupture_co accord_amiable ruptures_conventionnelles',
  'indemnite indemnites prime primes',
  'precarite fin_de_contrat',
  'heures_supplementaires heures_sup heures_supp heures_sups',
  'radiation radie radiee desinscrit suspendu suspension',
  'inscription inscrire inscrit inscrite inscrip minscrire',
  'actualisation actualiser actualise actualisee pointer',
  'rsa revenu_de_solidarite',
  'titre_de_sejour carte_de_sejour sejour papiers',
  'permis_de_travail autorisation_de_travail visa autorisation_travail',
  'avocat prudhommes prud_hommes prud_homme tribunal proces attaquer contester',
  'noir non_declare declare_pas black dissimule au_noir',
  'vetements tenue habiller habits habille fringues costume cravate habits',
  'stress trac stresse peur stressee angoisse stresser flippe flipper perds_mes_moyens perdre_mes_moyens panique paniquer timide nerveux nerveuse tremble',
  'linkedin reseau reseaux reseautage',
  'photo photos',
  'trou trous vide inactivite pause interruption blanc',
  'mutuelle complementaire complementaire_sante',
  'transport transports navigo deplacement deplacements trajet trajets essence',
  'outre_mer outre-mer antilles guadeloupe martinique reunion guyane mayotte dom drom metropole',
  'tribunal_social mediateur',
  'gratification gratifie',
  'defaut defauts qualites qualite points_faibles point_faible points_forts',
  'negocier negociation augmentation augmenter negocie augmente',
  'prison detention incarceration condamnation condamne detenu sorti_de_prison',
  'decourage demotive motivation_perdue decouragee marre deprime_recherche demotivee motivation_plus',
  'rgpd donnees donnee_personnelle',
  'certificat certificats',
  'pretentions pretention',
  // Trades by name: what is asked of one is asked of any. Those that a sheet is about are left out.
  'metier boulanger boulangere patissier patissiere coiffeur coiffeuse macon plombier plombiere electricien electricienne menuisier menuisiere peintre couvreur carreleur soudeur soudeuse mecanicien mecanicienne carrossier serveur serveuse cuisinier cuisiniere barman plongeur boucher bouchere fleuriste vendeur vendeuse caissier caissiere magasinier magasiniere secretaire comptable infirmier infirmiere aide-soignant aide-soignante kine pharmacien pharmacienne ingenieur ingenieure technicien technicienne developpeur developpeuse informaticien graphiste architecte juriste paysagiste jardinier jardiniere agriculteur ouvrier ouvriere manutentionnaire operateur operatrice conducteur conductrice routier ambulancier ambulanciere chef_de_partie chef_de_rang commercial commerciale estheticienne educateur educatrice assistante_sociale auxiliaire_de_vie auxiliaire_de_puericulture technicien_de_surface agent_d_entretien hotesse receptionniste',
];

/** Ages at which a search is the one of a senior, in figures or in words, in a folded text. */
export const SENIOR_AGE =
  /\b(?:(?:4[5-9]|5\d|6\d)|(?:cinquante|soixante)(?:[- ](?:et[- ])?(?:un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix))?) (?:ans|balais|piges|berges)\b/gu;

/** The word that such an age stands for. */
export const SENIOR_WORD = 'senior';

/** Pronouns that a verb carries behind it, in a folded text. */
export const TAIL_PRONOUNS =
  /-(?:t-)?(?:moi|toi|vous|nous|je|tu|il|elle|on|ils|elles|ce|le|la|les|lui|leur|y|en)\b/gu;

/** How phones and haste write function words; folded, elisions opened. */
export const PHONE_SPELLINGS: Readonly<Record<string, string>> = wordTable({
  jai: 'j ai',
  jsuis: 'je suis',
  chui: 'je suis',
  jpeux: 'je peux',
  jdois: 'je dois',
  jfais: 'je fais',
  cest: 'c est',
  koi: 'quoi',
  keske: 'qu est ce que',
  kes: 'qu est ce',
  kel: 'quel',
  kelle: 'quelle',
  ki: 'qui',
  ke: 'que',
  kan: 'quand',
  qd: 'quand',
  pr: 'pour',
  pk: 'pourquoi',
  pq: 'pourquoi',
  pkoi: 'pourquoi',
  ya: 'y a',
  ta: 't as',
  cb: 'combien',
  ds: 'dans',
  mtn: 'maintenant',
  tjrs: 'toujours',
  ve: 'veux',
  jve: 'je veux',
  fe: 'fais',
  jfe: 'je fais',
  jfai: 'je fais',
  fai: 'fais',
  jmet: 'je mets',
  jmets: 'je mets',
  ser: 'sert',
  conte: 'compte',
  plu: 'plus',
  san: 'sans',
  kite: 'quitte',
  kitte: 'quitte',
  pri: 'pris',
  jabite: 'j habite',
  jvien: 'je viens',
  jviens: 'je viens',
  jen: 'j en',
  pe: 'peux',
  sen: 's en',
  jecris: 'j ecris',
  jenvoi: 'j envoie',
  jenvoie: 'j envoie',
  jlai: 'je l ai',
  jla: 'je la',
  jle: 'je le',
  jlui: 'je lui',
  jpe: 'je peux',
  jcomprend: 'je comprends',
  comprend: 'comprends',
  jconnais: 'je connais',
  jprend: 'je prends',
  jreste: 'je reste',
  jserai: 'je serai',
  jetais: 'j etais',
  javais: 'j avais',
  jetai: 'j etais',
  jaimerai: 'j aimerais',
  jaimerais: 'j aimerais',
  jvoudrai: 'je voudrais',
  jvoudrais: 'je voudrais',
  voudrai: 'voudrais',
  kest: 'qu est',
  keskil: 'qu est ce qu il',
  ct: 'c etait',
  cete: 'c etait',
  sete: 'c etait',
  '2m1': 'demain',
  a2m1: 'a demain',
  gt: 'j etais',
  gpa: 'j ai pas',
  jsp: 'je sais pas',
  jse: 'je sais',
  tse: 'tu sais',
  prk: 'pourquoi',
  pkwa: 'pourquoi',
  poukoi: 'pourquoi',
  pourkoi: 'pourquoi',
  koment: 'comment',
  dispo: 'disponible',
  cond: 'conditions',
  entr: 'entretien',
  entretient: 'entretien',
  tjr: 'toujours',
  jsui: 'je suis',
  chuis: 'je suis',
  jdoi: 'je dois',
  jveu: 'je veux',
  jveux: 'je veux',
  jvx: 'je veux',
  jvai: 'je vais',
  jvais: 'je vais',
  jte: 'je te',
  jcherche: 'je cherche',
  jcommence: 'je commence',
  jtravaille: 'je travaille',
  jbosse: 'je bosse',
  jpx: 'je peux',
  jpeu: 'je peux',
  px: 'peux',
  vx: 'veux',
  veu: 'veux',
  doi: 'dois',
  sui: 'suis',
  fo: 'faut',
  fau: 'faut',
  koman: 'comment',
  komen: 'comment',
  comen: 'comment',
  commen: 'comment',
  cmt: 'comment',
  coment: 'comment',
  pck: 'parce que',
  pcq: 'parce que',
  kelk: 'quelque',
  kelke: 'quelque',
  kelkun: 'quelqu un',
  kil: 'qu il',
  kon: 'qu on',
  kai: 'que ai',
  c: 'c est',
  g: 'j ai',
  ns: 'nous',
  vs: 'vous',
  tt: 'tout',
  tjs: 'toujours',
  mm: 'meme',
  oci: 'aussi',
  ossi: 'aussi',
  stp: 's il te plait',
  ojd: 'aujourd hui',
  ajd: 'aujourd hui',
  auj: 'aujourd hui',
  dem: 'demission',
  motiv: 'motivation',
  mess: 'message',
  msg: 'message',
  msj: 'message',
  linkdin: 'linkedin',
  linkedine: 'linkedin',
  dapres: 'd apres',
  daffile: 'd affilee',
  dexperience: 'd experience',
  danne: 'd annee',
  dannee: 'd annees',
  danciennete: 'd anciennete',
  loffre: 'l offre',
  lannonce: 'l annonce',
  lentretien: 'l entretien',
  mecrire: 'm ecrire',
  mexpliquer: 'm expliquer',
  maider: 'm aider',
  mabiller: 'm habiller',
  sinscrit: 's inscrit',
  sinscri: 's inscrit',
  sappelle: 's appelle',
  setai: 'si j etais',
  ecri: 'ecris',
  yatil: 'y a t il',
});

/** Forms of one function word, which agree and say no more: the form they are compared as. */
export const FUNCTION_FORMS: Readonly<Record<string, string>> = wordTable({
  ma: 'mon',
  mes: 'mon',
  ta: 'ton',
  tes: 'ton',
  quelle: 'quel',
  quels: 'quel',
  quelles: 'quel',
  la: 'le',
  les: 'le',
  l: 'le',
  une: 'un',
  cette: 'ce',
  cet: 'ce',
  ces: 'ce',
  au: 'a',
  aux: 'a',
  du: 'de',
  d: 'de',
  des: 'de',
  votre: 'ton',
  vos: 'ton',
  vous: 'tu',
  j: 'je',
  m: 'me',
  moi: 'me',
});

/** Courtesies around a question, folded: they say nothing of it. */
export const COURTESY =
  /^(?:(?:bonjour|bonsoir|salut|coucou|hello|bjr|slt|madame|monsieur|a tous|a vous)\b[\s,!.:]*)+|[\s,.!]*\b(?:merci(?: (?:beaucoup|bien|d avance|par avance|a vous|de votre aide|pour votre aide|de m aider))?|s il (?:te|vous) plait|svp|cordialement|bonne journee)[\s.!]*$/gu;

/** How a question is put that asks of things in general, folded. */
export const ASKS_IN_GENERAL =
  /^(?:comment|quand (?:[a-z]{3,}(?:er|ir|re))\b|faut il|c est quoi|a quoi sert|peut on|est ce qu on|quelles? (?:est|sont) (?:la|le|les|l)\b)/u;

/** Speaks of a text to be sent, or of making one; folded. */
export const SPEAKS_OF_TEXT =
  /\b(?:mails?|e mails?|emails?|courriels?|courriers?|lettres?|messages?|sms|textos?|texte|mots?|lignes?|phrases?|formules?|ecri[a-z]*|redige[a-z]*|redaction|prepare[a-z]*|repond[a-z]*|envoy?[a-z]*|tape[a-z]*|compose[a-z]*|prevenir|previens|prevenez|dis (?:leur|lui)|dites (?:leur|lui)|linkedin)\b/u;

/** Words by which someone speaks of themselves, or to the assistant; folded. */
export const OF_ONESELF =
  /\b(?:mon|ma|mes|je|j|moi|me|m|nous|notre|nos|tu|te|t|toi|ton|ta|tes|vous|votre|vos)\b/u;

/** Words with which something is asked of any subject, and that name none. */
export const ASKED_OF_ANY_SUBJECT =
  'droit droits garder garde gardes garderai perdre perds perdrai toucher touche touches payer payé payée paie rémunéré refuser refuse refuses accepter obligé obligatoire obligation risque risquer délai durée durer dure prix coûter coûte gratuit valable légal normal interdit possible condition conditions document documents papier papiers justificatif preuve marcher marche changer change cas pareil demander demande dire attendre temps moment fin début suite';

/** What a short question asks of the lines of a sheet where it names nothing of them, and what such lines say; folded. */
export const ASKED_OF_LINES: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [
    /\bsi (?:je|j|on|il|elle) .*\b(?:pas|plus|refus[a-z]*|rate[a-z]*|oubli[a-z]*|arrete)\b/u,
    /\bsi vous ne\b|\brefus|\bmanquement|\bsanction|\bsuspen|\bsinon\b|\bperd/u,
  ],
  [
    /\b(?:dire non|dit non|dira non|refus[a-z]*|s oppos[a-z]*|m empech[a-z]*|bloque[a-z]*)\b/u,
    /\brefus|\breport|\boppos|\baccord\b|\baccept/u,
  ],
  [
    /\b(?:paye[a-z]*|salaire|remunere[a-z]*|touche|majore[a-z]*)\b/u,
    /\bpaye|\bpaie\b|\bsalaire|\bremun|\bindemn|\ballocation|\bmajor|\bprime|% de plus/u,
  ],
  [
    /\b(?:combien de temps|duree|delais?|longtemps|quand|prend combien)\b/u,
    /\b(?:mois|semaines?|jours?|ans|heures|delai|duree|avant|des le)\b/u,
  ],
  [/\b(?:coute[a-z]*|prix|cher|tarifs?)\b/u, /\bgratuit|\bpaye|\bfrais|\bfinanc|\beuros?\b/u],
  [/\b(?:combien|coute|prix|cher|paye|montant)\b/u, /\d|\bgratuit|\bpaye|\bfrais|\bfinanc/u],
  [
    /\b(?:qui|ou|a qui|chez qui|contact)\b/u,
    /\b(?:aupres|contact|adresse|demandez|inscri|appelez|\.fr)\b/u,
  ],
];
