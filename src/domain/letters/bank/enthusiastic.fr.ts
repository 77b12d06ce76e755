import type { RegisterBank } from '#/domain/letters/bank/bank';

/** 80 to 100: short sentences, movement, one exclamation at most. */
export const enthusiastic: RegisterBank = {
  opening: [
    [
      '{m1}, et aussi {m2}\u00a0: voilà exactement ce que j’ai envie de faire demain\u202f! Le poste de {title} me parle, et je vous dis pourquoi.',
      'Votre poste de {title}, je m’y vois déjà\u00a0: {m1}, mais aussi {m2}. Voici ce qui me fait dire cela.',
      'Quand une annonce propose de {m1}, et aussi de {m2}, je n’hésite pas longtemps. Me voici donc pour le poste de {title}\u202f!',
    ],
    [
      '{n1}, {n2}\u00a0: voilà exactement ce que j’ai envie de faire demain\u202f! Le poste de {title} me parle, et je vous dis pourquoi.',
      'Votre poste de {title}, je m’y vois déjà. Deux mots ont suffi\u00a0: {n1}, et {n2}.',
      'Quand une annonce réunit {n1} et {n2}, je n’hésite pas longtemps. Me voici donc pour le poste de {title}\u202f!',
    ],
    [
      'Un poste de {title} {atCompany}\u00a0: l’idée me réjouit, et je vous dis pourquoi\u202f!',
      'Votre poste de {title}, je m’y vois déjà, et c’est {atCompany} que je veux le vivre.',
      'Quand j’ai vu que vous recrutiez {atCompany} pour le poste de {title}, je n’ai pas hésité longtemps.',
    ],
    [
      'Un poste de {title}\u00a0: l’idée me réjouit, et je vous dis pourquoi\u202f!',
      'Votre poste de {title}, je m’y vois déjà.',
      'Quand j’ai vu votre annonce de {title}, je n’ai pas hésité longtemps.',
    ],
    [
      'J’ai envie de travailler avec vous, et je vous dis pourquoi\u202f!',
      'Voici ce que j’ai envie de vous apporter.',
      'Me voici, avec de l’envie et des preuves.',
    ],
  ],
  link: [
    [
      'Je fais ce métier avec plaisir\u00a0: {years} d’expérience, et aujourd’hui un poste de {jobNow} {atNow}.',
      'Derrière moi, {years} d’expérience. Devant moi, après mon poste de {jobNow} {atNow}, l’envie d’aller plus loin avec vous.',
      'En {years}, l’envie est restée intacte. Aujourd’hui, c’est {atNow}, comme {jobNow}, que cela se passe.',
    ],
    [
      'Derrière cette envie, {years} d’expérience bien réelle.',
      'En {years}, l’envie est restée intacte.',
      'Je parle en connaissance de cause\u00a0: {years} d’expérience.',
    ],
    [
      'Ce que j’ai vécu comme {jobA} nourrit cette envie.',
      'Être {jobA} m’a donné le goût d’aller plus loin.',
    ],
    [
      'Et cette envie repose sur du concret.',
      'Du concret\u202f? En voici.',
      'Ce n’est pas qu’une envie\u00a0: voici des preuves.',
    ],
  ],
  lead: [
    [
      'Depuis {sinceA}, {thereA}, je vis cela chaque jour\u00a0: {tasks}.',
      'Ma plus belle école, je l’ai trouvée {whereA}\u00a0: {tasks}.',
      'Ce que j’ai vécu {whereA} m’a fait grandir\u00a0: {tasks}.',
      'On m’a ouvert la porte {whereA}, et j’ai pris à bras-le-corps {tasks}.',
      '^Chaque jour {whereA} m’a fait progresser\u00a0: {tasks}.',
    ],
    [
      '~Chaque jour {whereA}, je suis là pour {inf}.',
      'Ma plus belle école, je l’ai trouvée {whereA}\u00a0: {inf}.',
      '~Ce que j’aime {whereA}, c’est {inf}.',
      '^Chaque jour {whereA}, j’étais là pour {inf}.',
    ],
    [
      'Un exemple qui me tient à cœur\u00a0: {whereA}, {clause}.',
      'Ma plus belle école, je l’ai trouvée {whereA}\u00a0: {clause}.',
    ],
    [
      'Ma plus belle école, je l’ai trouvée {whereA}\u00a0: {list}.',
      'Ce que j’ai vécu {whereA} m’a fait grandir\u00a0: {list}.',
      '~Chaque jour {whereA} m’a fait progresser\u00a0: {list}.',
    ],
  ],
  result: [
    [
      'Et le résultat est là\u00a0: {result}.',
      'Ce qui me réjouit le plus\u00a0: {result}.',
      'Quelle satisfaction de pouvoir l’écrire\u00a0: {result}.',
    ],
  ],
  also: [
    [
      'Et ce n’est pas tout\u00a0: {tasks}.',
      'J’ai foncé tout autant sur un autre front\u00a0: {tasks}.',
      'À cela, ajoutez {tasks}.',
      'L’aventure continue avec {tasks}.',
      'Autre terrain, même envie\u00a0: {tasks}.',
      'Je pourrais aussi vous parler longtemps de ceci\u00a0: {tasks}.',
    ],
    ['Et ce n’est pas tout, puisqu’il faut aussi {inf}.', 'L’aventure continue\u00a0: {inf}.'],
    [
      'Et ce n’est pas tout\u00a0: {clause}.',
      'Autre fait dont je parle volontiers\u00a0: {clause}.',
      'Encore un mot\u00a0: {clause}.',
      'Ajoutez que {clause}.',
    ],
    [
      'Et ce n’est pas tout\u00a0: {list}.',
      'L’aventure continue\u00a0: {list}.',
      'Autre terrain, même envie\u00a0: {list}.',
      'Je pourrais aussi vous parler longtemps de ceci\u00a0: {list}.',
      'À cela, ajoutez encore\u00a0: {list}.',
    ],
  ],
  alsoPast: [
    [
      'À cela, ajoutez {tasks}.',
      'J’y ai mis la même énergie dans autre chose\u00a0: {tasks}.',
      'Même élan pour {tasks}.',
      'Autre terrain, même envie\u00a0: {tasks}.',
      'J’y ai découvert bien d’autres choses\u00a0: {tasks}.',
    ],
    ['Même élan pour {inf}.', 'Il fallait aussi {inf}, et cela m’a plu.'],
    [
      'Même élan un peu plus tard\u00a0: {clause}.',
      'Autre fait dont je parle volontiers\u00a0: {clause}.',
      'Encore un mot\u00a0: {clause}.',
      'Ajoutez que {clause}.',
    ],
    [
      'Même élan pour le reste\u00a0: {list}.',
      'J’y ai touché à tout\u00a0: {list}.',
      'Autre terrain, même envie\u00a0: {list}.',
      'À cela, ajoutez encore\u00a0: {list}.',
      'J’y ai découvert bien d’autres choses\u00a0: {list}.',
    ],
  ],
  turn: [
    [
      'Avant, il y a eu {atB} mon poste de {jobB}, et de vraies responsabilités\u00a0: {tasksB}.',
      'Autre étape, autre élan, {atB}, comme {jobB}\u00a0: {tasksB}.',
      'Retour en arrière\u00a0: {atB}, comme {jobB}, je me suis lancé un défi, {tasksB}.',
    ],
    [
      'Avant, il y a eu {whereB} de vraies responsabilités\u00a0: {tasksB}.',
      'Retour en arrière, {whereB}\u00a0: {tasksB}.',
    ],
    [
      'Avant, {whereB}, il fallait {infB}, et j’ai adoré cela.',
      'Retour en arrière, {whereB}\u00a0: {infB}.',
    ],
    ['Avant, {whereB}, {clauseB}.', 'Retour en arrière, {whereB}\u00a0: {clauseB}.'],
    [
      'Avant, {whereB}, tout y est passé\u00a0: {listB}.',
      'Retour en arrière, {whereB}\u00a0: {listB}.',
    ],
  ],
  skills: [
    [
      'Vos mots et les miens se répondent\u00a0: {skills}.',
      'En lisant la liste de ce que vous attendez, j’ai coché\u00a0: {skills}.',
      'Côté savoir-faire, je peux démarrer avec vous sur du connu\u00a0: {skills}.',
    ],
  ],
  degree: [
    [
      'Sans oublier ma formation\u00a0: {degree}.',
      'Une formation est venue donner de la solidité à tout cela\u00a0: {degree}.',
      'Pour apprendre, j’ai aussi choisi les études\u00a0: {degree}.',
    ],
  ],
  thread: [
    [
      'Ce que j’en garde\u202f? Le goût d’avancer, l’œil sur le détail, et le plaisir du travail partagé.',
      'De poste en poste, une chose ne change pas\u00a0: je m’engage, et je vais au bout.',
      'Tout cela m’a donné confiance, et surtout l’envie d’aller plus loin.',
    ],
  ],
  together: [
    [
      'Imaginez la suite\u00a0: {m3}, avec de l’élan et de la méthode.',
      'Avec vous, j’ai envie de {m3}, et de bien le faire.',
      'Donnez-moi l’occasion de {m3}\u00a0: vous verrez que l’envie se traduit en actes.',
    ],
    [
      'Imaginez la suite\u00a0: je participe {toN3}, avec de l’élan et de la méthode.',
      'Avec vous, j’ai envie de prendre part {toN3}, et de bien le faire.',
      'Donnez-moi l’occasion de contribuer {toN3}\u00a0: vous verrez que l’envie se traduit en actes.',
    ],
    [
      'Imaginez la suite {atCompany}\u00a0: de l’élan, de la méthode, et l’envie de réussir ensemble.',
      'Avec vous, j’ai envie de construire, d’apprendre et de transmettre.',
      'Donnez-moi l’occasion de vous rejoindre\u00a0: vous verrez que l’envie se traduit en actes.',
    ],
    [
      'Imaginez la suite\u00a0: de l’élan, de la méthode, et l’envie de réussir ensemble.',
      'Avec vous, j’ai envie de construire, d’apprendre et de transmettre.',
      'Donnez-moi l’occasion de vous rejoindre\u00a0: vous verrez que l’envie se traduit en actes.',
    ],
  ],
  learn: [
    [
      'Et ce que je ne sais pas encore\u202f? Je l’apprendrai, c’est aussi pour cela que je viens.',
      'Tout ce qui sera nouveau pour moi, je l’apprendrai avec gourmandise.',
      'Restent des choses à découvrir\u00a0: tant mieux.',
    ],
  ],
  ask: [
    [
      'Rencontrons-nous\u00a0: j’ai mille choses à vous demander, et autant à vous montrer.',
      'Quand nous voyons-nous\u202f? Je serai là au jour et à l’heure de votre choix.',
      'J’ai hâte d’en parler avec vous, de vive voix, dès que vous le pourrez.',
    ],
  ],
  closing: [
    [
      'Au plaisir de vous rencontrer, je vous adresse, {appeal}, mes plus cordiales salutations.',
      'Recevez, {appeal}, mes salutations les plus chaleureuses.',
      'Avec toute mon envie de vous rejoindre, je vous adresse, {appeal}, mes cordiales salutations.',
    ],
  ],
};
