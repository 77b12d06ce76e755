import type { DraftRow } from '#/domain/matching/draft';

const quoted = (words: string): string => `«\u00a0${words}\u00a0»`;

/** The word between alternatives of one requirement. */
export const ALTERNATIVES_JOINED = ' ou ';

/** A blocking requirement that the CV does not show. */
export const blockingAdvice = ({ label, hint, credit }: DraftRow): string => {
  const what = hint.subject === 'diploma' ? 'diplôme' : 'titre';
  if (hint.denied)
    return `L’offre exige ${quoted(label)} et votre CV indique que vous ne l’avez pas\u202f: renseignez-vous sur le moyen de l’obtenir avant de postuler.`;
  if (credit > 0)
    return `L’offre exige ${quoted(label)}, que votre CV présente comme en cours ou à renouveler\u202f: s’il est valide aujourd’hui, écrivez-le avec sa date.`;
  return `L’offre exige ${quoted(label)}, introuvable dans votre CV\u202f: si vous avez ce ${what}, écrivez-le clairement\u202f; sinon, c’est le premier point à régler.`;
};

/** Something the CV names without showing it at work. */
export const weakAdvice = ({ label, axis, credit, hint }: DraftRow): string => {
  if (axis === 'languages')
    return `Votre niveau pour ${quoted(label)} semble inférieur à la demande\u202f: si vous avez progressé, indiquez votre niveau actuel.`;
  if (axis === 'degree')
    return `L’offre vise le niveau ${quoted(label)}\u202f: si vous avez un diplôme ou un titre équivalent, indiquez son niveau.`;
  if (axis === 'experience')
    return `L’offre demande ${quoted(label)}\u202f: si d’autres postes s’en approchent, précisez leurs dates et leurs missions.`;
  if (hint.subject === 'licence' || hint.subject === 'diploma')
    return `${quoted(label)} se lit mal dans votre CV\u202f: écrivez-le sur une ligne à part, avec sa date de validité.`;
  return credit < 0.6
    ? `${quoted(label)} apparaît à peine dans votre CV\u202f: si vous l’avez pratiqué davantage, dites où et avec quel résultat.`
    : `${quoted(label)} est dans votre CV, mais peu visible\u202f: si vous l’avez exercé récemment, montrez-le dans une expérience, avec un chiffre.`;
};

/** Something the CV does not show at all. */
export const missingAdvice = ({ label, axis, hint, elsewhere }: DraftRow): string => {
  if (hint.denied)
    return `Votre CV dit que vous n’avez pas ${quoted(label)}\u202f: préparez une réponse si le recruteur en parle.`;
  if (axis === 'languages')
    return `L’offre demande ${quoted(label)}\u202f: si vous parlez cette langue, indiquez-la avec votre niveau.`;
  if (axis === 'degree')
    return `L’offre demande ${quoted(label)}\u202f: si vous avez ce niveau, écrivez l’intitulé exact de votre diplôme.`;
  if (axis === 'experience')
    return `L’offre demande ${quoted(label)}\u202f: si vous les avez, datez chaque poste au mois près.`;
  if (hint.subject === 'licence' || hint.subject === 'diploma')
    return `L’offre demande ${quoted(label)}\u202f: si vous l’avez, écrivez-le dans votre CV, avec sa date s’il en a une.`;
  if (elsewhere !== undefined)
    return `Votre CV dit ${quoted(label)} pour un autre métier\u202f: si vous l’avez fait dans celui de l’offre, dites où.`;
  if (hint.subject === 'softSkill')
    return `L’offre attend ${quoted(label)}\u202f: si c’est une de vos qualités, illustrez-la par un fait.`;
  return `${quoted(label)} n’apparaît pas dans votre CV\u202f: si vous l’avez, montrez-le dans une expérience.`;
};

/** The everyday work of a trade that the CV shows, which it does not say. */
export const everydayAdvice = ({ label }: Pick<DraftRow, 'label'>): string =>
  `${quoted(label)} fait d’ordinaire partie de votre métier, mais votre CV ne le dit pas\u202f: si vous le faites, écrivez-le dans une expérience.`;

/** Something the CV lacks but whose neighbour it shows. */
export const transferableAdvice = ({ label }: DraftRow, neighbour: string): string =>
  `${quoted(label)} n’apparaît pas, mais vous montrez ${quoted(neighbour)}\u202f: si vous l’avez aussi, écrivez-le\u202f; sinon, dites ce qui se transpose.`;

/** A trade that the CV does not name. */
export const occupationAdvice = ({ label }: DraftRow): string =>
  `Le métier ${quoted(label)} n’apparaît pas comme tel dans votre CV\u202f: si c’est bien le vôtre, reprenez cet intitulé dans votre titre.`;

/** A trade of which the CV does not tell whether it is its owner's. */
export const untoldTradeAdvice = ({ label }: Pick<DraftRow, 'label'>): string =>
  `Votre CV ne permet pas de dire si ${quoted(label)} est votre métier\u202f: si vous l’avez exercé ou appris, écrivez-le dans le titre du CV ou dans l’intitulé d’un poste.`;

/** The trade of an offer that is none of the CV's: what was perhaps forgotten, then what goes along from one trade to the other. */
export const otherTradeAdvice = (
  { label }: Pick<DraftRow, 'label'>,
  carried: readonly string[],
): string => {
  const forgotten = `${quoted(label)} n’est pas un métier que montre votre CV\u202f: si vous l’avez déjà exercé, dites dans quel poste et à quelles dates.`;
  const named = carried.map(quoted);
  const last = named.pop();
  if (last === undefined) return forgotten;
  const listed = named.length === 0 ? last : `${named.join(', ')} et ${last}`;
  return `${forgotten} Sinon, partez de ce qui se transpose\u202f: ${listed}. Dites dans quel poste vous l’avez fait, et pourquoi ce métier vous attire.`;
};

/** How one comes to another trade, for who means it: what anyone in France may ask for. */
export const CHANGE_OF_TRADE =
  'Pour venir à ce métier, une immersion de quelques jours ou une formation compte plus que la forme du CV\u202f: un conseil en évolution professionnelle, gratuit, ou France Travail vous dira laquelle et comment la payer. Si vous l’exercez déjà sans diplôme, la VAE peut le faire reconnaître. Sinon, visez d’abord les offres proches de vos postes.';

/** A skill repeated far beyond use, visibly or not: it earns nothing, and a reader may take it for a trick. */
export const stuffingAdvice = (label: string): string =>
  `${quoted(label)} revient très souvent dans votre CV\u202f: la répétition n’ajoute aucun point, gardez les mentions qui prouvent quelque chose.`;

/** What a layout hides from software. */
export const LAYOUT_ADVICE = {
  undecodable:
    'Une partie du texte de votre CV ne se laisse pas lire\u202f: exportez-le à nouveau en PDF ou en DOCX.',
  textBoxes:
    'Votre CV place du texte dans des zones flottantes\u202f: certains logiciels de recrutement ne les lisent pas.',
  columns:
    'Votre CV est sur deux colonnes\u202f: une version sur une colonne est lue plus sûrement par les logiciels.',
  tables:
    'Votre CV contient des tableaux\u202f: une version en texte simple est lue plus sûrement par les logiciels.',
} as const;
