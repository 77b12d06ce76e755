import type { Forms } from './dimensions';

type Wordings = Readonly<Record<Exclude<Forms['headings'], 'none'>, readonly string[]>>;
type Kind = 'posts' | 'studies' | 'skills' | 'languages' | 'hobbies';

/** What the sections of a CV are called. */
export const HEADINGS: Readonly<Record<Kind, Wordings>> = {
  posts: {
    standard: [
      'Expérience professionnelle',
      'Expériences professionnelles',
      'Expériences',
      'Parcours professionnel',
      'Emplois occupés',
    ],
    capitals: ['EXPÉRIENCES PROFESSIONNELLES', 'EXPERIENCE', 'PARCOURS PROFESSIONNEL'],
    mine: ['Mes expériences', 'Mon parcours', 'Mon parcours professionnel'],
    colon: ['Expériences professionnelles :', 'Expérience :'],
    pictogram: ['★ Expériences professionnelles', '▪ EXPÉRIENCE'],
    misspelt: [
      'Experiences professionelles',
      'EXPÉRIENCES PROFESIONNELLES',
      'Expérience professionnel',
    ],
  },
  studies: {
    standard: [
      'Formation',
      'Formations',
      'Diplômes et formations',
      'Études',
      'Formation & diplômes',
      'Parcours scolaire',
    ],
    capitals: ['FORMATION', 'FORMATIONS ET DIPLÔMES', 'DIPLOMES'],
    mine: ['Mes formations', 'Mes diplômes', 'Ma formation'],
    colon: ['Formations :', 'Diplômes :'],
    pictogram: ['★ Formation', '▪ FORMATIONS'],
    misspelt: ['Formations et diplomes obtenu', 'Formation scolaires', 'FORMATONS'],
  },
  skills: {
    standard: ['Compétences', 'Savoir-faire', 'Compétences professionnelles'],
    capitals: ['COMPÉTENCES', 'COMPETENCES'],
    mine: ['Mes compétences', 'Mes atouts'],
    colon: ['Compétences :'],
    pictogram: ['★ Compétences', '▪ COMPÉTENCES'],
    misspelt: ['Competance', 'Compétances'],
  },
  languages: {
    standard: ['Langues'],
    capitals: ['LANGUES'],
    mine: ['Mes langues'],
    colon: ['Langues :'],
    pictogram: ['★ Langues', '▪ LANGUES'],
    misspelt: ['Langue'],
  },
  hobbies: {
    standard: ['Centres d’intérêt', 'Loisirs'],
    capitals: ['LOISIRS', 'CENTRES D’INTÉRÊT'],
    mine: ['Mes loisirs'],
    colon: ['Loisirs :'],
    pictogram: ['★ Loisirs', '▪ LOISIRS'],
    misspelt: ['Centre d’interets'],
  },
};

/** What a few words about oneself are called. */
export const TOP_HEADINGS = ['Profil', 'À propos de moi', 'PROFIL', 'Présentation'];
