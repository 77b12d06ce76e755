/** Countries and territories, as folded keys. */
export const COUNTRIES: ReadonlySet<string> = new Set(
  "france|belgique|suisse|luxembourg|monaco|canada|quebec|allemagne|germany|espagne|spain|italie|italy|portugal|royaume-uni|united kingdom|uk|angleterre|irlande|ireland|pays-bas|netherlands|pologne|roumanie|grece|turquie|maroc|morocco|algerie|algeria|tunisie|tunisia|libye|egypte|egypt|mauritanie|senegal|mali|burkina faso|burkina|niger|nigeria|guinee|guinee conakry|guinee-bissau|guinee equatoriale|sierra leone|liberia|cote d'ivoire|ivory coast|rci|ghana|togo|benin|cameroun|cameroon|tchad|chad|centrafrique|republique centrafricaine|rca|gabon|congo|republique du congo|congo-brazzaville|rdc|rd congo|republique democratique du congo|drc|burundi|rwanda|ouganda|uganda|kenya|tanzanie|ethiopie|djibouti|somalie|soudan|soudan du sud|madagascar|comores|mayotte|la reunion|reunion|ile maurice|maurice|mauritius|seychelles|cap-vert|gambie|angola|mozambique|zambie|zimbabwe|afrique du sud|martinique|guadeloupe|guyane|guyane francaise|saint-martin|saint-barthelemy|haiti|republique dominicaine|cuba|jamaique|trinite-et-tobago|dominique|sainte-lucie|nouvelle-caledonie|polynesie francaise|tahiti|wallis-et-futuna|liban|lebanon|syrie|jordanie|jordan|irak|iraq|iran|israel|palestine|arabie saoudite|saudi arabia|emirats arabes unis|eau|uae|qatar|koweit|kuwait|bahrein|oman|yemen|afghanistan|pakistan|inde|india|bangladesh|sri lanka|nepal|chine|china|hong kong|taiwan|japon|japan|coree du sud|vietnam|viet nam|cambodge|laos|thailande|thailand|birmanie|malaisie|singapour|singapore|indonesie|philippines|etats-unis|usa|united states|mexique|bresil|argentine|colombie|chili|perou|paraguay|uruguay|bolivie|equateur|venezuela|costa rica|panama|guatemala|nicaragua|honduras|salvador|australie|nouvelle-zelande|russie|ukraine|armenie|georgie|autriche|suede|norvege|danemark|finlande|hongrie|bulgarie|croatie|serbie|albanie|kosovo".split(
    '|',
  ),
);

/** Regions, provinces and cantons that addresses name between a town and its country, as folded keys. */
export const REGIONS: ReadonlySet<string> = new Set(
  "auvergne-rhone-alpes|rhone-alpes|auvergne|bourgogne-franche-comte|bourgogne|franche-comte|bretagne|brittany|centre-val de loire|corse|grand est|alsace|lorraine|champagne-ardenne|hauts-de-france|nord-pas-de-calais|picardie|ile-de-france|normandie|normandy|basse-normandie|haute-normandie|nouvelle-aquitaine|aquitaine|limousin|poitou-charentes|occitanie|occitanie region|midi-pyrenees|languedoc-roussillon|pays de la loire|provence-alpes-cote d'azur|paca|region bruxelles-capitale|region de bruxelles-capitale|bruxelles-capitale|wallonie|region wallonne|flandre|region flamande|brabant wallon|brabant flamand|hainaut|vaud|valais|jura|tessin|argovie|thurgovie|ontario|nouveau-brunswick|alberta|manitoba|saskatchewan|colombie-britannique|dakar region|district d'abidjan|grand tunis".split(
    '|',
  ),
);

/** Large towns of the regions served, as folded keys: they confirm, they are never required. */
export const TOWNS: ReadonlySet<string> = new Set(
  "paris|marseille|lyon|toulouse|nice|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|saint-etienne|toulon|le havre|grenoble|dijon|angers|nimes|villeurbanne|saint-denis|aix-en-provence|clermont-ferrand|le mans|brest|tours|amiens|limoges|annecy|perpignan|boulogne-billancourt|metz|besancon|orleans|rouen|mulhouse|caen|nancy|argenteuil|montreuil|roubaix|tourcoing|nanterre|avignon|creteil|dunkerque|poitiers|asnieres-sur-seine|courbevoie|versailles|colombes|fort-de-france|aulnay-sous-bois|saint-pierre|saint-paul|rueil-malmaison|pau|aubervilliers|champigny-sur-marne|antibes|la rochelle|cannes|calais|beziers|colmar|bourges|drancy|merignac|saint-nazaire|valence|ajaccio|quimper|issy-les-moulineaux|levallois-perret|noisy-le-grand|villeneuve-d'ascq|troyes|antony|la seyne-sur-mer|neuilly-sur-seine|sarcelles|lorient|chambery|vannes|niort|cergy|pessac|saint-quentin|beauvais|cholet|ivry-sur-seine|evry|bastia|laval|arles|blois|charleville-mezieres|belfort|chalon-sur-saone|albi|brive-la-gaillarde|bayonne|saint-brieuc|agen|macon|bobigny|pontoise|melun|meaux|evreux|chartres|angouleme|perigueux|auxerre|nevers|tarbes|gap|mende|rodez|cahors|auch|foix|montauban|carcassonne|narbonne|sete|frejus|draguignan|digne-les-bains|saint-malo|cherbourg|alencon|saint-lo|arras|lens|douai|valenciennes|cambrai|boulogne-sur-mer|laon|soissons|compiegne|creil|epinal|bar-le-duc|verdun|thionville|forbach|sarreguemines|haguenau|selestat|vesoul|lons-le-saunier|dole|bourg-en-bresse|oyonnax|vienne|roanne|vichy|moulins|montlucon|aurillac|le puy-en-velay|privas|montelimar|gueret|tulle|mont-de-marsan|dax|anglet|biarritz|royan|rochefort|saintes|cognac|la roche-sur-yon|les sables-d'olonne|chateauroux|vierzon|dreux|fougeres|vitre|redon|dinan|lannion|morlaix|concarneau|pointe-a-pitre|les abymes|baie-mahault|basse-terre|le lamentin|schoelcher|cayenne|kourou|saint-laurent-du-maroni|saint-denis de la reunion|le tampon|mamoudzou|noumea|papeete|bruxelles|brussels|anvers|gand|liege|namur|charleroi|mons|louvain|louvain-la-neuve|tournai|geneve|lausanne|zurich|berne|bale|fribourg|neuchatel|sion|luxembourg|monaco|montreal|quebec|laval|gatineau|sherbrooke|ottawa|toronto|vancouver|londres|london|berlin|madrid|barcelone|rome|milan|lisbonne|porto|amsterdam|dublin|casablanca|rabat|marrakech|fes|tanger|agadir|meknes|oujda|kenitra|tetouan|mohammedia|alger|oran|constantine|annaba|blida|setif|tizi ouzou|bejaia|tlemcen|tunis|sfax|sousse|monastir|bizerte|gabes|kairouan|nouakchott|dakar|thies|saint-louis|kaolack|ziguinchor|rufisque|pikine|guediawaye|mbour|touba|bamako|sikasso|kayes|segou|mopti|gao|tombouctou|ouagadougou|bobo-dioulasso|koudougou|kaya|fada n'gourma|niamey|zinder|maradi|agadez|diffa|conakry|kankan|labe|nzerekore|abidjan|bouake|yamoussoukro|daloa|san-pedro|korhogo|man|accra|lome|kara|sokode|cotonou|porto-novo|parakou|abomey-calavi|lagos|abuja|douala|yaounde|garoua|bafoussam|maroua|n'djamena|moundou|abeche|bangui|libreville|port-gentil|franceville|brazzaville|pointe-noire|kinshasa|lubumbashi|goma|bukavu|kisangani|mbuji-mayi|bujumbura|kigali|kampala|nairobi|addis-abeba|djibouti|antananarivo|toamasina|mahajanga|fianarantsoa|antsirabe|toliara|antsiranana|moroni|port-louis|port-au-prince|cap-haitien|petion-ville|delmas|jacmel|les cayes|gonaives|saint-domingue|beyrouth|tripoli|saida|damas|amman|bagdad|erbil|riyad|djeddah|dubai|abou dhabi|abu dhabi|sharjah|doha|koweit|manama|mascate|le caire|alexandrie|istanbul|ankara|tel-aviv|jerusalem|ramallah|hanoi|ho chi minh-ville|ho chi minh|saigon|da nang|phnom penh|siem reap|vientiane|bangkok|chiang mai|singapour|kuala lumpur|jakarta|manille|hong kong|pekin|shanghai|tokyo|osaka|seoul|new delhi|delhi|mumbai|bombay|bangalore|chennai|pondichery|kaboul|islamabad|karachi|dacca|katmandou|colombo|new york|miami|sao paulo".split(
    '|',
  ),
);

/** French departments and small regions, which addresses name after a town, as folded keys. */
export const DEPARTMENTS: ReadonlySet<string> = new Set(
  "ain|aisne|allier|alpes-de-haute-provence|hautes-alpes|alpes-maritimes|ardeche|ardennes|ariege|aube|aude|aveyron|bouches-du-rhone|calvados|cantal|charente|charente-maritime|cher|correze|corse-du-sud|haute-corse|cote-d'or|cotes-d'armor|creuse|dordogne|doubs|drome|eure|eure-et-loir|finistere|gard|haute-garonne|gers|gironde|herault|ille-et-vilaine|indre|indre-et-loire|isere|jura|landes|loir-et-cher|loire|haute-loire|loire-atlantique|loiret|lot|lot-et-garonne|lozere|maine-et-loire|manche|marne|haute-marne|mayenne|meurthe-et-moselle|meuse|morbihan|moselle|nievre|nord|oise|orne|pas-de-calais|puy-de-dome|pyrenees-atlantiques|hautes-pyrenees|pyrenees-orientales|bas-rhin|haut-rhin|rhone|haute-saone|saone-et-loire|sarthe|savoie|haute-savoie|seine-maritime|seine-et-marne|yvelines|deux-sevres|somme|tarn|tarn-et-garonne|var|vaucluse|vendee|vienne|haute-vienne|vosges|yonne|territoire de belfort|essonne|hauts-de-seine|seine-saint-denis|val-de-marne|val-d'oise|pays basque|bearn".split(
    '|',
  ),
);

/** Cantons and provinces as the letters that follow a town ("Carouge (GE)"). */
export const CANTON =
  /^(?:AG|BE|BL|BS|FR|GE|GR|JU|LU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|VD|VS|ZG|ZH|Qc|QC|ON|NB)$/u;

/** "Metropole de Lyon" after a town, folded. */
export const AREA_AFTER =
  /^(?:metropole|agglomeration|peripherie|banlieue|region|proche|pres) (?:de |du |d')?\p{L}/u;

/** Labels before a place of residence. */
export const PLACE_LABELS =
  /^[^\p{L}]*(?:ville|adresse|address|lieu de residence|residence|domicile|(?:je )?reside|domiciliee? a|residante? a|(?:j')?habite|basee? a|localisation|location|lieu|city|resident of|based in)\s*[:\t]?\s*/u;

/** Labels that make an address of a line in any section. */
export const CITY_LABEL =
  /^[^\p{L}]*(?:ville|adresse|address|domicile|lieu de residence|residence|localisation)\s*:|\tville\s*:/u;

/** Words before a town that say that one lives there, folded. */
export const LIVES_AT =
  /^(?:je |j')?(?:actuellement )?(?:habite|reside|vis|domiciliee?|residante?|basee?|installee?|based|living|located|resident)(?:\(e\))?\s(?:actuellement )?(?:a |au |aux |en |in |of |sur |pres de )?(?:la commune de )?/u;

/** Openings of an address part that is no town. */
export const NOT_TOWN =
  /^(?:\d|(?:rue|avenue|av|boulevard|bd|allee|impasse|chemin|chaussee|route|place|quai|residence|lot|lotissement|appartement|appt?|bp|cedex|quartier|secteur|villa|immeuble|bat|batiment|cite|sicap|hlm|zone|porte|hameau|lieu-dit|lieu dit|cours|square|passage|tel|cel|cell|gsm|fixe|portable|mobile|courriel|telephone|whatsapp|site|portfolio|email|e-mail|mail|skype|canton|province|region|arrondissement|street|road|ville|lieu|adresse|address|domicile|location|localisation|city|pays|country)(?![\p{L}-])|b\.p|permis|mobil|vehicul|disponib|linkedin|github|nationalite|ne le|nee le|celibataire|mariee|pacse|departement|commune de|po box)/u;

/** Lines that list places for another reason than to live there. */
export const NOT_RESIDENCE =
  /mobilit|mobile (?:sur|en|dans)|deplacement|recherche|zone|secteurs? (?:de|d')|naissance|nee? (?:le|a|en)|intervention|disponible (?:sur|a|en|pour)/u;

/** Provinces between a town of Canada and its postal code, folded, at the end of what stands before the code. */
export const PROVINCE_BEFORE_CODE =
  /[\s,(]*\(?(?:quebec|qc|pq|ontario|on|nouveau-brunswick|new brunswick|nb|nouvelle-ecosse|ns|manitoba|mb|alberta|ab|saskatchewan|sk|colombie-britannique|british columbia|bc|canada)\)?[\s,]*$/u;

/** Towns whose name alone tells that it is one: "La ...", "Saint-...", "...-sur-...". */
export const TOWN_SIGN =
  /^(?:(?:l[ae]s? |l'|saint(?:e)?[- ])\p{L}|\p{L}+-(?:sur|sous|en|les|lez|la|le|de|du|aux?)-\p{L})/u;

/** Kinds of streets, as the alternatives of a pattern on a folded key. */
export const WAYS =
  'rue|avenue|av\\.?|boulevard|bd|allees?|impasse|chemin|chaussee|faubourg|montee|route|place|quai|cours|square|passage|residence|lotissement|street|road';
/** Opening of a street line, folded. */
export const STREET = new RegExp(
  `^[^\\p{L}]*(?:\\d{1,4}\\s?(?:bis|ter|[a-d])?[ ,]+)?(?:${WAYS})\\s`,
  'u',
);

/** Small words inside the names of towns, as a pattern on the text itself. */
export const TOWN_LINKS =
  "(?:sur|sous|à|a|au|sainte?|en|la|le|les|de|du|des|aux|et|lès|les|lez|d[\u2019']|l[\u2019'])";

/** What may follow a town in an address. */
export const DISTRICT_WORDS = /\s+(?:cedex|cédex|ville|centre)(?:\s+\d+)?$/iu;

/** The number of a district after its town ("Lyon 7e"). */
export const DISTRICT_NUMBER = /\s+\d{1,2}\s?(?:e|er|ème|eme)$/iu;

/** Communes whose names are words or houses that headers hold for another reason, folded. */
export const NOT_COMMUNES =
  /^(?:orange|sens|cours|mer|rue|die|rang|bonneville|carrefour|bouygues|castorama|sage|total|elle|lire|vaulx|contres|art-sur-meurthe|parc|le port|la poste|la reunion|les halles|la croix|saint-gobain|la verriere|le bon marche|la cite|le grand|la ferme|la grange|l'abbaye|la chapelle|le moulin|le chateau|la tour|la ville|le puy|les mines|la machine|la forge|la forest|la poterie|la peze|cap|bac|art|bts|mission|chantier|marche|projet|formation|vente|accueil|maison|maisons|moulins?|forges?|salins?|bains|eaux|chateau|ham|han|gap|lens|vire|eu|y|us|is|os|oz|by|ay|uz|bu|ri|sy|ur|oo)$/u;
