import type { AnswerShape } from '#/domain/interview/interview';
import type { Level, Point } from '#/domain/interview/review/answerReview';

/**
 * Answers written by hand for several trades, with what a demanding coach would say of them: how good, what has to be
 * found, what has to be missed, and the one thing to improve first where it is beyond discussion.
 */
export type CoachedAnswer = {
  readonly name: string;
  readonly shape: AnswerShape;
  readonly text: string;
  readonly level: Level;
  readonly met?: readonly Point['about'][];
  readonly missed?: readonly Point['about'][];
  /** Any of these may come first. */
  readonly first?: readonly Point['about'][];
};

export const COACHED: readonly CoachedAnswer[] = [
  // Nurse aide
  {
    name: 'nurse aide, star, good',
    shape: 'star',
    level: 'good',
    met: [
      'situation',
      'task',
      'action',
      'result',
      'figures',
      'person',
      'fillers',
      'assurance',
      'length',
    ],
    text: `L'hiver dernier, à l'EHPAD Les Genêts, une résidente de l'unité protégée refusait la toilette depuis trois jours. Je devais assurer le soin sans la brusquer, avec douze autres toilettes à faire avant dix heures. J'ai d'abord lu les transmissions de nuit, puis je lui ai proposé de choisir entre le lavabo et la douche. J'ai chanté avec elle une chanson qu'elle aime et j'ai fait le soin en deux fois. J'ai noté la méthode dans Netsoins pour mes collègues. Résultat : plus aucun refus pendant les deux mois suivants, et sa fille nous a remerciés.`,
  },
  {
    name: 'nurse aide, star, medium: a group acts and nothing comes of it',
    shape: 'star',
    level: 'fair',
    met: ['situation', 'action'],
    missed: ['result', 'person', 'figures'],
    first: ['result', 'person'],
    text: `Une nuit, dans mon ancien service, un monsieur est tombé de son lit. Nous avons appelé l'infirmière de garde et nous avons sécurisé la chambre. Nous avons ensuite relevé le monsieur avec le lève-personne et nous avons pris ses constantes. Il fallait aussi prévenir la famille. Nous avons écrit la déclaration de chute tous ensemble avant la relève du matin.`,
  },
  {
    name: 'nurse aide, star, weak',
    shape: 'star',
    level: 'aside',
    missed: ['result', 'action', 'figures'],
    text: `Euh ben en fait moi j'aime bien les personnes âgées, voilà. Du coup je pense que je suis peut-être un peu patiente, quoi. C'est un métier difficile mais voilà, il faut avoir la vocation, euh, et puis c'est tout.`,
  },
  {
    name: 'nurse aide, weakness, good',
    shape: 'weakness',
    level: 'good',
    met: ['weakPoint', 'progress'],
    text: `J'ai longtemps eu du mal à demander de l'aide pour les transferts, par peur de déranger. Après une douleur au dos, j'ai suivi la formation gestes et postures. Maintenant, j'appelle systématiquement une collègue pour les résidents lourds, et je le note dans mon plan de soins.`,
  },
  {
    name: 'nurse aide, respect lost',
    shape: 'star',
    level: 'fair',
    missed: ['respect'],
    first: ['respect'],
    text: `Dans mon dernier poste, on m'a demandé de faire dix-huit toilettes seule un dimanche. Ma cadre était complètement incompétente, elle ne savait rien organiser. J'ai classé les résidents par priorité, j'ai prévenu l'infirmière et j'ai reporté quatre douches au lendemain. Au final, tous les soins urgents ont été faits à temps et j'ai tout tracé dans le logiciel.`,
  },
  // Forklift driver
  {
    name: 'forklift driver, star, good',
    shape: 'star',
    level: 'good',
    met: ['situation', 'task', 'action', 'result', 'figures', 'person'],
    text: `En novembre 2024, chez Transports Delvaux, un quai était bloqué par trois semi-remorques arrivés en même temps. Je devais les décharger avant 14 heures pour ne pas retarder la tournée. J'ai vérifié les bons, j'ai séparé les palettes fragiles et j'ai demandé à un collègue de filmer pendant que je vidais les remorques au chariot de catégorie 3. J'ai rangé 66 palettes en deux heures. Les trois camions sont repartis à l'heure, sans casse.`,
  },
  {
    name: 'forklift driver, dictated without full stops',
    shape: 'star',
    level: 'good',
    met: ['situation', 'task', 'action', 'result'],
    text: `alors quand j'étais chez Geodis il y a deux ans on avait un gros problème d'inventaire il manquait quarante palettes dans le système et je devais retrouver d'où ça venait avant la fin de semaine j'ai repris toutes les entrées une par une j'ai comparé avec les bons de livraison et j'ai trouvé que deux emplacements étaient inversés j'ai corrigé les adresses et j'ai collé des étiquettes plus grandes au final on a retrouvé trente-huit palettes sur quarante et mon chef m'a confié l'inventaire suivant`,
  },
  {
    name: 'forklift driver, star, too short',
    shape: 'star',
    level: 'weak',
    missed: ['length', 'result'],
    first: ['length'],
    text: `Je conduis les chariots, je charge.`,
  },
  {
    name: 'forklift driver, method, medium',
    shape: 'method',
    level: 'fair',
    met: ['order', 'check'],
    missed: ['example', 'figures'],
    text: `D'abord je fais le tour du chariot pour vérifier les fourches, les freins et le niveau d'huile. Ensuite je regarde le plan de chargement et le poids des palettes. Puis je charge le plus lourd au fond. Avant de fermer, je contrôle le calage et je signe le bon avec le chauffeur.`,
  },
  {
    name: 'forklift driver, facts, good',
    shape: 'facts',
    level: 'good',
    met: ['fact', 'precision', 'openness'],
    text: `Oui, j'ai les CACES R489 1, 3 et 5, renouvelés en mars 2024 et valables jusqu'en 2029. J'ai surtout conduit des chariots à mât rétractable, tous les jours pendant quatre ans, ce qui correspond à votre entrepôt.`,
  },
  // Accountant
  {
    name: 'accountant, star, good',
    shape: 'star',
    level: 'good',
    met: ['situation', 'task', 'action', 'result', 'figures', 'person'],
    text: `Quand je suis arrivée à la Papeterie Larive, le lettrage fournisseurs avait huit mois de retard. Mon objectif était de tout régulariser avant la clôture de juin. J'ai extrait la balance âgée, j'ai classé les écarts par montant et j'ai appelé les vingt fournisseurs les plus importants. Chaque vendredi, je faisais le point avec ma responsable. À la clôture, les écarts étaient passés de 48 000 euros à 1 200 euros, et le commissaire aux comptes n'a fait aucune remarque.`,
  },
  {
    name: 'accountant, pitch, good',
    shape: 'pitch',
    level: 'good',
    met: ['path', 'proof', 'aim'],
    text: `Après un BTS comptabilité en alternance, j'ai travaillé cinq ans en PME industrielle, dont trois sur la comptabilité fournisseurs. Je saisis et je contrôle environ 400 factures par mois sur Sage 100. L'an dernier, j'ai mis en place un tableau de suivi des relances qui a réduit les retards de paiement de moitié. Aujourd'hui, je cherche un poste où je participe aussi aux clôtures, et c'est ce que propose votre annonce.`,
  },
  {
    name: 'accountant, pitch, weak: hedges everywhere',
    shape: 'pitch',
    level: 'weak',
    missed: ['aim', 'figures', 'assurance'],
    text: `Je pense que je suis peut-être quelqu'un d'assez sérieux. J'ai fait un peu de comptabilité, un peu de secrétariat, enfin bref, plus ou moins de tout. Je crois que je peux m'adapter, normalement. Voilà.`,
  },
  {
    name: 'accountant, gap, good',
    shape: 'gap',
    level: 'good',
    met: ['standing', 'near', 'plan'],
    text: `Je n'ai pas encore utilisé Cegid. En revanche, je travaille sur Sage 100 depuis cinq ans et j'ai déjà changé une fois de logiciel en cours d'exercice. Je peux suivre les modules en ligne avant mon arrivée et je serais autonome sur la saisie en deux semaines environ.`,
  },
  {
    name: 'accountant, gap, weak',
    shape: 'gap',
    level: 'weak',
    missed: ['plan'],
    text: `Non, je ne connais pas ce logiciel, on ne nous l'a jamais montré à l'école.`,
  },
  {
    name: 'accountant, strengths, medium: no proof',
    shape: 'strengths',
    level: 'fair',
    met: ['quality', 'use'],
    missed: ['figures'],
    text: `Je suis rigoureuse et organisée. Je suis aussi discrète, ce qui est important quand on manipule des salaires et des comptes bancaires. Pour votre poste, ces qualités sont utiles tous les jours, surtout pendant les périodes de clôture où le rythme est soutenu et où tout le monde est sous tension.`,
  },
  // Developer
  {
    name: 'developer, star, good',
    shape: 'star',
    level: 'good',
    met: ['situation', 'task', 'action', 'result', 'figures', 'person'],
    text: `En 2023, chez Novalibre, nos mises en production prenaient deux jours et échouaient une fois sur trois. On m'a demandé de fiabiliser la chaîne de livraison en un trimestre. J'ai découpé le pipeline GitLab en étapes, j'ai écrit les tests de bout en bout qui manquaient et j'ai formé les quatre développeurs à la relecture. La livraison est passée de deux jours à quarante minutes, et nous n'avons eu qu'un seul retour arrière en six mois.`,
  },
  {
    name: 'developer, star, medium: in "on" and without figures',
    shape: 'star',
    level: 'fair',
    missed: ['person'],
    text: `Sur le dernier projet, on avait une API très lente et il fallait la corriger avant la démonstration. On a regardé les requêtes, on a ajouté un cache et on a réécrit la pagination. On a fait des tests de charge et on a déployé le soir même. Finalement la démonstration s'est bien passée et le client était satisfait.`,
  },
  {
    name: 'developer, projection, good',
    shape: 'projection',
    level: 'good',
    met: ['goal', 'steps', 'link'],
    text: `Dans trois ans, j'aimerais être référent sur l'architecture. D'abord, je veux bien connaître votre produit et vos utilisateurs, puis me former à la conception de systèmes distribués. Votre équipe est encore petite : j'aimerais y grandir et accompagner à mon tour les nouveaux.`,
  },
  {
    name: 'developer, questions, good',
    shape: 'questions',
    level: 'good',
    met: ['question', 'role'],
    text: `Oui, deux. Comment se passe une mise en production chez vous, et qui en est responsable ? Et à quoi verriez-vous, dans six mois, que la personne recrutée a réussi dans l'équipe ?`,
  },
  {
    name: 'developer, questions, weak',
    shape: 'questions',
    level: 'weak',
    missed: ['question'],
    text: `Non, je n'ai pas de questions, tout est clair.`,
  },
  // NGO field officer
  {
    name: 'field officer, star, good',
    shape: 'star',
    level: 'good',
    met: ['situation', 'task', 'action', 'result', 'figures', 'person', 'fillers'],
    text: `En 2022, au nord du Burkina, la base de Kaya a accueilli 3 000 déplacés en une semaine. J'avais la responsabilité de la distribution d'eau sur deux sites, avec un budget arrêté avant la crise. J'ai réuni les comités d'usagers, j'ai réaffecté deux camions-citernes et j'ai négocié un avenant avec le bailleur. J'ai intégré une approche genre dans les files d'attente. En dix jours, nous sommes passés de 7 à 15 litres par personne, et l'avenant a été validé sans réserve.`,
  },
  {
    name: 'field officer, motivation, good',
    shape: 'motivation',
    level: 'good',
    met: ['company', 'self', 'together'],
    text: `J'ai lu votre rapport d'activité : vous travaillez avec les comités de gestion plutôt qu'à leur place, et c'est ce qui m'attire. J'ai mené le même type d'accompagnement pendant trois ans au Niger. Je pourrai prendre en charge le suivi des indicateurs dès les premiers mois et former les relais communautaires.`,
  },
  {
    name: 'field officer, motivation, weak',
    shape: 'motivation',
    level: 'weak',
    missed: ['together'],
    text: `J'ai toujours voulu aider les gens et voyager. L'humanitaire c'est une passion depuis que je suis petit.`,
  },
  {
    name: 'field officer, method, good',
    shape: 'method',
    level: 'good',
    met: ['order', 'check', 'example', 'figures', 'person'],
    text: `D'abord je rencontre les partenaires pour comprendre qui utilise les données. Ensuite je construis un plan de collecte avec cinq ou six indicateurs, pas davantage. Je forme les enquêteurs pendant deux jours et je teste le questionnaire sur dix ménages. Chaque semaine je vérifie 10 % des fiches par téléphone. L'an dernier, au Tchad, j'ai réduit les erreurs de saisie de 12 à 3 % de cette façon.`,
  },
  // Questions that may not be asked
  {
    name: 'forbidden question, polite way out',
    shape: 'redirect',
    level: 'good',
    met: ['calm', 'backToJob', 'privacy'],
    text: `Je préfère garder ce sujet pour ma vie privée. Si votre question porte sur ma disponibilité, les horaires du poste me conviennent.`,
  },
  {
    name: 'forbidden question, too much said',
    shape: 'redirect',
    level: 'fair',
    missed: ['privacy'],
    first: ['privacy'],
    text: `J'ai deux enfants, ils ont cinq et huit ans, et ma mère les garde quand je travaille le week-end. Mon mari est souvent en déplacement mais je suis disponible aux horaires du poste.`,
  },
];
