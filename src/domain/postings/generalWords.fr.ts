import { wordKey } from '#/domain/lexicon/wordTokens';

/** Words that any trade uses and that say nothing alone: what is cut out of a task by its last word, or a verb without its object; folded, singular. */
const GENERAL = new Set(
  `accompagnement admission adulte affectation aidant anticiper anticipez arrete article articuler autorite
  avenant avis beneficiaire benevole besoin bien bilan bulletin bureau cas choisir choisissez choix client
  conclusion condition construire construisez contrat convention coordination correctif critere date declencher
  demande demarrage demarrer demarrez destinataire developpement dialogue diffusion direction document
  documentaire donnee dysfonctionnement echange echanger elaboration elimination emballage encadrement enfant
  engagement evenement evolution examen expertise externe famille fonction formalite graphique hierarchique
  identifier identifiez inscription inscrire interne intervention libre magasin maintien maitriser maitrisez
  mobilite mode montrer moyen negocier office operateur ordre organisation organiser organisez outil ouvrez
  ouvrir personne plan planification pratique presentation probleme procedure productif production professionnel
  profil projet public qualite rassurer recueillez recueillir rejet rencontre renseignement rentabilite repas
  reprise resident reunion reussir risque roulement secteur service situation solution structure suivez suivi
  suivre superviser support tache technique tenue terrain ticket traiter traitez transmettre tuteur usager
  utilisateur valoriser volontariat`
    .split(/\s+/u)
    .map(wordKey),
);

/** True for one word that names no skill by itself, folded. */
export const isGeneralWord = (folded: string): boolean => GENERAL.has(wordKey(folded));
