import { type LedgerRow, NEAR_TRADE } from '#/domain/matching/report';
import type { MatchVerdict } from '#/domain/matching/verdict';

/** What a summary tells, counted in the ledger. */
export type SummaryFacts = {
  readonly verdict: MatchVerdict;
  /** Skills asked for, and those the CV shows. */
  readonly asked: number;
  readonly held: number;
  /** Of those it does not show, how many it names in another trade. */
  readonly elsewhere: number;
  /** Those that are the everyday work of the trade that the CV shows, and that it does not say. */
  readonly toConfirm: number;
  /** Labels of the blocking requirements that are missing. */
  readonly blocking: readonly string[];
  /** Labels of the heaviest missing skills, heaviest first. */
  readonly missing: readonly string[];
  /** The row of the trade; null where the offer names none. */
  readonly trade: Pick<LedgerRow, 'credit' | 'trade' | 'titles'> | null;
};

const OPENING: Readonly<Record<MatchVerdict, string>> = {
  excellent: 'Votre CV répond très bien à cette offre.',
  good: 'Votre CV répond à une bonne part de cette offre.',
  moderate: 'Votre CV ne répond qu’en partie à cette offre.',
  weak: 'Votre CV répond à peu de ce que demande cette offre.',
  otherTrade:
    'Le métier de cette offre est trop éloigné de ceux que montre votre CV\u00a0: tel quel, il a peu de chances d’être retenu.',
};

const quoted = (words: string): string => `«\u00a0${words}\u00a0»`;

const listed = (words: readonly string[]): string => {
  const last = words[words.length - 1];
  if (last === undefined) return '';
  const first = words.slice(0, -1).map(quoted);
  return first.length === 0 ? quoted(last) : `${first.join(', ')} et ${quoted(last)}`;
};

const coverage = ({ asked, held, elsewhere }: SummaryFacts): string | null => {
  if (asked === 0) return null;
  if (held === 0 && elsewhere > 0)
    return asked === 1
      ? 'La compétence demandée n’y apparaît que pour un autre métier.'
      : `Aucune des ${asked} compétences demandées n’y apparaît dans ce métier\u202f; ${elsewhere === 1 ? 'une y est nommée' : `${elsewhere} y sont nommées`} pour un autre.`;
  if (held === 0)
    return asked === 1
      ? 'La compétence demandée n’y apparaît pas.'
      : `Aucune des ${asked} compétences demandées n’y apparaît.`;
  if (held === asked)
    return asked === 1
      ? 'La compétence demandée y apparaît.'
      : `Les ${asked} compétences demandées y apparaissent.`;
  return held === 1
    ? `Une des ${asked} compétences demandées y apparaît.`
    : `${held} des ${asked} compétences demandées y apparaissent.`;
};

const confirmSentence = ({ toConfirm, asked }: SummaryFacts): string | null => {
  if (toConfirm === 0) return null;
  const [one, several] = asked > 0 ? ['Une autre', 'autres'] : ['Une compétence', 'compétences'];
  return toConfirm === 1
    ? `${one} est attendue dans ce métier, sans être écrite dans votre CV\u00a0: à confirmer.`
    : `${toConfirm} ${several} sont attendues dans ce métier, sans être écrites dans votre CV\u00a0: à confirmer.`;
};

const tradeSentence = ({ trade: row, verdict }: SummaryFacts): string | null => {
  if (row === null || verdict === 'otherTrade') return null;
  switch (row.trade ?? 'same') {
    case 'unknown':
      return 'Votre CV ne permet pas de dire si ce métier est le vôtre.';
    case 'near':
      if (row.titles !== undefined)
        return 'Vos intitulés ne nomment pas ce métier, mais plusieurs de vos compétences sont de ce domaine ou d’un domaine voisin.';
      if (row.credit >= NEAR_TRADE) return 'Le métier est voisin de ceux que vous avez exercés.';
      return 'Le métier n’est pas de ceux que votre CV annonce.';
    case 'far':
      return 'Le métier n’est pas de ceux que votre CV annonce.';
    case 'same':
      return null;
  }
};

/** Two to four sentences drawn from the ledger alone. */
export const summarise = (facts: SummaryFacts): string => {
  const { verdict, blocking, missing } = facts;
  const sentences = [
    OPENING[verdict],
    coverage(facts),
    confirmSentence(facts),
    blocking.length === 0
      ? null
      : `${blocking.length === 1 ? 'Un point bloquant' : 'Des points bloquants'} d’abord\u202f: ${listed(blocking)}.`,
    tradeSentence(facts),
    blocking.length > 0 || missing.length === 0
      ? null
      : `À vérifier en premier\u202f: ${listed(missing.slice(0, 2))}.`,
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
};
