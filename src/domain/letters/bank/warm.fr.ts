import type { RegisterBank } from '#/domain/letters/bank/bank';

/** 60 to 79: close to the reader, the team and the people named before the tools. */
export const warm: RegisterBank = {
  opening: [
    [
      'En lisant votre annonce de {title}, j’ai reconnu un travail que j’aime\u00a0: {pairAlone}. J’aimerais beaucoup le faire à vos côtés.',
      'J’aimerais vous aider à {pairTo}. Ces deux missions de votre annonce m’ont donné envie de vous écrire pour le poste de {title}.',
      'Il y a dans votre annonce de {title} deux missions auxquelles je tiens\u00a0: {m1}, et {m2}. Elles me décident à vous écrire.',
    ],
    [
      'En lisant votre annonce de {title}, j’ai reconnu un travail que j’aime\u00a0: {n1}, {n2}. J’aimerais beaucoup le faire à vos côtés.',
      'J’aimerais prendre ma part de ce que vous décrivez\u00a0: {n1} et {n2}. Voilà pourquoi je vous écris pour le poste de {title}.',
      'Il y a dans votre annonce de {title} deux missions auxquelles je tiens\u00a0: {n1} et {n2}. Voilà ce qui m’amène à vous écrire.',
    ],
    [
      'En lisant votre annonce de {title}, j’ai eu envie de rejoindre votre équipe {atCompany}.',
      'J’aimerais travailler à vos côtés {atCompany}, au poste de {title}.',
      'Il y a {atCompany} un poste de {title} que j’aimerais occuper avec vous.',
    ],
    [
      'En lisant votre annonce de {title}, j’ai eu envie de vous écrire.',
      'J’aimerais travailler à vos côtés, au poste de {title}.',
      'Il y a dans votre annonce de {title} un travail que j’aimerais faire avec vous.',
    ],
    [
      'J’aimerais travailler à vos côtés, et je vous dis ici pourquoi.',
      'Cette lettre vous parle de mon travail, tel que je le pratique.',
      'En vous écrivant, je voudrais vous donner envie de me rencontrer.',
    ],
  ],
  link: [
    [
      'Ce travail m’accompagne depuis {years}, et aujourd’hui encore {atNow}, où je suis {jobNow}.',
      'Je suis {jobNow} {atNow}, et mon parcours de {years} m’a appris à compter sur les autres autant que sur moi.',
      'Mes {years} d’expérience me mènent jusqu’à vous\u00a0: je suis aujourd’hui {jobNow} {atNow}.',
    ],
    [
      'Mes {years} d’expérience m’ont appris une chose\u00a0: le travail bien fait se partage.',
      'Ce goût s’est construit en {years}, au contact des équipes.',
      'Voilà {years} que j’apprends, et j’y prends toujours plaisir.',
    ],
    ['Mon métier de {jobA} m’y a donné goût.', 'Être {jobA} m’a appris à le faire avec soin.'],
    [
      'Mon parcours vous dira pourquoi.',
      'Laissez-moi vous raconter ce qui m’y conduit.',
      'Quelques moments de mon parcours vous le feront comprendre.',
    ],
  ],
  lead: [
    [
      'Depuis {sinceA}, {thereA}, je mets mon énergie dans un travail que je connais bien\u00a0: {tasks}.',
      '~Mes journées {whereA} sont faites de choses précises\u00a0: {tasks}.',
      'On m’a fait confiance, {whereA}, pour {tasks}.',
      'J’ai trouvé {whereA} un terrain qui me ressemble\u00a0: {tasks}.',
      '^Mes journées {whereA} étaient faites de choses précises\u00a0: {tasks}.',
    ],
    [
      '~Mes journées {whereA} consistent à {inf}.',
      '~On compte sur moi, {whereA}, pour {inf}.',
      '~J’aime ce que je fais {whereA}\u00a0: {inf}.',
      '^On comptait sur moi, {whereA}, pour {inf}.',
      '^J’aimais ce que je faisais {whereA}\u00a0: {inf}.',
    ],
    [
      'Un exemple pris {whereA} vous parlera\u00a0: {clause}.',
      '~Je pense à mon travail {whereA}\u00a0: {clause}.',
    ],
    [
      '~Mes journées {whereA} sont faites de choses précises\u00a0: {list}.',
      'On m’a fait confiance, {whereA}, sur plusieurs plans\u00a0: {list}.',
      'J’ai trouvé {whereA} un terrain qui me ressemble\u00a0: {list}.',
    ],
  ],
  result: [
    [
      [
        'Ce que cela a donné me tient à cœur\u00a0: {result}.',
        'Je suis fière de ce que cela a donné\u00a0: {result}.',
        'Je suis fier de ce que cela a donné\u00a0: {result}.',
      ],
      'Ce travail a compté, et cela se voit\u00a0: {result}.',
      'Le plus parlant, c’est le résultat\u00a0: {result}.',
    ],
  ],
  also: [
    [
      'J’aime aussi ce qui va avec\u00a0: {tasks}.',
      'L’équipe sait également qu’elle peut compter sur moi pour {tasks}.',
      'Cette place m’a aussi appris {tasks}.',
      'À cela s’ajoute une part du métier à laquelle je tiens\u00a0: {tasks}.',
      'Je tiens tout autant à une autre part de mes journées\u00a0: {tasks}.',
      'Dans la même équipe, on me demande aussi {tasks}.',
    ],
    ['L’équipe compte aussi sur moi pour {inf}.', 'J’aime également {inf}.'],
    [
      'Autre chose qui compte\u00a0: {clause}.',
      'Avec la même équipe, {clause}.',
      'J’ajoute volontiers ceci\u00a0: {clause}.',
      'Et puis, {clause}.',
    ],
    [
      'J’aime aussi ce qui va avec\u00a0: {list}.',
      'Cette place m’a donné d’autres repères\u00a0: {list}.',
      'Je tiens tout autant à une autre part de mes journées\u00a0: {list}.',
      'À cela s’ajoute une part du métier à laquelle je tiens\u00a0: {list}.',
      'L’équipe me demande aussi\u00a0: {list}.',
    ],
  ],
  alsoPast: [
    [
      'L’équipe comptait aussi sur moi pour {tasks}.',
      'J’y ai également découvert {tasks}.',
      'À cela s’ajoutait une part du métier à laquelle je tiens\u00a0: {tasks}.',
      'Je tenais tout autant à une autre part de mes journées\u00a0: {tasks}.',
      'Avec cette équipe, il y avait aussi {tasks}.',
    ],
    ['L’équipe comptait aussi sur moi pour {inf}.', 'J’aimais également {inf}.'],
    [
      'Autre chose qui compte\u00a0: {clause}.',
      'Avec la même équipe, {clause}.',
      'J’ajoute volontiers ceci\u00a0: {clause}.',
      'Et puis, {clause}.',
    ],
    [
      'J’y ai également découvert d’autres gestes\u00a0: {list}.',
      'Cette place m’a donné d’autres repères\u00a0: {list}.',
      'Je tenais tout autant à une autre part de mes journées\u00a0: {list}.',
      'À cela s’ajoutait une part du métier à laquelle je tiens\u00a0: {list}.',
      'Avec cette équipe, il y avait aussi\u00a0: {list}.',
    ],
  ],
  turn: [
    [
      'Plus tôt, {atB}, j’étais {jobB}, et j’y ai appris le métier par le concret\u00a0: {tasksB}.',
      'Mon passage {atB}, comme {jobB}, m’a laissé de bons réflexes\u00a0: {tasksB}.',
      'Avant cela, l’équipe qui m’accueillait {atB} m’avait confié, comme {jobB}, {tasksB}.',
    ],
    [
      'Plus tôt, {whereB}, j’ai appris par le concret\u00a0: {tasksB}.',
      'Mon passage {whereB} m’a laissé de bons réflexes\u00a0: {tasksB}.',
    ],
    [
      'Plus tôt, {whereB}, on comptait sur moi pour {infB}.',
      'Mon passage {whereB} m’a donné le goût de {infB}.',
    ],
    ['Plus tôt, {whereB}, {clauseB}.', 'De mon passage {whereB}, je garde ceci\u00a0: {clauseB}.'],
    [
      'Plus tôt, {whereB}, j’ai appris par le concret\u00a0: {listB}.',
      'Mon passage {whereB} m’a laissé de bons réflexes\u00a0: {listB}.',
    ],
  ],
  skills: [
    [
      'Nous parlons déjà le même langage sur plusieurs points\u00a0: {skills}.',
      'Bonne nouvelle pour mes premiers jours, votre annonce cite des sujets que je connais\u00a0: {skills}.',
      'Entre votre annonce et mon CV, il y a des mots communs\u00a0: {skills}.',
    ],
  ],
  degree: [
    [
      'J’ai aussi pris le temps de me former\u00a0: {degree}.',
      'Mes études m’ont donné de bons appuis\u00a0: {degree}.',
      'Derrière tout cela, il y a aussi des études\u00a0: {degree}.',
    ],
  ],
  thread: [
    [
      'De chaque équipe, j’ai gardé quelque chose\u00a0: une façon de s’entraider, de se dire les choses, de finir ce qui est commencé.',
      'Ces années m’ont surtout appris à écouter avant d’agir, et à partager ce qui marche.',
      'Ce sont des rencontres autant que des missions, et c’est ce que j’espère trouver chez vous.',
    ],
  ],
  together: [
    [
      'À vos côtés, je voudrais {m3}, en apprenant de celles et ceux qui connaissent la maison.',
      'Nous pourrions avancer ensemble, et j’aurais plaisir à {m3}.',
      'Votre équipe pourrait compter sur moi pour {m3}, avec le sourire et sans rien laisser au hasard.',
    ],
    [
      'À vos côtés, je voudrais prendre part {toN3}, en apprenant de celles et ceux qui connaissent la maison.',
      'Nous pourrions avancer ensemble, et j’aurais plaisir à contribuer {toN3}.',
      'Votre équipe pourrait compter sur moi pour aider {toN3}, sans rien laisser au hasard.',
    ],
    [
      'À vos côtés {atCompany}, je voudrais m’inscrire dans la durée et prendre ma part du travail commun.',
      'Nous pourrions avancer ensemble, et j’aurais plaisir à partager ce que je sais.',
      'Votre équipe pourrait compter sur moi, dans les jours simples comme dans les autres.',
    ],
    [
      'À vos côtés, je voudrais m’inscrire dans la durée et prendre ma part du travail commun.',
      'Nous pourrions avancer ensemble, et j’aurais plaisir à partager ce que je sais.',
      'Votre équipe pourrait compter sur moi, dans les jours simples comme dans les autres.',
    ],
  ],
  learn: [
    [
      'Il me reste des choses à apprendre dans votre annonce, et c’est une bonne raison de venir.',
      'Pour le reste, vos collègues trouveront quelqu’un qui écoute, note et apprend.',
      'Ce que je ne connais pas encore, j’aurai plaisir à l’apprendre auprès de vous.',
    ],
  ],
  ask: [
    [
      'J’aurais plaisir à vous rencontrer pour en parler, quand cela vous arrange.',
      'Rencontrons-nous\u00a0: une demi-heure suffirait pour que vous vous fassiez une idée juste.',
      'Quand pourrions-nous en parler\u202f? Je m’adapterai volontiers à votre agenda.',
    ],
  ],
  closing: [
    [
      'Je vous prie de croire, {appeal}, à mes sentiments les meilleurs.',
      'Recevez, {appeal}, mes salutations les meilleures.',
      'Je vous adresse, {appeal}, mes cordiales salutations.',
    ],
  ],
};
