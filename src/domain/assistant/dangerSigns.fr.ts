/** One thing a message may speak of, by every form of the words for it, and what each mention of it weighs. */
type Facet = { readonly weight: number; readonly said: RegExp };

const facet = (weight: number, patterns: string): Facet => ({
  weight,
  said: new RegExp(String.raw`\b(?:${patterns})\b`, 'gu'),
});

/**
 * What a danger is told with: what happens (dying, vanishing, means, blows, touching, holding, a body, a roof, food), who
 * is in it, how it is lived, when; then what speaks against it: a trade, what is over, a joke.
 */
const FACETS: readonly Facet[] = [
  facet(
    166,
    String.raw`mour[a-z]+|meur[a-z]*|morte?s?|crev(?:e|er|es|ee|ais)|suicid[a-z]*|me tuer?|me tues|tuer|me (?:pendre|pends|noyer|noie|flinguer?|buter?|supprimer?|jeter?|balancer?|immoler?)|en finir|finir (?:[a-z]+ )?(?:ma|la|mes) (?:vie|jours?)|kill|die|dying|suicide|dead|trepas|au dela|l arme a gauche|tombe|cercueil|obseques|enterr(?:er|ement)|foutre en l air|fous en l air|passer a l acte|adieux?|vivre(?! (?:a|de|en|dans|chez|ici|loin|pres|avec|correctement|du)\b)|vivant[a-z]*|en vie|exister?|naitre|nee? pour|clamser?|caner?|claquer|canner?`,
  ),
  facet(72, String.raw`(?:la|ma|cette) vie|ce monde|cette terre|mes jours|mon existence|ici bas`),
  facet(
    78,
    String.raw`disparai[a-z]*|disparu[a-z]*|(?:plus|pas) la|plus (?:ici|rien de moi)|sans moi|apres moi|quand je serai parti[a-z]*|pour (?:toujours|de bon|tjs)|a jamais|me reveiller?|me reveille|m endormir|dormir|tout (?:s )?arreter?|tout s arrete|(?:que )?(?:ca|sa|tout) (?:s |sa )?arrete|sarrete|partir|en terminer|sera (?:fini|regle|termine)|fin de tout|c est fini|suffirait`,
  ),
  facet(
    103,
    String.raw`corde|ponts?|rails?|le vide|toit|balcon|fenetre|train|metro|rer|falaise|riviere|veines?|poignets?|lames?|rasoir|cutter|couteaux?|fusil|arme|pistolet|revolver|balle|gaz|javel|medicaments?|cachets?|comprimes?|pilules?|somniferes?|doliprane|xanax|boites?|plaquettes?|poison|platane|arbre|mur|volant|overdose|scarifi[a-z]*|coupe[rs]?|avale[rs]?|avalee?|sauter?|saute`,
  ),
  facet(
    134,
    String.raw`frapp[a-z]+|tap(?:e|er|es|ee|ent|ait|aient)|bat|battre|battue?|battait|gifl[a-z]+|claques?|cogn[a-z]+|tabass[a-z]+|etrangl[a-z]+|coups?|poings?|bleus|hematomes?|ecchymoses?|marques?|viol(?:e|ee|er|ent|eur)?|violences?|violente?s?|brutal[a-z]*|agress[a-z]+|maltrait[a-z]+|pouss[a-z]+|pousse|bouscul[a-z]+|secou[a-z]+|ceinture|brul[a-z]+|mord[a-z]*|crach[a-z]+|jet(?:te|tee|e|ee)|cass(?:e|er|ee|ait)|tir(?:e|ee|ait) (?:par )?les cheveux|cheveux|egorg[a-z]+|plaqu[a-z]+|fracass[a-z]+|demont[a-z]+|lynch[a-z]+|du mal|mon tour|main sur (?:moi|elle|lui)`,
  ),
  facet(
    91,
    String.raw`touch(?:e|er|ee|ent|ait|es)|caress[a-z]+|tripot[a-z]+|pelot[a-z]+|frott[a-z]+|embrass[a-z]+|attouch[a-z]+|seins?|fesses?|cuisses?|hanches?|culotte|jupe|pantalon|soutien gorge|sexe|sexuel[a-z]*|nue?s?|deshabill[a-z]*|coucher|coinc[a-z]+|bloque|colle a moi|se colle|mains?|branl[a-z]*|bite|penis|porno[a-z]*|film(?:e|ent)|bizut[a-z]*|attend (?:dans|sur|devant)|hotel`,
  ),
  facet(
    6,
    String.raw`menac[a-z]+|enferm[a-z]+|sequestr[a-z]+|confisqu[a-z]+|surveill(?:e|ent)|control(?:e|ent)|interdit|empech[a-z]+|forc(?:e|ee|er|ent)|oblig[a-z]+|marier|mariage|suit|traqu[a-z]+|rode|harcel[a-z]+|terroris[a-z]+|a cle|passeport|carte d identite|papiers|crie|hurle|gueule|s enerve|boit|buv[a-z]+|alcool[a-z]*|defonce|jaloux|chantage|fuir|fuis|en cachette|me cach[a-z]+|echapper|porter? plainte|va me`,
  ),
  facet(
    120,
    String.raw`respir[a-z]+|bouge|inconscient[a-z]*|evanoui[a-z]*|connaissance|convuls[a-z]+|saign[a-z]+|sang|poitrine|coeur|malaise|avc|infarctus|crise|etouff[a-z]+|gorge|gonfl[a-z]+|engourdi[a-z]*|paralys[a-z]+|bouche|vomi[a-z]*|fievre|levres|tout bleu|toute bleue|electrocut[a-z]+|samu|ambulance|pompiers|perdre les eaux|repond (?:plus|pas)|reagit|reveille (?:plus|pas)|parle (?:bizarre[a-z]*|plus|mal)|consomme|doigts?|bras|oeil|brulure[s]?|produit|blanche?|palit|transpire|tremble`,
  ),
  facet(
    102,
    String.raw`dehors|(?:a|dans) la rue|trottoir|(?:dans|de) (?:ma|la|sa|notre) (?:voiture|bagnole|caisse|camionnette)|tente|banc|squat|gare|foyer|abri|expuls[a-z]+|serrure|huissier|toit|couverture|froid|nulle part|ou (?:dormir|aller|loger)|heberg[a-z]+|logement|vire[e]? de|mis[e]? dehors|115|sans abri|sdf|canape|parking|cave|nos sacs|mes affaires|clefs?|cles`,
  ),
  facet(
    70,
    String.raw`mange[rz]?|mangeons|mangent|manges|faim|frigo|placards?|repas|nourrir|nourriture|lait|couches|poubelles?|conserves?|pates|ventre vide|saute (?:des|les|un) repas`,
  ),
  facet(22, String.raw`je|j|jai|me|m|moi|mon|ma|mes|on|nous|i|my|myself`),
  facet(
    100,
    String.raw`mari|femme|conjointe?|compagnon|compagne|copain|copine|mec|meuf|ex|epoux|epouse|chum|blonde|pere|mere|papa|maman|daron[a-z]*|parents?|beau pere|belle mere|frere|soeur|oncle|tante|cousine?|fils|fille|enfants?|bebe|petits?|petite|gosses?|gamine?s?|garcon|pote|amie?|famille|voisine?`,
  ),
  facet(
    -4,
    String.raw`patron[a-z]*|chef[a-z]*|collegues?|manager|superieure?|directeur|directrice|tuteur|tutrice|formateur|gerante?|responsable|recruteur|client[a-z]*|apprenti[a-z]*|alternante?|stagiaire|vestiaires?|reserve|chantier`,
  ),
  facet(31, String.raw`il|elle|ils|lui|quelqu un|leur`),
  facet(
    38,
    String.raw`a quoi (?:bon|ca sert|sa sert)|sert (?:plus )?a (?:plus )?rien|servir? a rien|plus la force|pas la force|peux plus|pe(?:u|ut) (?:plu|plus)|supporte plus|tiens plus|fatiguee?|epuisee?|au bout|a bout|bout du rouleau|vide|honte|poids|fardeau|charge|inutile|espoir|sens|pleur[a-z]+|seule?|personne|rien|perdue?|brisee?|detruite?|noir[a-z]*|souffr[a-z]+|insupportable|desespere[a-z]*|abandonne[a-z]*|de trop|envie|prefer[a-z]+|assez|marre|deteste|degoute[a-z]*|foutue?|raison`,
  ),
  facet(
    48,
    String.raw`pardon[a-z]*|desolee?|excus[a-z]+|merci pour tout|lettres?|enveloppe|testament|donne (?:son|sa|ses|mon|ma|mes)|papiers importants|codes?|assurance vie|decision|derniers?|derniere|plus besoin|prenez soin|occupez vous|au ciel|rejoindre|je vous (?:laisse|quitte)|regl[a-z]+|mis en ordre|range|soulag[a-z]+|au revoir|inutile de (?:m|me)`,
  ),
  facet(
    8,
    String.raw`peur|terrifi[a-z]+|terroris[a-z]+|panique|angoiss[a-z]+|aide[zr]?|aidez|secours|help|ose (?:pas|plus)|n ose|urgent|urgence|vite|danger|inquiet[a-z]*|le dire|a qui|quoi faire|je fais quoi|je fai[st]? quoi|me croi[a-z]+|en parler|plaisante`,
  ),
  facet(
    42,
    String.raw`ce soir|cette nuit|ce matin|cet apres midi|ce midi|hier|maintenant|la nuit|tous les (?:soirs|jours|matins)|toutes les (?:nuits|semaines)|chaque (?:soir|jour|fois|nuit)|demain|depuis (?:hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|[a-z0-9]+ (?:jours?|minutes?|heures?|nuits?|semaines?))|il y a [a-z0-9]+ (?:minutes?|heures?)|encore|des fois|parfois|bientot|tout a l heure|en ce moment|la|cette semaine`,
  ),
  facet(
    -63,
    String.raw`metiers?|poste|postes|recrut[a-z]+|embauch[a-z]+|formation|diplome|cap|bts|vae|concours|certificat|offres?|benevol[a-z]+|infirmi[a-z]+|educat[a-z]+|prevention|ecoutante?|agent|gardien|surveillant|boucher[a-z]*|secouriste|experience|quotidien|passerelles?|competences?|cv|lettre de motivation|entretien|site|logiciel|formulaire|contrat|salaire|candidatures?|annonces?`,
  ),
  facet(
    -68,
    String.raw`(?:en|depuis) (?:19|20)[0-9]{2}|il y a [a-z0-9]+ ans|l an dernier|aujourd hui (?:tout )?va|va (?:tres )?bien|gueri[a-z]*|j etais|ancien[a-z]*|pendant [a-z0-9]+ ans|affaire est close|autrefois`,
  ),
  facet(
    -46,
    String.raw`haha+|mdr+|lol|ptdr|rire|rigol[a-z]+|envie de (?:bosser|travailler)|me tente`,
  ),
];

/** Said more often than this, a thing weighs no more. */
const MOST_MENTIONS = 3;

/** A word by its first letters, or two words one after the other, and its weight: the higher, the more it tells of danger. */
const SIGNS = new Map(
  `
  mourir:111 dors:107 bon:88 sous:86 plus:82 reveil:81 etre:78 crever:76 frappe:74 sortir:74 colleg:73 m:71
  retrou:70 pense:69 assura:67 suicid:66 de_faire:66 noires:64 respir:64 pere:64 dormir:62 qu:62 tete:61 empech:61
  vivre:60 si:59 quoi_bon:59 sans:58 vient:58 enferm:58 pont:57 hier:57 soir:56 matin:56 aller:56 sa:56 je_dors:55
  lui:54 conner:54 couche:53 sera:52 passep:52 monde:52 contin:51 s:51 retrou_un:51 oncle:51 a_pris:51 dispar:51
  foutre:50 fini:50 il:49 finir:49 avale:49 se:49 peur:48 qu_on:48 j_en:47 vie:47 son:47 d_en:46 a_quoi:46
  reserv:46 volont:45 eux:45 une:45 tape:45 me:45 gifle:45 je:44 scarif:44 mari:44 reste:44 avec_lui:43
  mon_colleg:42 air:42 je_pense:41 dernie:41 me_frappe:40 pour_moi:40 j:40 copain:40 rentre:40 mon_mari:39
  ai_des:39 maison:39 tout_le:38 poids:38 chez:38 saigne:38 viole:38 seraie:38 patron_m:38 il_m:37 pense_a:37
  la_nuit:36 que_ca:36 sert:36 fatigu:35 a_manger:35 fait_de:35 me_foutre:35 cherch_du:35 veux_mourir:35 prepar:34
  ma_vie:34 me_reveil:34 corde:33 violen:33 me_tape:33 le_monde:32 la_reserv:32 dors_dans:32 voitur:32 magasi:31
  manger:31 mort:30 en_peux:30 foutre_en:29 en_l:29 l_air:29 dame:29 bebe:29 la_maison:29 deja:29 pas:29
  mon_copain:29 je_me:29 de_vivre:28 depuis:28 ai_peur:27 envie_d:27 en_finir:27 et:27 ai_deja:26 sert_a:26
  faire_une:26 moi:26 dors_dehors:26 pris:26 laisse:25 j_ai:25 ca:25 mes_enfant:25 je_vais:25 frere:24 trop:24
  vais_me:24 et_je:24 veux_plus:22 il_est:22 mange:22 a:22 ce_soir:20 quand_je:20 tout:20 et_il:20 a_la:20
  ca_fait:19 bras:19 mon_pere:18 a_rien:17 si_je:15 je_suis:15 les:14 m_a:12 mieux:12 mes:-7 emploi:-9 il_me:-10
  pourqu:-11 bien:-11 heures:-11 est:-12 journe:-13 mettre:-14 apres:-14 de:-14 je_fais:-15 sens:-16 que:-16
  repond:-16 fais:-16 ce:-17 ils:-17 tu:-17 missio:-19 me_propos:-19 au_chomag:-19 salair:-19 entre:-20 autre:-20
  pres:-20 preavi:-20 sur:-20 donne:-21 je_peux:-21 permis:-21 diplom:-21 aides:-21 pars:-21 a_mon:-21 demain:-21
  embauc:-22 refuse:-22 marche:-22 alloca:-22 parcou:-22 mail:-22 qu_est:-23 maladi:-23 experi:-23 faut_il:-23
  est_quoi:-23 france:-23 aide:-23 a_une:-23 y:-24 profil:-24 interi:-24 on:-24 manque:-24 de_mon:-24 bosser:-24
  liquid:-24 repren:-24 non:-25 ma_recher:-25 j_etais:-25 signe:-25 recher:-25 y_a:-25 declar:-25 chef:-26
  paie:-26 faire:-26 une_reconv:-26 ecris:-27 questi:-27 conge:-27 linked:-27 ancien:-28 t_il:-28 seul:-28
  trouve:-28 deveni:-28 fin:-28 repons:-29 cdd:-29 ne:-29 ecrire:-29 age:-29 que_faire:-29 la:-29 de_travai:-29
  candid:-30 de_vie:-30 essai:-30 aux:-31 etais:-31 vente:-31 suis_en:-31 format:-32 un:-32 puis_je:-32 voir:-32
  mainte:-32 le_droit:-33 tot:-33 h:-33 annonc:-34 horair:-34 a_le:-34 toujou:-34 ma_lettre:-35 metier:-35
  comme:-36 assist:-36 l:-36 arret:-36 ou_pas:-37 encore:-38 propos:-38 dire:-39 recrut:-40 boulan:-40 poste:-40
  mon_cv:-41 motiva:-42 postul:-42 quitte:-42 pour:-42 entret:-42 ce_que:-42 va:-43 reconv:-43 temps:-44 quels:-44
  relanc:-46 partir:-46 t:-47 chomag:-47 ans:-49 droit:-49 rappel:-49 an:-50 lettre:-50 la_boite:-50 n_ai:-50
  puis:-51 rsa:-54 faut:-54 suivre:-55 malade:-55 demand:-56 perdre:-56 cherch:-57 a_demand:-58 quoi:-58 peux:-60
  deux:-60 des_enfant:-64 demand_si:-66 paye:-67 travai:-67 je_touche:-67 peut:-68 est_ce:-71 employ:-73
  combie:-75 jours:-77 droits:-77 quel:-78 quelle:-78 qui:-79 haha:-80 mais:-82 demiss:-83 cv:-83 ou:-87
  compta:-88 plaque:-93 me_suis:-96 entrep:-99 commen:-108 boite:-117
`
    .trim()
    .split(/\s+/u)
    .map((sign) => {
      const [said = '', weight = ''] = sign.split(':');
      return [said, Number(weight)] as const;
    }),
);

/** Letters that a word is known by, whatever its ending. */
const STEM = 6;
const PAIR = 0.7;
/** A long message holds more of everything: beyond so much, each sign weighs less. */
const SHORT = 3;
const SIGN = 1.2;
/** What no danger at all weighs, and from which weight on there is doubt. */
const NOTHING = -197;
const DOUBT = 60;

const signsIn = (said: string): ReadonlyMap<string, number> => {
  const stems = (said.match(/[a-z]+/gu) ?? []).map((word) => word.slice(0, STEM));
  return new Map(
    stems.flatMap((stem, at): (readonly [string, number])[] => {
      const next = stems[at + 1];
      return next === undefined
        ? [[stem, 1]]
        : [
            [stem, 1],
            [`${stem}_${next}`, PAIR],
          ];
    }),
  );
};

/**
 * Whether a message, in plain words, may tell of a danger: a logistic curve over facets and words, fitted on the messages
 * of `tellings`, `dangerBefore`, `dangerOpened` and the other lists of the tests, and on every way of asking that the assistant knows.
 */
export const soundsLikeDanger = (said: string): boolean => {
  const signs = signsIn(said);
  const scale = (SIGN * SHORT) / Math.max(SHORT, Math.hypot(...signs.values()));
  const told = [...signs].reduce(
    (sum, [sign, share]) => sum + scale * share * (SIGNS.get(sign) ?? 0),
    NOTHING,
  );
  return (
    FACETS.reduce(
      (sum, { weight, said: pattern }) =>
        sum + weight * Math.min(MOST_MENTIONS, said.match(pattern)?.length ?? 0),
      told,
    ) > DOUBT
  );
};
