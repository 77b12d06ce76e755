import type { Profile } from '#/domain/profile/profile';

/** The profile of a synthetic care assistant, every section filled. */
export const aProfile = (differences: Partial<Profile> = {}): Profile => ({
  firstName: 'Awa',
  lastName: 'Diallo-Perrin',
  email: 'awa.diallo@example.org',
  phone: '06 39 98 12 45',
  bio: 'Huit ans auprès de personnes âgées, en établissement et à domicile. Calme, à l’écoute, habituée au travail en équipe de nuit.',
  experiences: [
    {
      jobTitle: 'Aide-soignante de nuit',
      company: 'EHPAD Les Genêts',
      startDate: '2021-03',
      endDate: '',
      jobDescription:
        'Soins d’hygiène et de confort de 32 résidents\nTransmissions ciblées sur Netsoins',
    },
    {
      jobTitle: 'Aide-soignante',
      company: 'Centre hospitalier de Saint-Nazaire',
      startDate: '2018-09',
      endDate: '2021-02',
      jobDescription: 'Accueil et tutorat de six stagiaires',
    },
    {
      jobTitle: 'Auxiliaire de vie',
      company: 'Association Domicile et Vous',
      startDate: '2016-01',
      endDate: '2018-08',
      jobDescription: '',
    },
  ],
  education: [
    {
      institution: 'IFAS de Nantes',
      degree: 'Diplôme d’État d’aide-soignant',
      eduStartDate: '2017-09',
      eduEndDate: '2018-07',
    },
    {
      institution: 'Lycée Léonard-de-Vinci',
      degree: 'Baccalauréat professionnel ASSP',
      eduStartDate: '2012-09',
      eduEndDate: '2015-06',
    },
  ],
  skills: 'Netsoins, AFGSU 2, Permis B, Écoute, Esprit d’équipe',
  ...differences,
});
