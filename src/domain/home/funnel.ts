import type { Application, ApplicationStatus } from '#/domain/applications/application';

/** Stages of a search that goes well, each inside the one before. */
export const FUNNEL_STAGES = [
  'sent',
  'inReview',
  'interview',
] as const satisfies readonly ApplicationStatus[];
export type FunnelStage = (typeof FUNNEL_STAGES)[number];

/** How far the applications came. */
export type Funnel = {
  /** How many reached each stage, those that went further included. */
  readonly reached: Readonly<Record<FunnelStage, number>>;
  readonly rejected: number;
};

/** The furthest stage that an application reached, a refusal notwithstanding. */
const furthest = ({ status, history, interviews }: Application): number => {
  const held = [status, ...history.map((step) => step.status)];
  const stages = held.map((each) => FUNNEL_STAGES.findIndex((stage) => stage === each));
  // An interview that was planned is an interview, whatever the status says.
  return Math.max(0, ...stages, ...(interviews.length > 0 ? [FUNNEL_STAGES.length - 1] : []));
};

/** Counts the applications stage by stage. */
export const funnelOf = (applications: readonly Application[]): Funnel => {
  const stages = applications.map(furthest);
  const count = (least: number): number => stages.filter((stage) => stage >= least).length;
  return {
    reached: { sent: count(0), inReview: count(1), interview: count(2) },
    rejected: applications.filter(({ status }) => status === 'rejected').length,
  };
};
