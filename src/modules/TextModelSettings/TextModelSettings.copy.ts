import type { AddressProblem, TextModelChoice } from '#/domain/textmodel/settings';
import type { BrowserModelState } from '#/domain/textmodel/TextModels';

const choices: Readonly<
  Record<TextModelChoice, { readonly label: string; readonly hint: string }>
> = {
  off: { label: 'Aucun', hint: 'Rien n’est envoyé nulle part.' },
  browser: {
    label: 'Celui de mon navigateur',
    hint: 'Le texte reste sur votre appareil, si votre navigateur en propose un.',
  },
  own: {
    label: 'Le mien (compatible OpenAI)',
    hint: 'Par exemple Ollama sur cet ordinateur, ou un service de votre choix.',
  },
};

const browserStates: Readonly<Record<BrowserModelState, string>> = {
  ready: 'Votre navigateur a un modèle prêt à l’emploi.',
  downloadable:
    'Votre navigateur peut télécharger un modèle à la première utilisation, parfois plusieurs gigaoctets.',
  absent:
    'Votre navigateur ne propose pas de modèle intégré. Les versions récentes de Chrome sur ordinateur en ont un.',
};

const addressProblems: Readonly<Record<AddressProblem, string>> = {
  missing: 'Indiquez l’adresse du service.',
  notAnAddress: 'Cette adresse n’en est pas une : elle commence par https:// ou http://localhost.',
  notSecure:
    'Une adresse en http n’est acceptée que sur cet appareil (localhost ou 127.0.0.1) : ailleurs, texte et clé circuleraient en clair.',
};

/** Words of the optional model in the settings. */
export const textModelSettingsCopy = {
  choice: 'Modèle utilisé',
  choices,
  checking: 'Vérification de votre navigateur…',
  browserStates,
  address: {
    label: 'Adresse du service',
    hint: 'Pour Ollama sur cet ordinateur : http://localhost:11434/v1',
    problems: addressProblems,
  },
  model: {
    label: 'Nom du modèle',
    hint: 'Tel que le service le nomme, par exemple llama3.2.',
    missing: 'Indiquez le nom du modèle.',
  },
  key: {
    label: 'Clé',
    optional: '(facultative)',
    hint: 'Gardée sur cet appareil, jamais dans une sauvegarde, envoyée à cette adresse seulement.',
  },
  save: 'Enregistrer',
  saved: 'Enregistré.',
  reload: {
    title: 'Rechargez la page pour ouvrir cet accès',
    text: 'Par sécurité, Embellie ne peut joindre aucune adresse extérieure : celle-ci s’ouvrira au prochain chargement. Un CV que vous ne gardez pas sur cet appareil sera à réimporter.',
    action: 'Recharger la page',
  },
  trial: {
    action: 'Essayer',
    running: 'Essai en cours…',
    text: 'L’essai envoie une seule phrase, sans rien de vous : « Répondez par le mot oui. »',
    passed: { title: 'Le modèle répond', text: 'Vous pouvez l’utiliser pour reformuler.' },
  },
  allowed: {
    title: 'Destinations autorisées',
    browser: 'le modèle de votre navigateur',
    forget: 'Retirer mon accord',
  },
} as const;
