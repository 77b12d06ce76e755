import type { Kin } from '#/domain/letters/bank/trades.fr';

/** One precise fact that only the writer knows, asked for between brackets: what a recruiter of the trade would like to read. */
export const ASKED_OF: Readonly<Record<Kin, string>> = {
  care: 'un soin ou un service dont vous vous souvenez\u00a0: où, combien de personnes, ce que vous avez fait',
  children:
    'un moment avec un groupe d’enfants\u00a0: combien ils étaient, leur âge, ce que vous leur avez proposé',
  help: 'une personne que vous avez aidée\u00a0: sa situation, ce que vous avez fait, ce que cela a changé',
  sales:
    'une vente ou un accueil réussi\u00a0: quel besoin, ce que vous avez proposé, avec quel résultat',
  table: 'un service chargé\u00a0: combien de couverts, votre rôle, comment il s’est passé',
  kitchen: 'un service ou une préparation\u00a0: combien de repas, votre rôle, avec qui',
  clean: 'des lieux que vous avez tenus propres\u00a0: où, quelle surface, à quel rythme',
  linen: 'du linge que vous avez traité\u00a0: combien de pièces par jour, par quels gestes',
  road: 'une tournée ou un trajet que vous avez fait\u00a0: quel véhicule, combien d’arrêts ou de kilomètres',
  goods:
    'une journée d’entrepôt que vous avez faite\u00a0: combien de commandes ou de palettes, avec quel engin',
  machines:
    'une panne ou un réglage\u00a0: quelle machine, ce que vous avez fait, en combien de temps',
  site: 'un chantier\u00a0: où, votre part du travail, en combien de temps',
  land: 'une saison ou un chantier\u00a0: quelles cultures ou quel espace, quelle surface, vos gestes',
  office: 'un dossier que vous avez mené\u00a0: son objet, combien par mois, avec quel résultat',
  figures: 'des comptes que vous avez tenus\u00a0: quel volume, à quel rythme, avec quel résultat',
  code: 'un projet que vous avez livré\u00a0: pour qui, avec quels outils, ce qu’il fait aujourd’hui',
  guard: 'une situation que vous avez gérée\u00a0: où, ce qui se passait, ce que vous avez fait',
  beauty:
    'une prestation que vous réussissez\u00a0: pour combien de personnes, par quels gestes, avec quel retour',
  teach: 'un cours ou un atelier\u00a0: devant combien de personnes, ce qu’elles ont appris',
};
/** The same of who would lead people. */
export const ASKED_OF_LEADING =
  'une équipe ou un projet que vous avez mené\u00a0: combien de personnes, pour quoi faire, avec quel résultat';
/** Titles of who leads. Folded. */
export const LEADS_PEOPLE =
  /^(?:cheff?e? d'(?:equipe|atelier)|responsable|direct(?:eur|rice)|manager|gerante?|coordinat(?:eur|rice)|encadrante?)(?![a-z])/u;
/** The same of a trade that no family holds. */
export const ASKED_OF_ANY =
  'une situation précise\u00a0: où, quand, ce que vous avez fait, avec quel résultat';
/** The same of who has held no such post. */
export const EVEN_UNPAID = ', même hors d’un emploi';

/** A fact asked for, as it stands in the letter until its writer gives it. */
export const asked = (what: string): string => `[Décrivez ici ${what}]`;
