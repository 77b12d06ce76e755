import type { RegisterBank } from '#/domain/letters/bank/bank';

/** 40 to 59: direct and courteous, concrete before all. */
export const balanced: RegisterBank = {
  opening: [
    [
      '{pairAlone}\u00a0: ces deux missions de votre annonce décrivent bien ce que je sais faire. Je vous propose donc ma candidature au poste de {title}.',
      'Pour le poste de {title}, vous cherchez quelqu’un qui puisse {pair}. Mon parcours m’y prépare, et je vous explique comment.',
      'Votre annonce de {title} va droit au but\u00a0: il faut {pair}. Je vous réponds de la même façon, avec des exemples tirés de mon travail.',
    ],
    [
      '{n1}, {n2}\u00a0: ces deux points de votre annonce décrivent bien ce que je sais faire. Je vous propose donc ma candidature au poste de {title}.',
      'Pour le poste de {title}, vous mettez en avant {n1} et {n2}. Mon parcours m’y prépare, et je vous explique comment.',
      'Votre annonce de {title} va droit au but\u00a0: {n1} et {n2}. Je vous réponds de la même façon, avec des exemples tirés de mon travail.',
    ],
    [
      'Vous recrutez {atCompany} pour le poste de {title}, et je souhaite vous convaincre par des exemples.',
      'Je vous propose ma candidature au poste de {title} {atCompany}.',
      'Le poste de {title} que vous ouvrez {atCompany} prolonge ce que je fais déjà.',
    ],
    [
      'Vous recrutez pour le poste de {title}, et je souhaite vous convaincre par des exemples.',
      'Je vous propose ma candidature au poste de {title}.',
      'Le poste de {title} que vous ouvrez m’intéresse pour des raisons précises.',
    ],
    [
      'Je vous propose ma candidature, avec des exemples plutôt que des promesses.',
      'Cette lettre accompagne mon CV et en retient l’essentiel.',
      'Voici, en quelques lignes, ce que je peux vous apporter.',
    ],
  ],
  link: [
    [
      'Après {years} d’expérience, je travaille aujourd’hui {atNow}, comme {jobNow}.',
      'Je travaille actuellement {atNow}, comme {jobNow}, et mon expérience totale est de {years}.',
      'Aujourd’hui {jobNow} {atNow}, je compte {years} d’expérience.',
    ],
    [
      'Mon expérience est de {years}\u00a0: voici ce qu’elle contient d’utile pour vous.',
      'Derrière cette affirmation, il y a {years} d’expérience.',
      'En {years}, j’ai eu le temps de vérifier ce qui fonctionne.',
    ],
    ['Comme {jobA}, j’en ai fait mon métier.', 'Mon expérience de {jobA} en donne la mesure.'],
    [
      'Quelques exemples le montrent.',
      'Voici ce que mon parcours peut vous apporter.',
      'Mon parcours contient de quoi vous répondre.',
    ],
  ],
  lead: [
    [
      'Depuis {sinceA}, {thereA}, j’ai en main {tasks}.',
      '~Mon quotidien {thereA}, depuis {sinceA}\u00a0: {tasks}.',
      'On m’a confié, {whereA}, {tasks}.',
      'Ce que j’ai pratiqué {whereA} tient en peu de mots\u00a0: {tasks}.',
      '^Mon quotidien {whereA}, c’était ceci\u00a0: {tasks}.',
    ],
    [
      '~Mon quotidien {whereA}\u00a0: {inf}.',
      '~On me demande, {whereA}, de {inf}.',
      '~Ce que je fais {whereA} est concret\u00a0: {inf}.',
      '^On m’a demandé, {whereA}, de {inf}.',
      '^Ce que je faisais {whereA} était concret\u00a0: {inf}.',
    ],
    [
      'Prenons un premier exemple\u00a0: {whereA}, {clause}.',
      'Voici un fait\u00a0: {whereA}, {clause}.',
    ],
    [
      '~Mon travail {whereA}, en bref\u00a0: {list}.',
      'On m’a confié {whereA} des missions concrètes\u00a0: {list}.',
      'Ce que j’ai pratiqué {whereA} tient en peu de mots\u00a0: {list}.',
    ],
  ],
  result: [
    [
      'Le résultat se mesure\u00a0: {result}.',
      'À l’arrivée\u00a0: {result}.',
      'Un chiffre pour finir\u00a0: {result}.',
    ],
  ],
  also: [
    [
      'J’y assure aussi {tasks}.',
      'Le même poste m’a fait travailler sur un autre terrain\u00a0: {tasks}.',
      'S’y ajoute une part tout aussi concrète\u00a0: {tasks}.',
      'On m’y a également confié {tasks}.',
      'Autre part de mon travail\u00a0: {tasks}.',
      'À côté de cela, je prends en charge {tasks}.',
    ],
    ['Le même poste me demande de {inf}.', 'S’y ajoute une autre mission\u00a0: {inf}.'],
    [
      'Dans le même poste, {clause}.',
      'Autre exemple\u00a0: {clause}.',
      'Par ailleurs, {clause}.',
      'J’ajoute un fait\u00a0: {clause}.',
    ],
    [
      'S’y ajoutent d’autres missions\u00a0: {list}.',
      'Le même poste comprend aussi\u00a0: {list}.',
      'Autre part de mon travail\u00a0: {list}.',
      'On m’y a également confié ceci\u00a0: {list}.',
      'À côté de cela, il y a aussi\u00a0: {list}.',
    ],
  ],
  alsoPast: [
    [
      'J’y assurais aussi {tasks}.',
      'Ce poste m’a également confié {tasks}.',
      'On m’y demandait en plus un autre travail\u00a0: {tasks}.',
      'Autre part de ce travail\u00a0: {tasks}.',
      'À côté de cela, il y avait {tasks}.',
    ],
    ['Il fallait aussi {inf}.', 'Ce poste me demandait également de {inf}.'],
    [
      'Dans le même poste, {clause}.',
      'Autre exemple\u00a0: {clause}.',
      'Par ailleurs, {clause}.',
      'J’ajoute un fait\u00a0: {clause}.',
    ],
    [
      'Ce poste comprenait aussi d’autres missions\u00a0: {list}.',
      'J’y ai pratiqué autre chose encore\u00a0: {list}.',
      'Autre part de ce travail\u00a0: {list}.',
      'On m’y demandait aussi\u00a0: {list}.',
      'À côté de cela, il y avait\u00a0: {list}.',
    ],
  ],
  turn: [
    [
      'Auparavant, {atB}, mon poste de {jobB} m’a appris autre chose\u00a0: {tasksB}.',
      'Avant ce poste, j’ai travaillé {atB} comme {jobB}\u202f; j’y ai pris en main {tasksB}.',
      'De mon expérience de {jobB} {atB}, je garde des réflexes solides\u00a0: {tasksB}.',
    ],
    [
      'Auparavant, {whereB}, j’ai pris en main {tasksB}.',
      'De mon expérience {whereB}, je garde des réflexes solides\u00a0: {tasksB}.',
    ],
    [
      'Auparavant, {whereB}, mon travail était de {infB}.',
      'De mon expérience {whereB}, je garde un savoir-faire\u00a0: {infB}.',
    ],
    ['Auparavant, {whereB}, {clauseB}.', 'Plus tôt, {whereB}, {clauseB}.'],
    [
      'Auparavant, {whereB}, mes missions étaient celles-ci\u00a0: {listB}.',
      'De mon expérience {whereB}, je garde une pratique variée\u00a0: {listB}.',
    ],
  ],
  skills: [
    [
      'Votre annonce et mon CV se rejoignent sur plusieurs points\u00a0: {skills}.',
      'Du côté des compétences que vous citez, j’ai déjà pratiqué celles-ci\u00a0: {skills}.',
      'Plusieurs compétences de votre annonce figurent déjà dans mon CV\u00a0: {skills}.',
    ],
  ],
  degree: [
    [
      'Côté formation, je m’appuie sur ce parcours\u00a0: {degree}.',
      'Ma formation complète cette pratique\u00a0: {degree}.',
      'Tout cela repose sur une formation\u00a0: {degree}.',
    ],
  ],
  thread: [
    [
      'D’un poste à l’autre, la méthode reste la même\u00a0: comprendre ce qui est attendu, faire, vérifier, rendre compte.',
      'Ces expériences se complètent, et c’est leur ensemble que je vous propose.',
      'Rien de tout cela n’est théorique\u00a0: ce sont des gestes et des décisions de tous les jours.',
    ],
  ],
  together: [
    [
      'Ce que nous pourrions faire ensemble est simple à dire\u00a0: {m3}, avec des résultats que vous pourrez suivre.',
      'Travailler avec vous, ce serait pour moi {m3}, en restant à l’écoute de vos priorités.',
      'Dans votre équipe, je pourrais contribuer vite, et d’abord pour {m3}.',
    ],
    [
      'Ce que nous pourrions faire ensemble est simple à dire\u00a0: j’apporterais mon aide {toN3}, avec des résultats que vous pourrez suivre.',
      'Travailler avec vous, ce serait pour moi participer {toN3}, en restant à l’écoute de vos priorités.',
      'Dans votre équipe, je pourrais contribuer vite, et d’abord {toN3}.',
    ],
    [
      'Ce que nous pourrions faire ensemble {atCompany} est simple à dire\u00a0: avancer vite, sur des bases claires.',
      'Travailler avec vous, ce serait partager des méthodes, des résultats et des échanges francs.',
      'Dans votre équipe, je pourrais contribuer vite, en restant à l’écoute de vos priorités.',
    ],
    [
      'Ce que nous pourrions faire ensemble est simple à dire\u00a0: avancer vite, sur des bases claires.',
      'Travailler avec vous, ce serait partager des méthodes, des résultats et des échanges francs.',
      'Dans votre équipe, je pourrais contribuer vite, en restant à l’écoute de vos priorités.',
    ],
  ],
  learn: [
    [
      'Certains points de votre annonce me restent à apprendre, et je m’y mettrai dès le premier jour.',
      'Ce que je ne connais pas encore de votre environnement, je l’apprendrai avec vos équipes.',
      'Les outils que je n’ai pas encore utilisés, je prendrai le temps de les apprendre.',
    ],
  ],
  ask: [
    [
      'Je serais à votre disposition pour en parler de vive voix, au moment qui vous convient.',
      'Parlons-en lors d’un entretien\u00a0: je pourrai détailler ces exemples et répondre à vos questions.',
      'Un échange de vive voix vous permettrait d’en juger\u202f; je m’adapterai à votre calendrier.',
    ],
  ],
  closing: [
    [
      'Je vous prie de recevoir, {appeal}, mes salutations distinguées.',
      'Veuillez recevoir, {appeal}, mes sincères salutations.',
      'Je vous adresse, {appeal}, mes salutations distinguées.',
    ],
  ],
};
