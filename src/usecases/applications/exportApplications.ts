import type { Application, PlannedInterview } from '#/domain/applications/application';
import { dayOf } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import type { JournalEntry, JournalPeriod } from '#/domain/applications/journal';
import { applicationsToasts, fileNames } from '#/usecases/applications/applications.copy';
import type { Services } from '#/usecases/shared/services';

// What makes files is loaded on use: most visits need none of it.
const loadTables = () =>
  Promise.all([
    import('#/domain/applications/csvTable'),
    import('#/adapters/applications/csvText'),
    import('#/adapters/browser/downloadText'),
  ]);

const CSV = 'text/csv';

type Notify = Services['notify'];

/** Does what hands a file over, and tells how it went. */
const announced = async (notify: Notify, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
    notify({ tone: 'success', ...applicationsToasts.exported });
  } catch {
    // A chunk that does not load: offline, or a newer version was put online meanwhile.
    notify({ tone: 'destructive', ...applicationsToasts.notLoaded });
  }
};

/** The applications as a CSV file. */
export const handOverApplications = (
  notify: Notify,
  applications: readonly Application[],
  today: Day,
): Promise<void> =>
  announced(notify, async () => {
    const [{ tableOfApplications }, { writeCsv }, { downloadText }] = await loadTables();
    downloadText(fileNames.applications(today), CSV, writeCsv(tableOfApplications(applications)));
  });

/** The journal as a CSV file. */
export const handOverJournal = (
  notify: Notify,
  entries: readonly JournalEntry[],
  period: JournalPeriod,
): Promise<void> =>
  announced(notify, async () => {
    const [{ tableOfJournal }, { writeCsv }, { downloadText }] = await loadTables();
    downloadText(fileNames.journal(period), CSV, writeCsv(tableOfJournal(entries)));
  });

/** An interview as a calendar file, in the zone of the device. */
export const handOverInterview = (
  notify: Notify,
  application: Application,
  interview: PlannedInterview,
  now: Date,
): Promise<void> =>
  announced(notify, async () => {
    const [{ interviewCalendar }, { downloadText }] = await Promise.all([
      import('#/domain/applications/calendar/interviewCalendar'),
      import('#/adapters/browser/downloadText'),
    ]);
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    downloadText(
      fileNames.interview(dayOf(interview.start)),
      'text/calendar',
      interviewCalendar(application, interview, { now, zone }),
    );
  });
