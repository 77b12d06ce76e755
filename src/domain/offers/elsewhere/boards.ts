/** Boards that offers are shown on or searched on. */
export const BOARD_IDS = [
  'franceTravail',
  'apec',
  'helloWork',
  'indeed',
  'linkedIn',
  'welcomeToTheJungle',
  'reliefWeb',
  'unCareers',
  'impactpool',
  'devex',
  'unJobs',
  'coordinationSud',
] as const;
export type BoardId = (typeof BOARD_IDS)[number];

/** Names of the boards, as they write them. */
export const BOARD_NAMES: Readonly<Record<BoardId, string>> = {
  franceTravail: 'France Travail',
  apec: 'APEC',
  helloWork: 'HelloWork',
  indeed: 'Indeed',
  linkedIn: 'LinkedIn',
  welcomeToTheJungle: 'Welcome to the Jungle',
  reliefWeb: 'ReliefWeb',
  unCareers: 'UN Careers',
  impactpool: 'Impactpool',
  devex: 'Devex',
  unJobs: 'UNjobs',
  coordinationSud: 'Coordination SUD',
};

/** Two letters of ours that stand for a board: no board's own mark is copied. */
export const BOARD_MONOGRAMS: Readonly<Record<BoardId | 'other', string>> = {
  franceTravail: 'FT',
  apec: 'AP',
  helloWork: 'HW',
  indeed: 'In',
  linkedIn: 'Li',
  welcomeToTheJungle: 'WJ',
  reliefWeb: 'RW',
  unCareers: 'UN',
  impactpool: 'Im',
  devex: 'Dx',
  unJobs: 'UJ',
  coordinationSud: 'CS',
  other: '\u2197',
};
