/** A question that an employer may not ask, why, and a polite way out. */
export type PracticeQuestion = {
  readonly id: string;
  readonly text: string;
  /** The criterion of the law it touches. */
  readonly criterion: string;
  /** What a recruiter may ask instead, since it bears on the post. */
  readonly lawful: string;
  /** Ways out, from the softest to the firmest. */
  readonly waysOut: readonly string[];
};

/**
 * The rule, in words. Code du travail, articles L1132-1 (criteria that may not be used) and L1221-6 (what is asked
 * has to bear directly on the post or on professional aptitude).
 */
export const PRACTICE_RULE =
  'Les questions d’un entretien doivent avoir un lien direct avec le poste ou vos aptitudes professionnelles (Code du travail, article L1221-6). Ce critère fait partie de ceux sur lesquels un employeur ne peut pas fonder sa décision (article L1132-1).';

export const PRACTICE_BECAUSE =
  'entraînement facultatif : en France, un employeur n’a pas le droit de la poser';

export const PRACTICE_QUESTIONS: readonly PracticeQuestion[] = [
  {
    id: 'grossesse',
    text: 'Envisagez-vous d’avoir des enfants prochainement ?',
    criterion: 'la grossesse et la situation de famille',
    lawful: 'vos disponibilités et les contraintes d’horaires du poste',
    waysOut: [
      'Je comprends que vous ayez besoin de visibilité sur l’organisation. Je suis disponible pour ce poste aux horaires annoncés.',
      'Je préfère garder ce sujet pour ma vie privée. En revanche, je peux vous parler de mon engagement dans mes missions.',
    ],
  },
  {
    id: 'famille',
    text: 'Êtes-vous en couple ? Qui garde vos enfants quand ils sont malades ?',
    criterion: 'la situation de famille',
    lawful: 'vos disponibilités aux horaires du poste',
    waysOut: [
      'Si votre question porte sur ma disponibilité, les horaires annoncés me conviennent.',
      'Ma situation familiale n’a pas d’incidence sur mon travail. Parlons plutôt de l’organisation du service ?',
    ],
  },
  {
    id: 'religion',
    text: 'Pratiquez-vous une religion ?',
    criterion: 'les convictions religieuses',
    lawful: 'votre capacité à respecter les règles et les horaires de la structure',
    waysOut: [
      'C’est un sujet personnel, sans lien avec le poste. Je respecte les règles de fonctionnement de chaque équipe.',
      'Je préfère que nous parlions de mes compétences. Quelles sont les priorités des premiers mois ?',
    ],
  },
  {
    id: 'age',
    text: 'N’êtes-vous pas un peu trop âgé·e, ou un peu jeune, pour ce poste ?',
    criterion: 'l’âge',
    lawful: 'votre expérience et votre aptitude aux tâches du poste',
    waysOut: [
      'Ce qui compte, je crois, c’est ce que je sais faire : puis-je vous donner un exemple proche de vos missions ?',
      'Mon âge ne dit rien de mon travail. Mon expérience, elle, correspond à ce que vous décrivez.',
    ],
  },
  {
    id: 'origine',
    text: 'Votre nom vient d’où ? Vous êtes de quelle origine ?',
    criterion: 'l’origine et le nom de famille',
    lawful: 'votre droit de travailler en France et les langues utiles au poste',
    waysOut: [
      'Si vous souhaitez vérifier mon autorisation de travail, je peux vous la présenter.',
      'Je préfère m’en tenir au poste. Voulez-vous que je vous parle de mes dernières missions ?',
    ],
  },
  {
    id: 'sante',
    text: 'Avez-vous des problèmes de santé ou un handicap ?',
    criterion: 'l’état de santé et le handicap',
    lawful: 'rien sur votre santé : l’aptitude relève de la médecine du travail',
    waysOut: [
      'Je suis en mesure de faire le travail décrit. L’aptitude médicale se voit avec la médecine du travail.',
      'Ce point relève de la médecine du travail. De mon côté, les tâches du poste me conviennent.',
    ],
  },
  {
    id: 'syndicat',
    text: 'Êtes-vous syndiqué·e ? Que pensez-vous des syndicats ?',
    criterion: 'les activités syndicales',
    lawful: 'votre façon de travailler avec vos interlocuteurs',
    waysOut: [
      'C’est un choix personnel. Au travail, je privilégie le dialogue avec mes collègues et ma hiérarchie.',
      'Je préfère ne pas aborder ce sujet ici. Comment se passe la communication dans l’équipe ?',
    ],
  },
  {
    id: 'domicile',
    text: 'Vous habitez ce quartier ? Vous n’allez pas être en retard tous les matins ?',
    criterion: 'le lieu de résidence',
    lawful: 'votre capacité à être présent·e aux horaires du poste',
    waysOut: [
      'J’ai étudié le trajet avant de candidater : les horaires me conviennent.',
      'Mon adresse n’entre pas en compte dans mon travail. Je serai là à l’heure de la prise de poste.',
    ],
  },
];
