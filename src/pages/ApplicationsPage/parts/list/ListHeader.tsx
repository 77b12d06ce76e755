import { useRef } from 'react';

import { Button } from '#/components/Button/Button';
import { takeFiles } from '#/components/DropZone/takeFiles';
import { Download, Plus, Upload } from '#/components/Icon/iconPaths';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { applicationsCopy as copy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import type { ListActions } from '#/pages/ApplicationsPage/ApplicationsPage.state';

type ListHeaderProps = {
  readonly actions: ListActions;
  /** Only samples are shown. */
  readonly sample: boolean;
  /** Applications can be kept here. */
  readonly writable: boolean;
  /** There is something to export. */
  readonly exportable: boolean;
  /** The empty screen below proposes to add one: the head does not repeat it. */
  readonly addedBelow?: boolean;
};

/** The title of the screen, and what can be done with all of the applications. */
export const ListHeader = ({
  actions,
  sample,
  writable,
  exportable,
  addedBelow = false,
}: ListHeaderProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <PageHeader
      title={copy.title}
      subtitle={copy.subtitle}
      mark={sample && <SampleMark word={copy.sample} />}
      actions={
        writable && (
          <>
            <input
              ref={input}
              type="file"
              accept=".csv,text/csv"
              hidden
              aria-label={copy.importFile}
              onChange={(event) => {
                const [file] = takeFiles(event);
                if (file) actions.onImport(file);
              }}
            />
            {!addedBelow && (
              <Button variant="primary" icon={Plus} onClick={actions.onAdd}>
                {copy.add}
              </Button>
            )}
            <Button
              icon={Upload}
              aria-label={copy.importFile}
              onClick={() => input.current?.click()}
            >
              {copy.importShort}
            </Button>
            {exportable && (
              <Button icon={Download} aria-label={copy.exportFile} onClick={actions.onExport}>
                {copy.exportShort}
              </Button>
            )}
          </>
        )
      }
    />
  );
};
