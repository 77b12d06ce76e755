import type { Sheet } from '#/domain/assistant/sheet';
import { ABROAD_SHEETS } from '#/domain/assistant/sheets/abroad.fr';
import { ANSWERING_ADS_SHEETS } from '#/domain/assistant/sheets/answeringAds.fr';
import { APPLICATION_SHEETS } from '#/domain/assistant/sheets/applications.fr';
import { AT_WORK_SHEETS } from '#/domain/assistant/sheets/atWork.fr';
import { BENEFIT_RIGHT_SHEETS } from '#/domain/assistant/sheets/benefitRights.fr';
import { CONTRACT_SHEETS } from '#/domain/assistant/sheets/contractSheets.fr';
import { DISABILITY_SHEETS } from '#/domain/assistant/sheets/disability.fr';
import { EVERYDAY_SHEETS } from '#/domain/assistant/sheets/everyday.fr';
import { FRANCOPHONE_SHEETS } from '#/domain/assistant/sheets/francophone.fr';
import { FRESH_START_SHEETS } from '#/domain/assistant/sheets/freshStarts.fr';
import { HIRING_SHEETS } from '#/domain/assistant/sheets/hiring.fr';
import { HOUSEHOLD_SHEETS } from '#/domain/assistant/sheets/household.fr';
import { INTERNATIONAL_SHEETS } from '#/domain/assistant/sheets/international.fr';
import { INTERVIEW_SHEETS } from '#/domain/assistant/sheets/interview.fr';
import { LEAVING_SHEETS } from '#/domain/assistant/sheets/leaving.fr';
import { NEIGHBOUR_SHEETS } from '#/domain/assistant/sheets/neighbours.fr';
import { NEW_PATH_SHEETS } from '#/domain/assistant/sheets/newPaths.fr';
import { PATH_SHEETS } from '#/domain/assistant/sheets/paths.fr';
import { PAY_SHEETS } from '#/domain/assistant/sheets/paySheets.fr';
import { PROTECTION_SHEETS } from '#/domain/assistant/sheets/protection.fr';
import { RIGHTS_SHEETS } from '#/domain/assistant/sheets/rights.fr';
import { SELF_EMPLOYED_SHEETS } from '#/domain/assistant/sheets/selfEmployed.fr';
import { TRAINING_SHEETS } from '#/domain/assistant/sheets/training.fr';
import { UNEMPLOYMENT_SHEETS } from '#/domain/assistant/sheets/unemployment.fr';
import { WAYS_IN_SHEETS } from '#/domain/assistant/sheets/waysIn.fr';
import { WORKDAY_SHEETS } from '#/domain/assistant/sheets/workdays.fr';
import { WORK_RULE_SHEETS } from '#/domain/assistant/sheets/workRules.fr';
import { WORK_TENSION_SHEETS } from '#/domain/assistant/sheets/workTensions.fr';

/** The whole knowledge base; loaded with the first question. */
export const ALL_SHEETS: readonly Sheet[] = [
  ...APPLICATION_SHEETS,
  ...INTERVIEW_SHEETS,
  ...PAY_SHEETS,
  ...CONTRACT_SHEETS,
  ...HIRING_SHEETS,
  ...LEAVING_SHEETS,
  ...UNEMPLOYMENT_SHEETS,
  ...DISABILITY_SHEETS,
  ...TRAINING_SHEETS,
  ...PATH_SHEETS,
  ...SELF_EMPLOYED_SHEETS,
  ...RIGHTS_SHEETS,
  ...PROTECTION_SHEETS,
  ...EVERYDAY_SHEETS,
  ...WORKDAY_SHEETS,
  ...HOUSEHOLD_SHEETS,
  ...FRANCOPHONE_SHEETS,
  ...ABROAD_SHEETS,
  ...INTERNATIONAL_SHEETS,
  ...BENEFIT_RIGHT_SHEETS,
  ...NEIGHBOUR_SHEETS,
  ...NEW_PATH_SHEETS,
  ...WORK_RULE_SHEETS,
  ...AT_WORK_SHEETS,
  ...WAYS_IN_SHEETS,
  ...ANSWERING_ADS_SHEETS,
  ...WORK_TENSION_SHEETS,
  ...FRESH_START_SHEETS,
];
