import {
  BellRing,
  ClipboardList,
  FileSearch,
  FileText,
  GitCompareArrows,
  Globe,
  History,
  House,
  ListChecks,
  Mic,
  PenLine,
  ScanText,
  Search,
  Sparkles,
  UserRound,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import type { NavigationId } from '#/pages/Shell/navigation';

/** The drawing beside each entry. */
export const ENTRY_ICONS: Readonly<Record<NavigationId, LucideIcon>> = {
  home: House,
  search: Search,
  specializedSearch: Globe,
  cvSearch: FileSearch,
  compatibleOffers: ListChecks,
  applications: ClipboardList,
  myCv: FileText,
  profile: UserRound,
  cvAnalysis: ScanText,
  match: GitCompareArrows,
  analyses: History,
  interview: Mic,
  coverLetter: PenLine,
  jobAlerts: BellRing,
  assistant: Sparkles,
};
