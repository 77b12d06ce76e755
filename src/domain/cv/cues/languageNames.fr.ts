import type { CefrLevel } from '#/domain/cv/cv';

/** Languages by folded French or English name; the value is the French name. */
export const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  `français=francais,french,francaise|anglais=anglais,english,anglaise,englisch|espagnol=espagnol,spanish,castillan,espagnole,espanol,castellano|allemand=allemand,german,deutsch|suisse allemand=suisse allemand,suisse-allemand,schwyzerdutsch,schweizerdeutsch,swiss german|italien=italien,italian,italiano|portugais=portugais,portuguese,portugais bresilien,portugues|néerlandais=neerlandais,dutch,hollandais,flamand,nederlands|arabe=arabe,arabic,arabe litteraire,arabe classique,arabe standard|arabe dialectal=arabe dialectal,darija,arabe marocain,arabe algerien,arabe tunisien,arabe libanais,arabe egyptien|arabe tchadien=arabe tchadien|arabe soudanais=arabe soudanais|arabe syrien=arabe syrien|arabe irakien=arabe irakien|arabe mauritanien=arabe mauritanien|arabe palestinien=arabe palestinien|berbère=berbere,amazigh,tamazight|kabyle=kabyle|rifain=rifain|chleuh=chleuh|chinois=chinois,mandarin,chinese,chinois mandarin,cantonais|japonais=japonais,japanese|coréen=coreen,korean|russe=russe,russian|ukrainien=ukrainien,ukrainian|polonais=polonais,polish|roumain=roumain,romanian|bulgare=bulgare|hongrois=hongrois,hungarian|tchèque=tcheque,czech|slovaque=slovaque|serbe=serbe|croate=croate|serbo-croate=serbo-croate|bosnien=bosnien,bosniaque|albanais=albanais|grec=grec,greek|turc=turc,turkish|persan=persan,farsi|dari=dari|pachto=pachto,pachtou,pashto|kurde=kurde,kurmandji|hébreu=hebreu,hebrew|hindi=hindi|ourdou=ourdou,urdu|bengali=bengali|tamoul=tamoul,tamil|pendjabi=pendjabi,punjabi|népalais=nepalais|cinghalais=cinghalais|vietnamien=vietnamien,vietnamese|khmer=khmer,cambodgien|laotien=laotien,lao|thaï=thai,thailandais|birman=birman|indonésien=indonesien,indonesian|malais=malais|tagalog=tagalog,filipino|mongol=mongol|arménien=armenien|géorgien=georgien|azéri=azeri|suédois=suedois,swedish|norvégien=norvegien,norwegian|danois=danois,danish|finnois=finnois,finnish|islandais=islandais|lituanien=lituanien|letton=letton|estonien=estonien|slovène=slovene|macédonien=macedonien|catalan=catalan|basque=basque|breton=breton|occitan=occitan|corse=corse|alsacien=alsacien|luxembourgeois=luxembourgeois|irlandais=irlandais|gallois=gallois|latin=latin|langue des signes française=langue des signes francaise,langue des signes,lsf|wolof=wolof|peul=peul,peulh,pulaar,poular,pular,peul (pulaar)|fulfuldé=fulfulde|sérère=serere|diola=diola,joola|mandingue=mandingue,mandinka|malinké=malinke,maninka|bambara=bambara,bamanankan|dioula=dioula,jula|soninké=soninke|songhaï=songhai,songhay|zarma=zarma,djerma|haoussa=haoussa,hausa|tamasheq=tamasheq,tamachek|mooré=moore,more|gourmantché=gourmantche|dagara=dagara|bissa=bissa|baoulé=baoule|bété=bete|sénoufo=senoufo|agni=agni|attié=attie|éwé=ewe|mina=mina|kabyè=kabye|fon=fon,fongbe|yoruba=yoruba|goun=goun|dendi=dendi|igbo=igbo|lingala=lingala|swahili=swahili,kiswahili|kikongo=kikongo|tshiluba=tshiluba,ciluba|kituba=kituba|sango=sango|fang=fang|ewondo=ewondo|bamiléké=bamileke|douala=douala,duala|bassa=bassa|fulani=fulani|soussou=soussou,susu|kissi=kissi|guerzé=guerze|kinyarwanda=kinyarwanda|kirundi=kirundi|amharique=amharique,amharic|tigrigna=tigrigna,tigrinya|oromo=oromo|somali=somali|afar=afar|malgache=malgache,malagasy|comorien=comorien,shikomori,shimaore,mahorais|créole=creole|créole haïtien=creole haitien,kreyol,creole haitian,haitian creole|créole martiniquais=creole martiniquais|créole guadeloupéen=creole guadeloupeen|créole guyanais=creole guyanais|créole réunionnais=creole reunionnais|créole mauricien=creole mauricien,morisien|créole antillais=creole antillais|seychellois=seychellois|tahitien=tahitien|hassanya=hassanya,hassaniya|zoulou=zoulou|afrikaans=afrikaans|shona=shona|espéranto=esperanto`
    .split('|')
    .flatMap((entry) => {
      const [name = '', forms = ''] = entry.split('=');
      return forms
        .split(',')
        .map((form): [string, string] => [form, name.charAt(0).toUpperCase() + name.slice(1)]);
    }),
);

/** Level words and what they are worth, by folded key; the longest is tried first. */
export const LEVEL_WORDS: Readonly<Record<string, CefrLevel | null>> = {
  'langue maternelle': 'C2',
  'langue(s) maternelle': 'C2',
  'langues maternelles': 'C2',
  maternelle: 'C2',
  maternel: 'C2',
  mat: 'C2',
  lm: 'C2',
  maternelles: 'C2',
  maternels: 'C2',
  bilingues: 'C2',
  courants: 'C1',
  courantes: 'C1',
  native: 'C2',
  natif: 'C2',
  'mother tongue': 'C2',
  'native speaker': 'C2',
  'native or bilingual': 'C2',
  'native or bilingual proficiency': 'C2',
  "langue d'origine": 'C2',
  bilingue: 'C2',
  bilingual: 'C2',
  'quasi bilingue': 'C1',
  'quasi-bilingue': 'C1',
  trilingue: 'C2',
  'parfaitement courant': 'C1',
  courant: 'C1',
  courante: 'C1',
  couramment: 'C1',
  fluent: 'C1',
  'parle couramment': 'C1',
  'lu, parle, ecrit couramment': 'C1',
  avance: 'C1',
  avancee: 'C1',
  advanced: 'C1',
  excellent: 'C1',
  'niveau eleve': 'C1',
  maitrise: 'C1',
  'tres bon niveau': 'C1',
  'tres bien': 'C1',
  'tres bonnes connaissances': 'C1',
  'full professional': 'C1',
  autonome: 'B2',
  professionnel: 'B2',
  professionnelle: 'B2',
  operationnel: 'B2',
  operationnelle: 'B2',
  'niveau professionnel': 'B2',
  'upper intermediate': 'B2',
  'professional working': 'B2',
  'bon niveau': 'B2',
  'bonne maitrise': 'B2',
  'bonnes connaissances': 'B2',
  'intermediaire avance': 'B2',
  'intermediaire superieur': 'B2',
  bien: 'B2',
  bon: 'B2',
  conversationnel: 'B1',
  'technique lu': 'A2',
  technique: 'B1',
  'anglais technique': 'B1',
  intermediaire: 'B1',
  intermediate: 'B1',
  'niveau intermediaire': 'B1',
  moyen: 'B1',
  'niveau moyen': 'B1',
  conversation: 'B1',
  correct: 'B1',
  'limited working': 'B1',
  'lu, ecrit, parle': 'B2',
  'lu, parle, ecrit': 'B2',
  'lu ecrit parle': 'B2',
  'lu, parle': 'B1',
  'lu, ecrit': 'B1',
  'parle, ecrit': 'B2',
  'lu et ecrit': 'B1',
  'lu et parle': 'B1',
  'parle et ecrit': 'B1',
  'parle et lu': 'B1',
  'parle et compris': 'B1',
  'compris et parle': 'B1',
  'ecrit et parle': 'B1',
  'lu, ecrit et parle': 'B2',
  'lu, parle et ecrit': 'B2',
  'parle, lu et ecrit': 'B2',
  'parle, lu, ecrit': 'B2',
  'lu/ecrit/parle': 'B2',
  'lu/parle/ecrit': 'B2',
  parle: 'B1',
  scolaire: 'A2',
  'niveau scolaire': 'A2',
  notions: 'A2',
  'quelques notions': 'A1',
  'notions de base': 'A2',
  bases: 'A2',
  base: 'A2',
  basique: 'A2',
  basic: 'A2',
  elementaire: 'A2',
  elementary: 'A2',
  'pre-intermediaire': 'A2',
  "niveau d'usage": 'A2',
  faible: 'A1',
  'un peu': 'A1',
  passable: 'A2',
  conversational: 'B1',
  debutant: 'A1',
  debutante: 'A1',
  beginner: 'A1',
  "en cours d'apprentissage": 'A1',
  lu: 'A1',
  decouverte: 'A1',
  initiation: 'A1',
  sensibilisation: 'A1',
  comprehension: 'A2',
  compris: 'A2',
  usuel: 'B1',
  'langue natale': 'C2',
  'bilingue ou langue natale': 'C2',
  'competence professionnelle complete': 'C1',
  'capacite professionnelle complete': 'C1',
  'professionnelle complete': 'C1',
  'competence professionnelle limitee': 'B1',
  'capacite professionnelle limitee': 'B1',
  'professionnelle limitee': 'B1',
  'competence professionnelle': 'B2',
  'maitrise professionnelle': 'B2',
  'bonne comprehension': 'B1',
  proficient: 'C1',
  'very good': 'C1',
  'working knowledge': 'B1',
  'basic knowledge': 'A2',
  good: 'B2',
  'niveau bac': 'B1',
  'niveau lycee': 'B1',
  'niveau college': 'A2',
  parles: 'B1',
  'cambridge advanced': 'C1',
  'cambridge first': 'B2',
  'first certificate': 'B2',
  fce: 'B2',
  cae: 'C1',
  cpe: 'C2',
};

/** Names of a variety and of a certificate between a language and its level, folded. */
export const VARIETY =
  /(?:du bresil|du portugal|bresilien|britannique|americain|us|uk|d'amerique latine|des affaires|commercial|general|\(lsf\)|goethe[- ]zertifikat|goethe|telc|testdaf|selor)(?![\p{L}\d])/u;

/** Precisions that may stand before a level word and belong to it. */
export const LEVEL_PREFIX =
  '(?:niveau |de niveau |niv\\. ?|level |tres |assez |plutot |quasi[- ]|parfaitement |totalement |completement |un |en )?';

/** Words before "B1" or "B2" that make it an electrical qualification, folded. */
export const ELECTRICAL_AROUND =
  /\b(?:habilit\w*|electri(?:que|ques|cien|cienne|cite)|b[012]v|h0v?|nf ?c ?18\S*)\b(?! (?:d'|de |du )?(?:examina|correct|delf|dalf|tcf))/u;

/** Words around such a sign that make it a level of language, folded. */
export const LANGUAGE_EXAM_AROUND =
  /\b(?:cecrl?|cefr|delf|dalf|tcf|tef|toeic|ielts|goethe|dele|langues?|linguistiques?|languages?|cadre europeen|(?:du|de|from) [abc][12] (?:au|a|to))\b/u;

/** What stands between a level and the language it is a level of ("B2 en allemand"). */
export const LEVEL_OF = /^[\s(,]*(?:(?:en|in|de|du|d'|de l'|l'|le|minimum|au moins)\s*){0,3}$/u;

/** A level said of several languages at once, folded. */
export const SHARED_LEVEL =
  /(?:maternel(?:le)?s|bilingues|courant(?:e)?s|couramment|parle(?:e)?s)$/u;

/** Words that a level may follow in a section of languages without being a language, folded. */
export const NO_LANGUAGE: ReadonlySet<string> = new Set(
  'niveau niveaux level ecrit ecrite ecriture oral orale lu parle parlee comprendre comprehension ecouter lire parler ecrire expression lecture conversation interaction listening reading speaking writing spoken written understanding toeic toefl ielts bright linguaskill cambridge delf dalf tcf certification certificat diplome score note test resultat autre autres langue langues language languages maternelle maternel mother notions bases courant bilingue technique professionnel scolaire intermediaire debutant voyage voyages sejour sejours stage cours pratique informatique permis'.split(
    ' ',
  ),
);

/** Tests of one language, folded, with the language they tell. */
export const EXAMS: Readonly<Record<string, string>> = {
  toeic: 'Anglais',
  toefl: 'Anglais',
  ielts: 'Anglais',
  linguaskill: 'Anglais',
  bulats: 'Anglais',
  delf: 'Français',
  dalf: 'Français',
  tcf: 'Français',
  dele: 'Espagnol',
  goethe: 'Allemand',
  'goethe-zertifikat': 'Allemand',
  jlpt: 'Japonais',
  hsk: 'Chinois',
};
