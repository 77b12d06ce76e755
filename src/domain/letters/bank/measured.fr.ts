import type { RegisterBank } from '#/domain/letters/bank/bank';

/** 20 to 39: classic and plain, each statement closed before the next. */
export const measured: RegisterBank = {
  opening: [
    [
      'Vous recherchez une personne pour le poste de {title}, qui sache {pair}. Ma candidature répond à cette attente.',
      'Le poste de {title} que vous proposez demande de {pairOf}. C’est ce travail que je souhaite exercer au sein de votre équipe.',
      'Dans votre annonce pour le poste de {title}, deux missions rejoignent directement mon parcours\u00a0: {m1}, et {m2}.',
    ],
    [
      'Vous recherchez une personne pour le poste de {title}, en charge notamment des points suivants\u00a0: {n1} et {n2}. Ma candidature répond à cette attente.',
      'Le poste de {title} que vous proposez couvre {n1} et {n2}. C’est ce travail que je souhaite exercer au sein de votre équipe.',
      'Dans votre annonce pour le poste de {title}, deux missions rejoignent directement mon parcours\u00a0: {n1} et {n2}.',
    ],
    [
      'Vous recherchez une personne pour le poste de {title}, {atCompany}. Je vous propose ma candidature.',
      'Le poste de {title} que vous proposez {atCompany} correspond à l’orientation de mon parcours.',
      'Je souhaite occuper le poste de {title} que vous proposez {atCompany}.',
    ],
    [
      'Vous recherchez une personne pour le poste de {title}. Je vous propose ma candidature.',
      'Le poste de {title} que vous proposez correspond à l’orientation de mon parcours.',
      'Je souhaite occuper le poste de {title} que vous proposez.',
    ],
    [
      'Je vous propose ma candidature.',
      'Ma candidature vous est adressée avec les éléments suivants.',
      'Cette lettre accompagne ma candidature.',
    ],
  ],
  link: [
    [
      'Mon expérience est de {years}, et j’occupe aujourd’hui un poste de {jobNow} {atNow}.',
      'J’occupe actuellement un poste de {jobNow} {atNow}, après un parcours de {years} en tout.',
      'Aujourd’hui {atNow}, dans un poste de {jobNow}, je peux m’appuyer sur {years} de pratique.',
    ],
    [
      'Mon expérience est de {years}, et je la présente ici par des faits.',
      'Avec {years} d’expérience, je peux vous en donner des exemples précis.',
      'Ce sont {years} d’expérience que je mets à votre disposition.',
    ],
    [
      'Mon expérience de {jobA} m’y prépare concrètement.',
      'Le métier de {jobA} m’en a donné les bases et les exigences.',
    ],
    [
      'Voici les éléments de mon parcours qui s’y rapportent.',
      'Quelques éléments de mon parcours vous permettront d’en juger.',
      'Mon parcours apporte à cette attente les éléments suivants.',
    ],
  ],
  lead: [
    [
      'Depuis {sinceA}, {thereA}, j’ai en charge {tasks}.',
      '~Mon poste {whereA} comprend {tasks}.',
      'J’ai pris en charge, {whereA}, {tasks}.',
      '~Dans mes fonctions {whereA}, j’assume {tasks}.',
      '^Mon poste {whereA} comprenait {tasks}.',
      '^Dans mes fonctions {whereA}, j’assumais {tasks}.',
    ],
    [
      '~Mon travail {whereA} consiste à {inf}.',
      '~Mon poste {whereA} demande de {inf}.',
      '~Dans mes fonctions {whereA}, il s’agit de {inf}.',
      '^Mon travail {whereA} consistait à {inf}.',
      '^Dans mes fonctions {whereA}, il s’agissait de {inf}.',
    ],
    ['Dans mes fonctions {whereA}, {clause}.', 'Au cours de mon travail {whereA}, {clause}.'],
    [
      'Mon travail {whereA} a porté sur les points suivants\u00a0: {list}.',
      '~Mes missions {whereA} sont claires\u00a0: {list}.',
      '~Dans mes fonctions {whereA}, l’essentiel est là\u00a0: {list}.',
    ],
  ],
  result: [
    [
      'Le résultat a suivi\u00a0: {result}.',
      'Les chiffres le montrent\u00a0: {result}.',
      'Ce travail a porté ses fruits\u00a0: {result}.',
    ],
  ],
  also: [
    [
      'Ce poste comporte aussi {tasks}.',
      'J’y ajoute {tasks}.',
      'Mes missions comprennent en outre {tasks}.',
      'À cela s’associe un autre volet\u00a0: {tasks}.',
      'Je prends également en main {tasks}.',
      'Un autre volet m’occupe\u00a0: {tasks}.',
    ],
    [
      'Ce poste demande aussi de {inf}.',
      'Mes missions consistent également à {inf}.',
      'Il m’y revient en outre de {inf}.',
    ],
    [
      'Dans ce même poste, {clause}.',
      'De plus, {clause}.',
      'Par ailleurs, {clause}.',
      'À noter aussi\u00a0: {clause}.',
    ],
    [
      'Ce poste comporte un autre volet\u00a0: {list}.',
      'Mes missions comprennent aussi\u00a0: {list}.',
      'J’y ajoute ce qui suit\u00a0: {list}.',
      'Un autre volet m’occupe\u00a0: {list}.',
      'À cela s’associe une autre part du travail\u00a0: {list}.',
    ],
  ],
  alsoPast: [
    [
      'Ce poste comportait aussi {tasks}.',
      'J’y assumais également {tasks}.',
      'Mes missions comprenaient alors {tasks}.',
      'Un autre volet m’occupait\u00a0: {tasks}.',
      'À cela s’associait une autre part du travail\u00a0: {tasks}.',
    ],
    ['Ce poste demandait aussi de {inf}.', 'Mes missions consistaient également à {inf}.'],
    [
      'Dans ce même poste, {clause}.',
      'De plus, {clause}.',
      'Par ailleurs, {clause}.',
      'À noter aussi\u00a0: {clause}.',
    ],
    [
      'Ce poste comportait un autre volet\u00a0: {list}.',
      'Mes missions comprenaient aussi\u00a0: {list}.',
      'J’y assumais aussi d’autres tâches\u00a0: {list}.',
      'Un autre volet m’occupait\u00a0: {list}.',
      'À cela s’associait une autre part du travail\u00a0: {list}.',
    ],
  ],
  turn: [
    [
      'Avant cela, comme {jobB} {atB}, j’ai pris en charge {tasksB}.',
      'Mon poste précédent de {jobB}, {atB}, m’a donné une autre base\u00a0: {tasksB}.',
      'Une expérience antérieure de {jobB}, {atB}, complète ce parcours\u00a0: {tasksB}.',
    ],
    [
      'Avant cela, {whereB}, j’ai pris en charge {tasksB}.',
      'Une expérience antérieure, {whereB}, complète ce parcours\u00a0: {tasksB}.',
    ],
    [
      'Avant cela, {whereB}, mon travail consistait à {infB}.',
      'Une expérience antérieure, {whereB}, m’a appris à {infB}.',
    ],
    ['Avant cela, {whereB}, {clauseB}.', 'Lors d’une expérience antérieure, {whereB}, {clauseB}.'],
    [
      'Avant cela, {whereB}, mes missions étaient les suivantes\u00a0: {listB}.',
      'Une expérience antérieure, {whereB}, complète ce parcours\u00a0: {listB}.',
    ],
  ],
  skills: [
    [
      'Parmi les compétences demandées, mon CV fait apparaître\u00a0: {skills}.',
      'Pour les compétences demandées, vous trouverez dans mon CV\u00a0: {skills}.',
      'Vous citez des compétences que mon CV atteste\u00a0: {skills}.',
    ],
  ],
  degree: [
    [
      'Ma formation va dans le même sens\u00a0: {degree}.',
      'Côté formation, mon parcours est le suivant\u00a0: {degree}.',
      'Cette pratique s’appuie sur une formation\u00a0: {degree}.',
    ],
  ],
  thread: [
    [
      'Ces expériences m’ont appris à tenir un travail suivi, à en rendre compte et à demander conseil quand il le faut.',
      'De l’une à l’autre, la même exigence\u00a0: un travail suivi, et des engagements tenus.',
      'L’ensemble me donne une base sûre pour prendre vos missions en charge.',
    ],
  ],
  together: [
    [
      'Au sein de votre équipe, je pourrais rapidement {m3}, en m’adaptant à vos procédures.',
      'Ensemble, nous pourrions travailler utilement à l’une de vos priorités\u00a0: {m3}.',
      'Votre équipe trouverait en moi un appui concret pour {m3}.',
    ],
    [
      'Au sein de votre équipe, je pourrais rapidement contribuer {toN3}, en m’adaptant à vos procédures.',
      'Ensemble, nous pourrions travailler utilement {toN3}.',
      'Votre équipe trouverait en moi un appui concret, prêt à contribuer {toN3}.',
    ],
    [
      'Au sein de votre équipe, {atCompany}, j’apporterais un travail suivi et des comptes rendus clairs.',
      'Ensemble, nous pourrions avancer sur des bases solides\u00a0: un travail suivi et des échanges clairs.',
      'Votre équipe trouverait en moi un appui concret et régulier.',
    ],
    [
      'Au sein de votre équipe, j’apporterais un travail suivi et des comptes rendus clairs.',
      'Ensemble, nous pourrions avancer sur des bases solides\u00a0: un travail suivi et des échanges clairs.',
      'Votre équipe trouverait en moi un appui concret et régulier.',
    ],
  ],
  learn: [
    [
      'Ce que votre poste a de nouveau pour moi, je l’apprendrai avec sérieux.',
      'Pour les points de votre annonce que je n’ai pas encore pratiqués, je suivrai les formations utiles.',
      'Les outils que je n’ai pas encore rencontrés feront l’objet d’un apprentissage suivi.',
    ],
  ],
  ask: [
    [
      'Je me tiens à votre disposition pour un entretien, afin de vous présenter mon parcours plus en détail.',
      'Un entretien nous permettrait d’échanger sur vos attentes\u202f; je me rendrai disponible à votre convenance.',
      'Pour approfondir ces points, je vous propose que nous nous rencontrions à la date de votre choix.',
    ],
  ],
  closing: [
    [
      'Je vous prie d’agréer, {appeal}, mes salutations distinguées.',
      'Veuillez agréer, {appeal}, l’expression de mes sentiments distingués.',
      'Je vous prie de recevoir, {appeal}, l’expression de mes sentiments respectueux.',
    ],
  ],
};
