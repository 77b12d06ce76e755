// Written by tools/given-names-fit.mjs from INSEE's files of given names and of surnames (Licence Ouverte 2.0).

/** What a word has before any letters are looked at, in quarters. */
export const GIVEN_NAME_BASE = 3;

/** Groups of letters by what they add, in quarters, for a given name (above 0) or a surname; `^` and `$` are the ends of a word. */
export const GIVEN_NAME_LETTERS = `
-22 ^esc
-20 auss
-19 ^fro ^laf aert dron iger inck pf sard tard teau ugi
-18 ^cot ^deg ^dro ^gro ^lef ^rib con$ eton lep off$ rue vau
-17 aix$ chau kow mang ngl ps$ rche vez zier zzi$
-16 ^gru bae bez bord cker dero eign ffe$ geon glia iak$ igny inau lap lbo nero onge ouet plan rvo sart sg uau
-15 ^big ^boi appe boe bon$ cab chap chav deba dot dt ebl egn enot esb hamb ingu lez$ nden oeu ogn onv peyr ple roul schw sign ssol toc tout uier verd
-14 ^poi acci aute camb cous cza deau eaud feu haus hez$ icot lign nac$ ozz quar reau rgn rqui tein tign uchi ugn
-13 ^caz ^coi ^dep auma avar cail cav coud ecq ecu erba euf font icou iers lesc lleu mann ouge pell pes peu plo rott roui seau ssau wsk
-12 ^beu ^dut ^pic arbo aue auze but camp desc dub duf egou esq etz$ iaud insk labe laco lart lech leux nier ntre pec rer sch$ tau umon uver uzz
-11 boui cot$ dt$ ecke eghe eque gea gnet lac$ llec llot ocq oign ourg pel$ pill poul ruch tagn tet$ trou uffe utte zeau zyk
-10 ^def ^duf ^spi agli buc chas cz cz$ dug eui ghe niau ourb outr oz$ pig scou url veau zyk$
-9 ^cab ^cav ^dub ^pes ampe autr bott dech eche eix esqu euil gnat gout iard iaux neu nski omme ouil ouqu pail pont sot$ tot$ ts$ tsc tsch tti$ wski
-8 ^dug ^lap ^lep ^pec aill auc auch cast cchi chal deca deco dup ecou epe euf$ gne$ gran ler$ llat nbe ourl oye pon pot stei taud ucou utt vign voi
-7 ^dup ^fon ^lag ^lec ^pig ^vau ava bl bot$ boul caz ci$ coc cq$ dot$ doux erot guin icz inge lier lli$ loc nb nq ocqu olle owsk pagn pl pour rau rger roux tes$ tet tot tze ulle uqu utre uvil vall vern vet$ yer$
-6 ^buc ^cu ^gri ^lab ^leg aign ant$ apa arra atha auz bard berg bos bot bour bu cro dep dier duc eau ec$ eill equ erea four ier$ ini$ lab labo lard llar ois$ oli$ oqu ourn out$ pou rdon rier ring rous sier sot str uer$ urg$ utti vand vaud
-5 ^com ^leb ^par ^que ac$ agna agno alle ape bon ch$ che$ cke dau dia$ erbe ers$ etz gl gnea het$ iere iez iez$ leco lere long loux nber nga not ot$ ouv oux pai pel pic pil ras rque ssot tter tto$ tz uet$ up uvr var vil x$ yah zer zzo
-4 ^bo ^cau ^des ^la ^pou ^pu ^sp ^tro ^van abdo ach$ ache and$ ard$ au$ ave ayli barr boi chon czyk du eca eck eco enb ewsk ger$ gli gna gni het icz$ igo ling lles llo mp neau net$ nna nsk ntr ogne ol$ orn ort otte ourc oute oux$ pa pag pen pi qua rb rrou ski$ spi sque sse sso tier tre$ uch uco uff uge uil$ utr vo vr wicz zz
-3 ^bau ^be ^bro ^de ^dec ^del ^go ^gou ^per ^po ^por ^tr ^vil ^vo acc ae age alia alys art$ aud$ aum avo aya$ ayla bar be bo br cava cc cci$ chi$ co coi cq cre det$ ebou elyn enbe eq esco et$ etto eu$ eyl ez ff ff$ fon ga ge gnol gour gr gro gue$ hau hon$ iau illo lac let$ lon$ lot$ mpe nger oi omm ont$ oug pe pey poi por pu rat rbo ret$ rot rot$ rq rr rre$ rro sau sc sch shah she ski st$ t$ tra tro uche ui urg uti uvi ux ux$ uz vill vre
-2 ^bal ^bea ^bor ^bou ^bu ^cou ^cro ^d ^deb ^duc ^jo ^k ^le ^myl ^p ^pon ^qu ^ve ad ag amp ap art as$ at$ au aut aux$ ba bal beu bi bout bre c$ ca cap card cau chi cou coul cu dur dut eau$ eg eix$ er er$ erc ere$ es esch eu ez$ for gn gno gnon gny gny$ go gou gre gue gw hamp he$ ho hot i$ ia ika ille in$ jah kat lag lat leg ler let llie lt$ ma mb mo naud nd$ nea ner ner$ ng nn nqu ns nte og on$ onte oq ort$ oul ourt pin port quer rc rch rd rd$ re re$ res$ reu riau rn rni rs ru s$ shi sk sp tre tto ud$ ue uie uin ur ut uv ve yh
-1 ^al ^ba ^bi ^ca ^cap ^cr ^dau ^dem ^der ^du ^emi ^fo ^lac ^lar ^mon ^sc ^v ^va ^ver am an ana ann$ ard arro aud aux ayan bde bro ch cho com cout cr da$ dec dji eb ebo ec ech el elet erb eret erg ero eur$ ffe fo geau gne gros hy ian ich ida ieu igna ing ini iot iot$ ja jos ka$ kows la$ lar lat$ leau lec les ll ller llou lt mont nch ni$ nt oc ol omb ont oque ot ou oui oup our po q$ que quet rah rba rde rdo rea rge ro roc rou rqu rre rt$ sa schi sha ta$ te ter ti$ to tt ucho ue$ uill uin$ ult$ uque urn ute uve vaux yla yo z$
1 ^ab ^ad ^as ^bar ^eli ^gau ^gr ^is ^jay ^ji ^mel ^my ^o ^pe ^q ^sch ^ya ^yan agn ah ahi alex ali ami arb arya ash ath ault aut$ auv av aya bau bdel bec bois chet cia$ cour cqu cyl d$ deb des ea ea$ ely en$ err ert ert$ eur eux eya eya$ ha$ han$ iah$ ick ign igne iha$ ili ily im ima ish ix$ ja$ ka kai kay liy llet lly lya lyah lyl lyn lynn mae mary may nae net ois ouc ouch ouve par r$ ra$ res rg ryn sche uc uer ues uet ult urt urt$ ut$ wan yan yd yll ylv yma yn yne$ ys
2 ^a ^ali ^am ^an ^ani ^ann ^ay ^dja ^dur ^el ^elo ^em ^j ^joh ^ly ^may ^n ^na ^nay ^ne ^pa ^sha abd ahim aki aliy alya ana$ ayl ayn ays bdo bor bou bur cch cot e$ eaux een ere gau gnie had had$ hah hane hay id$ ie$ ieux ik ilia ima$ isa isl jan joh kael lan$ leen lia lil lina lis llia ly lyna lys$ mael mah my nge nia$ ny nya nya$ oa pla raud rbe sco sia$ ssea sy tha ulya yam yan$ yas yli ylli ym ynn$ ys$ yu yya
3 ^ayl ^cy ^gw ^il ^ka ^ke ^kh ^kyl ^ma ^mae ^nad ^nas ^you ^yu adi ael ah$ ahin aly an$ ann anna any aym bdou cy dy eli elia elys hayl hya hyan hyl iah ick$ ier iha ila ila$ ina$ isla iyah ji jy$ kayl key lee lia$ lian lie$ liya llon lor lyan lys ma$ mad mane na$ nah nath nis niya nne$ nny$ oan oha ory per rine sam sla than yl$ yla$ ylin yma$ yra$ yss$ zia$
4 ^ale ^ana ^bon ^e ^i ^kai ^kay ^lyl ^lyn ^myr ^sy ^y ^yo a$ ady aeli am$ ary aryl aw ayd ba$ bea ber dine djy ed$ ela$ ene$ enn$ esc ger hahi hana hya$ ia$ iann im$ ine$ isa$ ita$ iya jay ky law$ line lwen lyn$ mays myl myr nael nah$ nata naya nda$ niy nnah nny nys orya ph rian rya$ ryl ssa$ ssya tha$ wen ya$ yana yhan yi yl ylan ylee ysa yst
5 ^abd ^ed ^ely ^ish ^kel ^she ^yas ^ys ad$ aily ane$ dia em$ eyli gwen iana icia ida$ ilya ilyn iye iye$ keyl lw mayl nna$ not$ rick riya ryan rys shan shel ss$ tea van$ wenn yam$ yane yann yha yna$ ynn yv
6 ^aly ^ash ^chr ^jos ^lil ^sh een$ elya hyn iane ika$ jy kim lda$ lye sam$ sh sh$ sya$ tya xan
7 ^dj ^jah ^kat ^ky ael$ anae anah iam$ iy kyl lyss nur rah$ rya ryst sem$ sra$ thy v$ wen$ yah$ ym$ yy
8 ^gwe ^ken ^ty aely djy$ dya gwe ija$ iya$ kath nn$ nur$ sim$ slaw
9 ^key ^nao cyri eane laur llya lyz sha$ sya wan$
10 ^zay aell atou rwan ylia
11 ^yl ae$ kris lya$
12 ryne
13 aela
15 lyne
`;
