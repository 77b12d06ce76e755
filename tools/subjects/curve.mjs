/** How many of the nearest subjects the curve is fitted on. */
const MOST = 4;
const ROUNDS = 4000;
const RATE = 2;

/** What is measured of the nearest subjects of each question, and whether they are right. */
export const guessesOf = (rows, weights, netWeights, assistant) => {
  const nearest = assistant.createNearest(
    assistant.ALL_SHEETS,
    assistant.createSubjectModel(weights),
    assistant.createSubjectNet(netWeights),
  );
  return rows.map(({ question, subjects }) => {
    const near = nearest(question).slice(0, MOST + 1);
    const words = Math.log(1 + question.trim().split(/\s+/u).length);
    const nameOf = ({ subject }) =>
      subject.kind === 'own' ? subject.intent : (subject.sheet?.id ?? 'otherField');
    const tops = near.slice(0, MOST);
    return {
      question,
      subjects,
      names: tops.map(nameOf),
      right: tops.map((each) => subjects.includes(nameOf(each))),
      measured: tops.map((each, place) => ({
        none: 1,
        score: each.score,
        margin: each.score - (near[place === 0 ? 1 : 0]?.score ?? 0),
        words,
        told: each.told,
        own: each.subject.kind === 'own' ? 1 : 0,
      })),
    };
  });
};

/** A logistic curve over what is measured. */
export const fitCurve = (guesses) => {
  const rows = guesses.flatMap(({ measured, right }) =>
    measured.map((values, place) => [Object.values(values), right[place] ? 1 : 0]),
  );
  const names = Object.keys(guesses[0].measured[0]);
  const weights = names.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = names.map(() => 0);
    for (const [values, is] of rows) {
      const sum = values.reduce((all, value, at) => all + value * weights[at], 0);
      const error = 1 / (1 + Math.exp(-sum)) - is;
      for (let at = 0; at < slopes.length; at += 1) slopes[at] += error * values[at];
    }
    for (let at = 0; at < slopes.length; at += 1) weights[at] -= (RATE * slopes[at]) / rows.length;
  }
  return Object.fromEntries(names.map((name, at) => [name, Number(weights[at].toFixed(2))]));
};
