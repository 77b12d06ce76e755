import { screenNames } from '#/copy/screenNames.copy';

/** How far a theme of the RGAA is met, by our own checks. */
export type Verdict = 'met' | 'partly' | 'notConcerned';

type Theme = { readonly name: string; readonly verdict: Verdict; readonly text: string };

/** The thirteen themes of the RGAA 4.1, in its order. */
const themes: readonly Theme[] = [
  {
    name: 'Images',
    verdict: 'met',
    text: 'Les dessins décoratifs sont ignorés des lecteurs d’écran. Ce qui informe (anneau de score, barres, progressions) porte sa valeur en toutes lettres.',
  },
  { name: 'Cadres', verdict: 'notConcerned', text: 'L’application n’en contient pas.' },
  {
    name: 'Couleurs',
    verdict: 'met',
    text: 'Les contrastes sont mesurés automatiquement sur chaque état de chaque écran, dans les deux thèmes. Aucune information ne tient à la couleur seule.',
  },
  {
    name: 'Multimédia',
    verdict: 'met',
    text: 'Rien n’est enregistré ni diffusé. Dans le simulateur, la question lue à voix haute est écrite, et l’on peut toujours répondre au clavier.',
  },
  {
    name: 'Tableaux',
    verdict: 'met',
    text: 'Les tableaux ont un titre et des en-têtes reliés à leurs cellules.',
  },
  {
    name: 'Liens',
    verdict: 'met',
    text: 'Chaque lien dit où il mène\u202f; ceux qui ouvrent un onglet l’annoncent.',
  },
  {
    name: 'Scripts',
    verdict: 'partly',
    text: 'Sur chaque écran, la touche Tab atteint tout, sans piège, et le focus se voit. Les noms, les rôles et les annonces ont été relus dans l’arbre d’accessibilité de Chromium. Aucun essai n’a encore été mené avec NVDA, JAWS, VoiceOver ou TalkBack\u00a0: certaines annonces pourraient y manquer.',
  },
  {
    name: 'Éléments obligatoires',
    verdict: 'met',
    text: 'La langue est indiquée et chaque écran a son titre.',
  },
  {
    name: 'Structuration de l’information',
    verdict: 'met',
    text: 'Titres, listes, régions et citations sont balisés pour ce qu’ils sont.',
  },
  {
    name: 'Présentation de l’information',
    verdict: 'partly',
    text: 'Les écrans se lisent agrandis à 400\u00a0%, textes espacés, sans défilement de côté. Les couleurs imposées par le système n’ont été regardées que sur une partie des écrans.',
  },
  {
    name: 'Formulaires',
    verdict: 'partly',
    text: 'Chaque champ a son étiquette et ses erreurs lui sont reliées. À la connexion et à l’inscription, les messages d’erreur sont ceux du navigateur, dans sa langue.',
  },
  {
    name: 'Navigation',
    verdict: 'met',
    text: 'Un lien d’évitement, un menu constant et le plan ci-dessous mènent à chaque écran.',
  },
  {
    name: 'Consultation',
    verdict: 'partly',
    text: 'Aucune limite de temps, aucun clignotement\u202f; les animations s’arrêtent si l’appareil le demande. Les PDF produits par l’application ne sont pas balisés\u00a0: la version DOCX ou texte les remplace.',
  },
];

const verdicts: Readonly<Record<Verdict, string>> = {
  met: 'Respecté',
  partly: 'En partie',
  notConcerned: 'Sans objet',
};

/** Words of the accessibility declaration. */
export const accessibilityCopy = {
  title: screenNames.accessibility,
  subtitle:
    'Embellie doit pouvoir servir à tout le monde. Voici où nous en sommes, sans l’embellir.',
  stateTitle: 'État de conformité',
  state:
    'Embellie est partiellement conforme au RGAA 4.1 et aux WCAG 2.2, niveau AA. L’évaluation est la nôtre, faite le 21 novembre 2026 avec des outils automatiques et au clavier, dans Chromium. Personne d’extérieur ne l’a auditée\u00a0: nous n’annonçons donc aucun taux de conformité.',
  themesTitle: 'Les treize thèmes du RGAA',
  themes,
  verdicts,
  howTitle: 'Comment nous vérifions',
  how: [
    'Chaque état de chaque écran passe par axe à chaque modification\u00a0: un défaut bloque la mise en ligne.',
    'Chaque écran est parcouru en entier à la touche Tab\u00a0: tout doit être atteint, visible et sans piège.',
    'Cinq parcours sont rejoués sans souris\u00a0: tableau de bord et candidatures, recherche, analyse de CV, entretien, assistant.',
    'Chaque écran est contrôlé à 320 pixels de large, puis avec des textes espacés.',
    'L’arbre d’accessibilité de l’état principal de chaque écran a été relu par nous le 21 novembre 2026\u00a0: ordre des titres, régions, noms des boutons et des champs.',
  ],
  limitsTitle: 'Ce qui ne dépend pas de nous',
  limits:
    'La dictée vocale est celle du navigateur, quand il en a une. Les offres ouvertes chez d’autres sites ont leur propre accessibilité.',
  contactTitle: 'Signaler un obstacle',
  contact:
    'Cette version n’a pas encore d’adresse de contact. Si un obstacle vous prive d’un service et que vous n’obtenez pas de réponse, vous pouvez saisir le Défenseur des droits, gratuitement, en ligne ou au 09\u00a069\u00a039\u00a000\u00a000.',
  contactOf: (name: string | null): string =>
    `Dites-nous ce qui vous arrête, sur quel écran et avec quel outil\u00a0: ${name ?? 'qui propose ce service'} vous répondra ou vous donnera l’information autrement. Si un obstacle vous prive d’un service et que vous n’obtenez pas de réponse, vous pouvez saisir le Défenseur des droits, gratuitement, en ligne ou au 09\u00a069\u00a039\u00a000\u00a000.`,
  contactLink: 'Signaler un obstacle',
  defender: {
    label: 'Écrire au Défenseur des droits',
    href: 'https://formulaire.defenseurdesdroits.fr/',
  },
  mapTitle: 'Plan du site',
} as const;
