import { Callout } from '#/components/Callout/Callout';
import { Heading } from '#/components/Heading/Heading';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import type { ImportPreview, ImportProblem } from '#/domain/applications/csvTable';
import type { Result } from '#/domain/shared/result';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import { shortDay } from '#/pages/ApplicationsPage/dayWords';
import { importCopy as copy } from '#/pages/ApplicationsPage/Import.copy';
import { StatusBadge } from '#/pages/ApplicationsPage/parts/StatusBadge';

import * as styles from '#/pages/ApplicationsPage/Dialogs.css';

/** Lines shown of each list: enough to recognise the file. */
const SHOWN = 5;

const Rest = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <Text as="li" size="s" tone="muted">
      {copy.andMore(count)}
    </Text>
  );

type ImportPreviewViewProps = {
  readonly fileName: string;
  readonly preview: Result<ImportPreview, ImportProblem>;
};

/** What a file would add, and what of it is left aside and why. */
export const ImportPreviewView = ({ fileName, preview }: ImportPreviewViewProps) => {
  if (!preview.ok)
    return (
      <Stack>
        <Text tone="muted">{copy.file(fileName)}</Text>
        <Callout tone="critical" title={copy.problemTitle}>
          {copy.problems[preview.problem]} {copy.unchanged}
        </Callout>
      </Stack>
    );
  const { added, duplicates, refused } = preview.value;
  return (
    <Stack>
      <Text tone="muted">{copy.file(fileName)}</Text>
      <Heading level={3} size="s">
        {added.length > 0 ? copy.willAdd(added.length) : copy.nothing}
      </Heading>
      {added.length > 0 && (
        <ul className={styles.previewList}>
          {added.slice(0, SHOWN).map(({ id, title, company, date, status }) => (
            <li key={id} className={styles.previewItem}>
              <div>
                <Text weight="medium">{title}</Text>
                <Text size="s" tone="muted" figures>
                  {[company, shortDay(date)].join(' · ')}
                </Text>
              </div>
              <StatusBadge status={status} />
            </li>
          ))}
          <Rest count={added.length - SHOWN} />
        </ul>
      )}
      {duplicates > 0 && <Text size="s">{copy.duplicates(duplicates)}</Text>}
      {refused.length > 0 && (
        <Callout tone="caution" title={copy.refused(refused.length)}>
          <ul>
            {refused.slice(0, SHOWN).map(({ line, problem }) => (
              <Text as="li" size="s" key={line}>
                {copy.refusedLine(line, applicationsCopy.form.problems[problem])}
              </Text>
            ))}
            <Rest count={refused.length - SHOWN} />
          </ul>
        </Callout>
      )}
    </Stack>
  );
};
