import { COMPONENT_NAMES } from './components.fr.ts';
import { FLOW_NAMES } from './flows.fr.ts';
import { FOUNDATION_NAMES } from './foundations.fr.ts';
import { MODULE_NAMES } from './modules.fr.ts';
import { PAGE_NAMES } from './pages.fr.ts';

type NamesByShelf = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** French name of every story, by the title of its file, then by its export. */
export const STORY_NAMES: NamesByShelf = {
  ...FOUNDATION_NAMES,
  ...COMPONENT_NAMES,
  ...MODULE_NAMES,
  ...PAGE_NAMES,
  ...FLOW_NAMES,
};
