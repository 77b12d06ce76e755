import { askBeforeUpdate } from '#/usecases/application/announceNewVersion';
import type { Services } from '#/usecases/shared/services';

/** Fields whose words count as soon as there are any: a text under way, an open dialog. */
const WRITTEN =
  'textarea, [role="dialog"] input:not([type="checkbox"], [type="radio"], [type="file"])';
/** Fields whose words count once somebody typed them. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="file"], [type="search"])';

const typed = new WeakSet<EventTarget>();

/** Notes the fields that are typed in, until their form is sent. */
export const followTyping = (): void => {
  document.addEventListener('input', ({ target }) => {
    if (target !== null) typed.add(target);
  });
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement) for (const field of target.elements) typed.delete(field);
  });
};

const fieldsOf = (selector: string): readonly HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>(selector),
];

const isTyping = (): boolean =>
  [...fieldsOf(WRITTEN), ...fieldsOf(FIELDS).filter((field) => typed.has(field))].some(
    ({ value }) => value.trim() !== '',
  );

/** Loads the newer version in this tab, after a question where that would lose work. */
export const openNewVersion = async (services: Services): Promise<void> => {
  const load = (): void => window.location.reload();
  const part = await import('#/usecases/application/updateNow').catch(() => null);
  // The host may serve the former parts no more: then nobody can tell what is at stake.
  if (part === null) askBeforeUpdate(services.notify, 'unknown', load);
  else part.updateNow(services, isTyping(), load);
};
