import { registerOf, type LetterParagraph, type Register } from '#/domain/letters/letter';
import type { LetterContent } from '#/domain/letters/letterDraft';

/** What a newcomer sees: a template with holes, marked as a sample. It claims nothing of anyone. */
type Template = Readonly<Record<Exclude<LetterParagraph['role'], 'fact'>, string>>;

const TEMPLATES: Readonly<Record<Register, Template>> = {
  formal: {
    you: 'J’ai l’honneur de vous soumettre ma candidature au poste de [intitulé du poste], que vous avez ouvert au sein de [nom de l’entreprise].',
    me: 'Mes fonctions de [votre métier], chez [votre employeur], m’ont confié [une mission proche de l’offre]. Le résultat en est vérifiable\u00a0: [un chiffre].',
    more: 'Auparavant, [une autre expérience] m’avait donné la pratique de [une compétence demandée].',
    us: 'Il me serait précieux de mettre cette exigence au service de vos équipes. Je vous saurais gré de bien vouloir m’accorder un entretien.',
    closing: 'Je vous prie d’agréer, Madame, Monsieur, l’expression de ma haute considération.',
  },
  measured: {
    you: 'Vous recherchez une personne pour le poste de [intitulé du poste], au sein de [nom de l’entreprise]. Ma candidature répond à cette attente.',
    me: 'Mon poste de [votre métier], chez [votre employeur], comprend [une mission proche de l’offre]. Le résultat a suivi\u00a0: [un chiffre].',
    more: 'Avant cela, [une autre expérience] m’a donné une autre base\u00a0: [une compétence demandée].',
    us: 'Votre équipe trouverait en moi un appui concret et régulier. Je me tiens à votre disposition pour un entretien.',
    closing: 'Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
  },
  balanced: {
    you: 'Votre annonce de [intitulé du poste], chez [nom de l’entreprise], décrit bien ce que je sais faire. Je vous propose donc ma candidature.',
    me: 'Comme [votre métier], chez [votre employeur], je m’occupe de [une mission proche de l’offre]. Le résultat se mesure\u00a0: [un chiffre].',
    more: 'Auparavant, [une autre expérience] m’a appris [une compétence demandée].',
    us: 'Dans votre équipe, je pourrais contribuer vite, en restant à l’écoute de vos priorités. Parlons-en lors d’un entretien.',
    closing: 'Je vous prie de recevoir, Madame, Monsieur, mes salutations distinguées.',
  },
  warm: {
    you: 'En lisant votre annonce de [intitulé du poste], chez [nom de l’entreprise], j’ai reconnu un travail que j’aime.',
    me: 'Mes journées de [votre métier], chez [votre employeur], sont faites de choses précises\u00a0: [une mission proche de l’offre]. Le plus parlant, c’est le résultat\u00a0: [un chiffre].',
    more: 'Plus tôt, [une autre expérience] m’a laissé de bons réflexes\u00a0: [une compétence demandée].',
    us: 'À vos côtés, je voudrais m’inscrire dans la durée et prendre ma part du travail commun. J’aurais plaisir à vous rencontrer.',
    closing: 'Je vous prie de croire, Madame, Monsieur, à mes sentiments les meilleurs.',
  },
  enthusiastic: {
    you: 'Votre poste de [intitulé du poste], chez [nom de l’entreprise], je m’y vois déjà\u202f!',
    me: 'Chaque jour comme [votre métier], chez [votre employeur], je vis ce que vous décrivez\u00a0: [une mission proche de l’offre]. Et le résultat est là\u00a0: [un chiffre].',
    more: 'Avant, il y a eu [une autre expérience], et un apprentissage de taille\u00a0: [une compétence demandée].',
    us: 'Donnez-moi l’occasion de vous rejoindre\u00a0: vous verrez que l’envie se traduit en actes. Rencontrons-nous.',
    closing: 'Recevez, Madame, Monsieur, mes salutations les plus chaleureuses.',
  },
};

/** The template letter of the specification, in the register of a tone; each `variant` is the same letter again. */
export const sampleLetter = (tone: number): LetterContent => {
  const template = TEMPLATES[registerOf(tone)];
  return {
    frame: {
      sender: ['[Votre prénom et votre nom]', '[Votre téléphone]', '[Votre e-mail]'],
      recipient: ['[Nom de l’entreprise]'],
      placeAndDate: '[Ville], le [date]',
      object: 'Candidature au poste de [intitulé du poste]',
      appeal: 'Madame, Monsieur,',
      signature: '[Votre prénom et votre nom]',
    },
    paragraphs: (['you', 'me', 'more', 'us', 'closing'] as const).map((role) => ({
      role,
      variant: 0,
      sentences: [{ text: template[role], sources: [] }],
      edited: null,
    })),
    warnings: [],
  };
};
