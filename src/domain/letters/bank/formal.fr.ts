import type { RegisterBank } from '#/domain/letters/bank/bank';

/** 0 to 19: long sentences, set verbs, the conditional of courtesy. */
export const formal: RegisterBank = {
  opening: [
    [
      'J’ai l’honneur de vous soumettre ma candidature au poste de {title}, dont la mission consiste notamment à {pairTo}.',
      'Par la présente, je sollicite le poste de {title} que vous avez ouvert\u202f; {pair} sont des responsabilités dont j’ai la pratique.',
      'Votre annonce confie à la personne retenue le soin de {pairOf}\u202f; c’est à ce titre que je vous adresse ma candidature au poste de {title}.',
    ],
    [
      'J’ai l’honneur de vous soumettre ma candidature au poste de {title}, qui recouvre notamment {n1} et {n2}.',
      'Par la présente, je sollicite le poste de {title}, auquel vous rattachez {n1} et {n2}.',
      'Votre annonce place au premier rang {n1} et {n2}\u202f; c’est à ce titre que je vous adresse ma candidature au poste de {title}.',
    ],
    [
      'J’ai l’honneur de vous soumettre ma candidature au poste de {title}, à pourvoir {atCompany}.',
      'Par la présente, je sollicite le poste de {title} que vous avez ouvert {atCompany}.',
      'Votre recherche, {atCompany}, d’une personne pour le poste de {title} me conduit à vous adresser ma candidature.',
    ],
    [
      'J’ai l’honneur de vous soumettre ma candidature au poste de {title}.',
      'Par la présente, je sollicite le poste de {title} que vous avez ouvert.',
      'Votre annonce pour le poste de {title} me conduit à vous adresser ma candidature.',
    ],
    [
      'J’ai l’honneur de vous soumettre ma candidature.',
      'Par la présente, je souhaite porter ma candidature à votre attention.',
      'Permettez-moi de vous soumettre ma candidature.',
    ],
  ],
  link: [
    [
      'Mon parcours compte {years} d’expérience, dont mes fonctions actuelles de {jobNow} {atNow}.',
      'Les {years} d’expérience dont je dispose, et mes fonctions actuelles de {jobNow} {atNow}, m’en ont donné une connaissance précise.',
      'J’exerce à ce jour les fonctions de {jobNow} {atNow}, au terme d’un parcours de {years}.',
    ],
    [
      'Mon parcours compte {years} d’expérience, que je vous présente ici par ce qu’il a de plus proche de vos attentes.',
      'Les {years} d’expérience dont je dispose me permettent de vous présenter des faits plutôt que des intentions.',
      'Au terme d’un parcours de {years}, je puis vous en donner les preuves qui suivent.',
    ],
    [
      'Mes fonctions de {jobA} m’ont donné les repères qu’appelle un tel poste.',
      'L’exercice du métier de {jobA} m’a donné une connaissance précise de ses exigences.',
    ],
    [
      'Vous trouverez ci-après les éléments de mon parcours qui me paraissent répondre à vos attentes.',
      'Les lignes qui suivent s’en tiennent aux éléments de mon parcours qui touchent à vos attentes.',
      'Permettez-moi d’en exposer brièvement les raisons.',
    ],
  ],
  lead: [
    [
      'Depuis {sinceA}, il m’est confié, {thereA}, {tasks}.',
      '~Mes attributions {thereA} comprennent, depuis {sinceA}, {tasks}.',
      'Il m’a été confié, {whereA}, {tasks}.',
      '~La charge que j’ai reçue {whereA} comprend {tasks}.',
      '^Mes attributions {whereA} comprenaient {tasks}.',
      '^La charge que j’avais reçue {whereA} comprenait {tasks}.',
    ],
    [
      '~Mes fonctions {whereA} consistent à {inf}.',
      '~Il m’appartient, {whereA}, de {inf}.',
      '~La charge que j’ai reçue {whereA} suppose de {inf}.',
      '^Il m’appartenait, {whereA}, de {inf}.',
      '^Mes fonctions {whereA} consistaient à {inf}.',
    ],
    [
      'Dans le cadre de mes fonctions {whereA}, {clause}.',
      'Au titre de mes fonctions {whereA}, {clause}.',
    ],
    [
      '~Mes fonctions {whereA} se résument ainsi\u00a0: {list}.',
      'Parmi mes attributions {whereA}, je citerai les suivantes\u00a0: {list}.',
      '~La charge que j’ai reçue {whereA} comprend ceci\u00a0: {list}.',
    ],
  ],
  result: [
    [
      'Le résultat en est vérifiable\u00a0: {result}.',
      'L’effet de ce travail a pu être mesuré\u00a0: {result}.',
      'Un fait en témoigne\u00a0: {result}.',
    ],
  ],
  also: [
    [
      'Il s’y ajoute {tasks}.',
      'À ces attributions, je joins {tasks}.',
      'Cette fonction comprend également {tasks}.',
      'L’on m’y a aussi confié {tasks}.',
      'Relève également de ma charge ce qui suit\u00a0: {tasks}.',
      'S’y rattache, dans le même esprit, un autre ensemble\u00a0: {tasks}.',
    ],
    [
      'Il m’y revient aussi de {inf}.',
      'Cette fonction suppose également de {inf}.',
      'À ces attributions, je joins le soin de {inf}.',
    ],
    [
      'Au même titre, {clause}.',
      'De surcroît, {clause}.',
      'Par ailleurs, {clause}.',
      'À cela s’ajoute un point\u00a0: {clause}.',
    ],
    [
      'À ces attributions se joint ce qui suit\u00a0: {list}.',
      'Cette fonction comprend en outre\u00a0: {list}.',
      'S’y rattache un autre ensemble\u00a0: {list}.',
      'Relève également de ma charge ce qui suit\u00a0: {list}.',
    ],
  ],
  alsoPast: [
    [
      'Il s’y ajoutait {tasks}.',
      'Ce poste comprenait également {tasks}.',
      'J’y joignais {tasks}.',
      'L’on m’y avait aussi confié {tasks}.',
      'S’y rattachait un autre ensemble\u00a0: {tasks}.',
    ],
    ['Il m’y revenait aussi de {inf}.', 'Ce poste supposait également de {inf}.'],
    [
      'Au même titre, {clause}.',
      'De surcroît, {clause}.',
      'Par ailleurs, {clause}.',
      'À cela s’ajoute un point\u00a0: {clause}.',
    ],
    [
      'Il s’y ajoutait ce qui suit\u00a0: {list}.',
      'Ce poste comprenait en outre\u00a0: {list}.',
      'S’y rattachait un autre ensemble\u00a0: {list}.',
      'L’on m’y avait aussi confié ceci\u00a0: {list}.',
    ],
  ],
  turn: [
    [
      'Auparavant, {atB}, mes fonctions de {jobB} recouvraient {tasksB}.',
      'Un poste antérieur de {jobB}, {atB}, m’avait déjà confié {tasksB}.',
      'De mon passage {atB}, comme {jobB}, je retiens {tasksB}.',
    ],
    [
      'Auparavant, {whereB}, mes fonctions recouvraient {tasksB}.',
      'Un poste antérieur, {whereB}, m’avait déjà confié {tasksB}.',
      'De mon passage {whereB}, je retiens {tasksB}.',
    ],
    [
      'Auparavant, {whereB}, il m’appartenait de {infB}.',
      'Un poste antérieur, {whereB}, me demandait de {infB}.',
    ],
    ['Auparavant, {whereB}, {clauseB}.', 'Dans un poste antérieur, {whereB}, {clauseB}.'],
    [
      'Auparavant, {whereB}, mes attributions étaient les suivantes\u00a0: {listB}.',
      'Un poste antérieur, {whereB}, recouvrait ceci\u00a0: {listB}.',
    ],
  ],
  skills: [
    [
      'Plusieurs des compétences que vous énumérez figurent à mon parcours\u00a0: {skills}.',
      'Votre annonce requiert des compétences dont mon parcours fait état\u00a0: {skills}.',
      'S’agissant des compétences attendues, mon parcours fait état des suivantes\u00a0: {skills}.',
    ],
  ],
  degree: [
    [
      'Une formation soutient cette pratique\u00a0: {degree}.',
      'Quant à ma formation, elle est la suivante\u00a0: {degree}.',
      'À cette expérience répond une formation\u00a0: {degree}.',
    ],
  ],
  thread: [
    [
      'C’est cette pratique, suivie et vérifiable, que je souhaite mettre à votre disposition.',
      'De ces fonctions, je retiens le goût du travail exact et le sens de la parole tenue.',
      'L’ensemble forme une expérience que je crois utile à vos attentes.',
    ],
  ],
  together: [
    [
      'Il me serait précieux de concourir {atCompany} à une mission que vous décrivez avec netteté\u00a0: {m3}.',
      'Je souhaiterais apporter à vos équipes une pratique immédiatement utile, en particulier pour {m3}.',
      'Rejoindre vos équipes me permettrait de servir un objet auquel j’attache du prix\u00a0: {m3}.',
    ],
    [
      'Il me serait précieux d’apporter mon concours {toN3}.',
      'Je souhaiterais prendre ma part, au sein de vos équipes, {toN3}.',
      'Rejoindre vos équipes me permettrait de contribuer {toN3}.',
    ],
    [
      'Il me serait précieux de mettre cette exigence au service de vos équipes {atCompany}.',
      'Je souhaiterais apporter à vos équipes une pratique immédiatement utile et le respect de vos usages.',
      'Servir vos équipes avec cette même exigence serait pour moi un engagement de chaque jour.',
    ],
    [
      'Il me serait précieux de mettre cette exigence au service de vos équipes.',
      'Je souhaiterais apporter à vos équipes une pratique immédiatement utile et le respect de vos usages.',
      'Servir vos équipes avec cette même exigence serait pour moi un engagement de chaque jour.',
    ],
  ],
  learn: [
    [
      'Quant aux usages et aux outils qui vous sont propres, je m’engage à les acquérir avec méthode.',
      'Ce que vos procédures ont de particulier, je m’emploierai à l’apprendre dès mon arrivée.',
      'Tout point de votre annonce que mon parcours ne couvre pas encore ferait, de ma part, l’objet d’un apprentissage attentif.',
    ],
  ],
  ask: [
    [
      'Je vous saurais gré de bien vouloir m’accorder un entretien, au cours duquel je pourrais vous exposer ces éléments plus en détail.',
      'Un entretien me permettrait de répondre à vos questions\u202f; je me tiens à votre disposition pour en convenir à la date qui vous agréera.',
      [
        'Vous rencontrer me serait agréable, si vous vouliez bien m’accorder un entretien à la date qui vous conviendra.',
        'Aussi vous serais-je obligée de l’entretien que vous voudriez bien m’accorder, à la date qui vous conviendra.',
        'Aussi vous serais-je obligé de l’entretien que vous voudriez bien m’accorder, à la date qui vous conviendra.',
      ],
    ],
  ],
  closing: [
    [
      'Je vous prie de bien vouloir agréer, {appeal}, mes salutations les plus distinguées.',
      'Veuillez agréer, {appeal}, l’assurance de ma considération distinguée.',
      'Je vous prie de croire, {appeal}, à l’expression de ma haute considération.',
    ],
  ],
};
