import { applicationMeant } from '#/domain/assistant/accountNames.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply, ReplyLink } from '#/domain/assistant/message';
import { to } from '#/domain/assistant/replies/replyParts.fr';
import { opened } from '#/domain/assistant/terms';

/** Asks that something be deleted, or how; folded. */
const DELETES = /\b(?:supprim|effac)(?:e|er|es|ez)\b/u;
/** Said of what others keep, of a part of a text, or as a question of right. */
const OF_OTHERS =
  /\b(?:france travail|pole emploi|linkedin|indeed|apec|cpf|google|facebook|instagram|hellowork|recruteurs?|employeurs?|patron|entreprise|poste a ete|droit|rgpd|cnil|internet|compte|ligne|phrase|mention|photo|experience|competence|date)s?\b/u;

type Place = {
  /** What is deleted; folded. */
  readonly said: RegExp;
  readonly text: string;
  readonly link: ReplyLink;
};

const PLACES: readonly Place[] = [
  {
    said: /\b(?:analyses?|comparaisons?|scores?)\b/u,
    text: 'Ouvrez Mes Analyses\u00a0: chaque comparaison a son bouton «\u00a0Supprimer\u00a0», et «\u00a0Tout supprimer\u00a0» les efface toutes.',
    link: to('analyses', 'Ouvrir mes analyses'),
  },
  {
    said: /\blettres?\b/u,
    text: 'Ouvrez la page des lettres\u00a0: chaque lettre de «\u00a0Mes lettres\u00a0» a son bouton «\u00a0Supprimer\u00a0».',
    link: to('coverLetter', 'Ouvrir mes lettres'),
  },
  {
    said: /\b(?:cv|curriculum)\b/u,
    text: 'Ouvrez Mon CV\u00a0: «\u00a0Supprimer le CV\u00a0» l’efface de cet appareil.',
    link: to('myCv', 'Ouvrir Mon CV'),
  },
  {
    said: /\b(?:tout(?:es)?|donnees|informations|infos)\b/u,
    text: 'Ouvrez les Réglages, puis «\u00a0Tout supprimer\u00a0»\u00a0: tout ce qu’Embellie garde sur cet appareil est effacé. Rien n’a été envoyé ailleurs.',
    link: to('settings', 'Ouvrir les Réglages'),
  },
];

const APPLICATION = /\bcandidatures?\b/u;

/** Where to delete what Embellie keeps: the assistant deletes nothing by itself. Null where that is not asked for. */
export const deletionReply = (question: string, facts: SearchFacts): Reply | null => {
  const line = opened(question);
  if (!DELETES.test(line) || OF_OTHERS.test(line)) return null;
  const mine = 'Je n’efface rien moi-même. ';
  if (APPLICATION.test(line)) {
    const meant = applicationMeant(question, facts);
    return meant === null
      ? reply(
          `${mine}Ouvrez Mes Candidatures, puis la candidature\u00a0: «\u00a0Supprimer\u00a0» est en haut de sa fiche. Elle disparaît de votre suivi\u202f; l’employeur, lui, n’en est pas prévenu.`,
          { links: [to('applications', 'Ouvrir mes candidatures')] },
        )
      : reply(
          `${mine}Ouvrez «\u00a0${meant.title}\u00a0», ${meant.company}\u00a0: «\u00a0Supprimer\u00a0» est en haut de sa fiche. Elle disparaît de votre suivi\u202f; l’employeur, lui, n’en est pas prévenu.`,
          { links: [to('application', 'Ouvrir cette candidature', meant.id)] },
        );
  }
  const place = PLACES.find(({ said }) => said.test(line));
  return place === undefined ? null : reply(`${mine}${place.text}`, { links: [place.link] });
};
