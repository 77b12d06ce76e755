import { nextApplicationId } from '#/domain/applications/application';
import type { Application } from '#/domain/applications/application';
import { amendApplication, createApplication } from '#/domain/applications/applicationDraft';
import type { ApplicationDraft } from '#/domain/applications/applicationDraft';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { changeApplication } from '#/domain/applications/changes';
import type { ApplicationChange } from '#/domain/applications/changes';
import { localDay } from '#/domain/shared/localDay';
import { updateRecord } from '#/domain/storage/updateRecord';
import { applicationsToasts } from '#/usecases/applications/applications.copy';
import type { Services } from '#/usecases/shared/services';

type Parts = Pick<Services, 'vault' | 'notify' | 'now'>;

/** Changes the applications where they are kept, and says so where that fails. Whether it was kept. */
export const saveApplications = (
  { vault, notify }: Parts,
  change: (applications: readonly Application[]) => readonly Application[],
): boolean => {
  const written = updateRecord(vault, applicationsRecord, [], change);
  if (written.ok) return true;
  notify({
    tone: 'destructive',
    title: applicationsToasts.notKept.title,
    text: applicationsToasts.notKept.text[written.problem],
  });
  return false;
};

/** Adds an application from a draft without problems: typed in by hand, or taken from an offer. Whether it was kept. */
export const recordApplication = (parts: Parts, draft: ApplicationDraft): boolean => {
  const now = parts.now();
  return saveApplications(parts, (applications) => [
    ...applications,
    createApplication(draft, {
      id: nextApplicationId(applications, now.getTime()),
      today: localDay(now),
    }),
  ]);
};

/** Changes one stored application. Whether it was kept. */
export const changeStored = (parts: Parts, id: number, change: ApplicationChange): boolean => {
  const today = localDay(parts.now());
  return saveApplications(parts, (all) =>
    all.map((each) => (each.id === id ? changeApplication(each, change, today) : each)),
  );
};

/** Keeps a change of an application, put back where another tab deleted it meanwhile: `wasThere` is whether it had not. */
const changeOrPutBack = (
  parts: Parts,
  about: Application,
  change: (application: Application) => Application,
): { readonly kept: boolean; readonly wasThere: boolean } => {
  let wasThere = true;
  const kept = saveApplications(parts, (all) => {
    wasThere = all.some(({ id }) => id === about.id);
    return wasThere
      ? all.map((each) => (each.id === about.id ? change(each) : each))
      : [...all, change(about)];
  });
  return { kept, wasThere };
};

/** Puts an application back that another tab deleted, unless it is there, and says so. Whether it is there then. */
export const bringBack = (parts: Parts, about: Application): boolean => {
  const { kept, wasThere } = changeOrPutBack(parts, about, (each) => each);
  if (kept && !wasThere) parts.notify({ tone: 'success', ...applicationsToasts.broughtBack });
  return kept;
};

/**
 * Writes a draft into its application: `broughtBack` where another tab deleted it meanwhile, since what was typed here
 * came after; null where nothing could be kept.
 */
export const amendStored = (
  parts: Parts,
  about: Application,
  draft: ApplicationDraft,
): 'amended' | 'broughtBack' | null => {
  const today = localDay(parts.now());
  const { kept, wasThere } = changeOrPutBack(parts, about, (each) =>
    amendApplication(each, draft, today),
  );
  if (!kept) return null;
  return wasThere ? 'amended' : 'broughtBack';
};
