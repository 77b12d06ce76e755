/** Words that dates are made of, without accents: French first, then English as found in French CVs. */
export const MONTH_WORDS: ReadonlySet<string> = new Set(
  (
    'janvier janv jan fevrier fevr fev mars mar avril avr mai juin juillet juil juill aout septembre sept sep ' +
    'octobre oct novembre nov decembre dec january february feb march april apr may june july august aug ' +
    'september october november december printemps ete automne hiver'
  ).split(' '),
);

/** Words that join two dates or stand for today. */
export const DATE_LINKS: ReadonlySet<string> = new Set(
  (
    'a au aux de du des d depuis en jusqu jusque fin debut et puis l an ans mois semaines semaine jours ' +
    'jour annee annees present presente aujourd hui actuel actuelle actuellement cours ce to from since ' +
    'until now today current currently'
  ).split(' '),
);

/** Those of them that tell a time on their own, or begin one. */
export const TODAY_WORDS: ReadonlySet<string> = new Set(
  'depuis since present aujourd actuel actuelle actuellement cours current currently now today'.split(
    ' ',
  ),
);
