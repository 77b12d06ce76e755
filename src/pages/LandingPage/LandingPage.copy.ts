/** The four tools, in the order of the specification. */
export const FEATURES = ['search', 'letters', 'cv', 'assistant'] as const;
export type Feature = (typeof FEATURES)[number];

const features: Readonly<Record<Feature, { readonly title: string; readonly text: string }>> = {
  search: {
    title: 'Recherche Intelligente',
    text: 'Mot-clé, lieu, contrat, mode de travail : les offres qui restent sont celles qui vous vont, et chacune dit pourquoi.',
  },
  letters: {
    title: 'Lettres de Motivation',
    text: 'Une lettre écrite à partir de votre CV et de l’offre. Chaque fait vient de vous ; le ton, c’est vous qui le réglez.',
  },
  cv: {
    title: 'Analyse de CV',
    text: 'Vous voyez ce que nous avons lu, où nous l’avons lu, et ce dont nous doutons. Un clic suffit pour corriger.',
  },
  assistant: {
    title: 'Assistant IA',
    text: 'Une question sur un entretien, un salaire, un trou dans le parcours ? Il répond d’après vos données, sans les envoyer nulle part.',
  },
};

/** The three steps of the specification, as the sun rises. */
export const STEPS = ['import', 'offers', 'apply'] as const;
export type Step = (typeof STEPS)[number];

const steps: Readonly<Record<Step, { readonly title: string; readonly text: string }>> = {
  import: {
    title: 'Importez votre CV',
    text: 'PDF, DOC ou DOCX. Il est lu dans votre navigateur, en une seconde environ, et vous vérifiez ce qui a été compris.',
  },
  offers: {
    title: 'Recevez des offres ciblées',
    text: 'Elles sont classées selon ce que votre CV leur apporte. Une annonce trouvée ailleurs est comparée comme les autres : il suffit de la coller.',
  },
  apply: {
    title: 'Postulez en un clic',
    text: 'Lettre, CV, date de relance : tout est prêt, et chaque candidature est notée dans votre suivi.',
  },
};

/** Words of the landing page. */
export const landingCopy = {
  sample: 'Exemple',
  hero: {
    title: ['Après la pluie,', 'le bon poste.'],
    text: 'Embellie lit votre CV, le compare aux offres ligne par ligne et vous dit ce qui va, ce qui manque et quoi faire ensuite. Tout se passe dans votre navigateur : rien ne sort de votre appareil.',
    start: 'Commencez gratuitement',
    tryOut: 'Essayer sans compte',
    facts: ['Aucun serveur', 'Aucun traceur', 'Aucun mot de passe conservé'],
    noScript:
      'JavaScript est désactivé : vous pouvez lire cette page, mais l’application en a besoin pour travailler sur votre appareil.',
  },
  features: {
    title: 'Quatre outils, un seul fil : votre CV',
    text: 'Vous l’importez une fois. La recherche, les lettres, l’analyse et l’assistant s’en servent, sans qu’il quitte votre appareil.',
    cards: features,
  },
  steps: {
    title: 'Trois étapes, et le jour se lève',
    ordinal: (number: number): string => `Étape ${number}`,
    items: steps,
  },
  honesty: {
    title: 'Un score que vous pouvez refaire à la main',
    text: 'Pas de boîte noire. Pour chaque attente de l’offre, la phrase de l’annonce, la phrase de votre CV, et les points qui en découlent.',
    pledges: [
      {
        title: 'Rien ne sort de votre appareil',
        text: 'Ni serveur, ni compte, ni statistiques. Ouvrir un site d’emploi est annoncé, et n’attend que votre clic.',
      },
      {
        title: 'Rien n’est inventé',
        text: 'Une compétence absente se lit « si vous l’avez », jamais « ajoutez-la ». Vos lettres ne disent que ce que votre CV dit.',
      },
      {
        title: 'Rien n’est caché',
        text: 'Ce qui est simulé porte la marque « Exemple ». Un score reste un indicateur, pas la décision du recruteur.',
      },
    ],
  },
  testimonials: {
    title: 'Ce qu’on aimerait entendre',
    text: 'Embellie est toute jeune : ces trois témoignages sont des exemples, écrits par nous. Les vrais viendront de vous.',
    stars: '5 étoiles sur 5',
  },
  closing: {
    title: 'Votre prochaine éclaircie commence par un CV',
    text: 'Rien à installer, rien à payer, et rien de vous à effacer ailleurs.',
    action: 'Ouvrir mon espace',
  },
} as const;
