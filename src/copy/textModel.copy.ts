import { screenNames } from '#/copy/screenNames.copy';
import type { Destination, TextModelProblem } from '#/domain/textmodel/TextModel';

/** Words about a connected model that several screens share. */
export const textModelCopy = {
  /** Who reworded a text, and where it went. */
  by: (destination: Destination): string =>
    destination.kind === 'browser'
      ? 'le modèle de votre navigateur'
      : `${destination.model} (${destination.origin})`,
  problems: {
    offline: {
      title: 'Le modèle ne répond pas',
      text: 'L’adresse est injoignable. Vérifiez que le service est lancé, qu’il accepte les appels de cette page (avec Ollama, la variable OLLAMA_ORIGINS), puis réessayez.',
    },
    wrongKey: {
      title: 'Clé refusée',
      text: `Le service n’accepte pas cette clé. Corrigez-la dans ${screenNames.settings}.`,
    },
    notFound: {
      title: 'Modèle introuvable',
      text: `Le service répond, mais ne connaît pas ce modèle ou cette adresse. Vérifiez-les dans ${screenNames.settings}.`,
    },
    busy: {
      title: 'Trop de demandes',
      text: 'Le service demande d’attendre, ou votre quota est épuisé. Réessayez dans quelques minutes.',
    },
    timeout: {
      title: 'Le modèle est trop lent',
      text: 'Aucune réponse dans le temps prévu. Réessayez, ou choisissez un modèle plus petit.',
    },
    refused: {
      title: 'Le modèle a refusé',
      text: 'Il n’a pas voulu reformuler ce texte. Le texte d’origine reste là.',
    },
    malformed: {
      title: 'Réponse illisible',
      text: 'Le service a renvoyé autre chose qu’un texte. Vérifiez que son adresse est compatible avec OpenAI.',
    },
    unavailable: {
      title: 'Modèle indisponible',
      text: `Votre navigateur n’a pas de modèle prêt pour cette demande. Choisissez-en un autre dans ${screenNames.settings}.`,
    },
    failed: {
      title: 'Le modèle a échoué',
      text: 'Le service a rencontré une erreur. Réessayez dans un moment.',
    },
  } satisfies Record<TextModelProblem, { readonly title: string; readonly text: string }>,
  settings: `Ouvrir ${screenNames.settings}`,
  retry: 'Réessayer',
} as const;
