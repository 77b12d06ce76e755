import { sheetFileName } from '#/domain/dossier/dossierSheet.fr';
import type { Sheet } from '#/domain/dossier/dossierSheet.fr';
import { dossierToasts } from '#/usecases/dossier/dossier.copy';
import type { Services } from '#/usecases/shared/services';

/** Makes a PDF of a sheet, under the name of its job unless another is given, hands it over, and tells how it went. */
export const exportSheet = async (
  {
    sheetFiles,
    downloads,
    notify,
    now,
  }: Pick<Services, 'sheetFiles' | 'downloads' | 'notify' | 'now'>,
  sheet: Sheet,
  name = `${sheetFileName(sheet)}.pdf`,
): Promise<void> => {
  try {
    const [{ write }, { save }] = await Promise.all([sheetFiles(), downloads()]);
    save({ ...(await write(sheet, now())), name });
    notify({ tone: 'success', ...dossierToasts.sheetSaved });
  } catch {
    // A chunk or a font that does not load: offline, or a newer version was put online meanwhile.
    notify({ tone: 'destructive', ...dossierToasts.sheetNotMade });
  }
};
