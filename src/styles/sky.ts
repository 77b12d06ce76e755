import { vars } from '#/styles/contract.css';

/** The sky clearing from a corner: behind what a screen has to announce, a result or news. */
export const sky = `linear-gradient(160deg, ${vars.wash.from}, ${vars.color.surface} 55%)`;
