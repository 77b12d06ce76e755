import { TextField } from '#/components/TextField/TextField';
import { ToggleGroup } from '#/components/ToggleGroup/ToggleGroup';
import { addDays, isDay } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import type { JournalPeriod } from '#/domain/applications/journal';
import { journalCopy as copy } from '#/pages/ApplicationsPage/Journal.copy';

import * as styles from '#/pages/ApplicationsPage/Journal.css';

/** Periods in reach of one press: months and the days they count for. */
const PRESETS = [
  { value: 'one', months: 1, days: 30 },
  { value: 'three', months: 3, days: 91 },
  { value: 'six', months: 6, days: 182 },
] as const;

type JournalPeriodFieldsProps = {
  readonly period: JournalPeriod;
  readonly today: Day;
  readonly onPeriod: (period: JournalPeriod) => void;
};

/** From which day to which. A field emptied meanwhile changes nothing. */
export const JournalPeriodFields = ({ period, today, onPeriod }: JournalPeriodFieldsProps) => {
  const wrong = period.to < period.from;
  const chosen = PRESETS.find(
    ({ days }) => period.to === today && period.from === addDays(today, -days),
  );
  const set = (change: Partial<JournalPeriod>): void => {
    if (Object.values(change).every(isDay)) onPeriod({ ...period, ...change });
  };
  return (
    <div className={styles.period}>
      <div className={styles.presets}>
        <ToggleGroup
          label={copy.presets}
          options={PRESETS.map(({ value, months }) => ({ value, label: copy.months(months) }))}
          value={chosen?.value ?? null}
          onChange={(value) => {
            const preset = PRESETS.find((each) => each.value === value);
            if (preset) onPeriod({ from: addDays(today, -preset.days), to: today });
          }}
        />
      </div>
      <TextField
        label={copy.from}
        type="date"
        value={period.from}
        onChange={(from) => set({ from })}
      />
      <TextField
        label={copy.to}
        type="date"
        value={period.to}
        onChange={(to) => set({ to })}
        error={wrong ? copy.wrongPeriod : null}
      />
    </div>
  );
};
