import type { Application, FollowUp } from '#/domain/applications/application';
import { dayOf } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { withoutEmployers } from '#/domain/applications/journal';
import type { JournalFacts } from '#/domain/dossier/journalSheet.fr';
import { applicationsToasts, fileNames } from '#/usecases/applications/applications.copy';
import type { Services } from '#/usecases/shared/services';

type Parts = Pick<Services, 'downloads' | 'notify'>;
type TableParts = Parts & Pick<Services, 'tables'>;

// What makes files is loaded on use: most visits need none of it.
const loadTables = ({ tables, downloads }: TableParts) =>
  Promise.all([import('#/domain/applications/csvTable'), tables(), downloads()]);

const CSV = 'text/csv';

/** Does what hands a file over, and tells how it went. */
const announced = async ({ notify }: Parts, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
    notify({ tone: 'success', ...applicationsToasts.exported });
  } catch {
    // A chunk that does not load: offline, or a newer version was put online meanwhile.
    notify({ tone: 'destructive', ...applicationsToasts.notLoaded });
  }
};

/** The applications as a CSV file. */
export const exportApplications = (
  parts: TableParts,
  applications: readonly Application[],
  today: Day,
): Promise<void> =>
  announced(parts, async () => {
    const [{ tableOfApplications }, { write }, { save }] = await loadTables(parts);
    const content = write(tableOfApplications(applications));
    save({ name: fileNames.applications(today), type: CSV, content });
  });

/** The journal as a CSV file, on demand without the names. */
export const exportJournal = (
  parts: TableParts,
  { entries, period, nameless }: Pick<JournalFacts, 'entries' | 'period' | 'nameless'>,
): Promise<void> =>
  announced(parts, async () => {
    const [{ tableOfJournal }, { write }, { save }] = await loadTables(parts);
    const content = write(tableOfJournal(nameless ? withoutEmployers(entries) : entries));
    save({ name: fileNames.journal(period), type: CSV, content });
  });

/** The journal as a PDF, on demand without the names. */
export const exportJournalSheet = async (
  services: Pick<Services, 'sheetFiles' | 'downloads' | 'notify' | 'now'>,
  facts: JournalFacts,
): Promise<void> => {
  const work = await Promise.all([
    import('#/domain/dossier/journalSheet.fr'),
    import('#/usecases/dossier/exportSheet'),
  ]).catch(() => null);
  if (work === null) {
    services.notify({ tone: 'destructive', ...applicationsToasts.notLoaded });
    return;
  }
  const [{ journalSheet }, { exportSheet }] = work;
  await exportSheet(services, journalSheet(facts), fileNames.journalSheet(facts.period));
};

/** An interview as a calendar file, in the zone of the device. */
export const exportInterviewDate = async (
  parts: Parts & Pick<Services, 'now'>,
  applications: readonly Application[],
  id: number,
  interviewId: number,
): Promise<void> => {
  const application = applications.find((each) => each.id === id);
  const interview = application?.interviews.find((each) => each.id === interviewId);
  if (!application || !interview) return;
  await announced(parts, async () => {
    const now = parts.now();
    const [{ interviewCalendar }, { save }] = await Promise.all([
      import('#/domain/applications/calendar/interviewCalendar'),
      parts.downloads(),
    ]);
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    save({
      name: fileNames.interview(dayOf(interview.start)),
      type: 'text/calendar',
      content: interviewCalendar(application, interview, { now, zone }),
    });
  });
};

/** A follow-up as a calendar file, in the zone of the device. */
export const exportFollowUp = (
  parts: Parts,
  application: Application,
  followUp: FollowUp,
  now: Date,
): Promise<void> =>
  announced(parts, async () => {
    const [{ followUpCalendar }, { save }] = await Promise.all([
      import('#/domain/applications/calendar/followUpCalendar'),
      parts.downloads(),
    ]);
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    save({
      name: fileNames.followUp(followUp.due),
      type: 'text/calendar',
      content: followUpCalendar(application, followUp, { now, zone }),
    });
  });
