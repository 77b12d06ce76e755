import { useEffect, useEffectEvent, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import { useHeld } from '#/app/hooks/useHeld';
import { useRecord } from '#/app/hooks/useRecord';
import { hrefOfDossier } from '#/copy/addresses';
import { changeTailoredCv } from '#/domain/tailoredCv/changeTailoredCv';
import type { CvFormat } from '#/domain/tailoredCv/CvFiles';
import { tailoredCvsRecord } from '#/domain/tailoredCv/tailoredCv';
import type { TailoredCv } from '#/domain/tailoredCv/tailoredCv';
import { DossierCvPage } from '#/pages/DossierCvPage/DossierCvPage';
import type { DossierCvDialog, DossierCvState } from '#/pages/DossierCvPage/DossierCvPage.state';
import type { DossierView } from '#/pages/DossierPage/DossierPage.state';
import { media } from '#/styles/media';
import type { CvState, HeldCv } from '#/usecases/cv/cvState';
import { keepTailoredCv } from '#/usecases/tailoredCv/keepTailoredCv';
import { tailoredCvToasts } from '#/usecases/tailoredCv/tailoredCv.copy';

type DossierCvRouteProps = {
  readonly view: DossierView;
  /** Opens the dossier again where another tab closed it. Whether it is open then. */
  readonly isOpen: () => boolean;
};

const stateOf = (cv: TailoredCv | null, imported: CvState): DossierCvState => {
  if (cv !== null) {
    const isOther = imported.status === 'read' && imported.fileName !== cv.cvName;
    return { status: 'open', cv, newerCv: isOther ? imported.fileName : null };
  }
  if (imported.status === 'none') return { status: 'noCv' };
  return { status: imported.status === 'unreadable' ? 'unusable' : 'making' };
};

/** The CV made for the job of a dossier: made once on arrival, and kept from then on at each change. */
export const DossierCvRoute = ({ view, isOpen }: DossierCvRouteProps) => {
  const services = useServices();
  const { state: imported } = useCv();
  const stored = useRecord(tailoredCvsRecord);
  const { dossier, job } = view;
  const { shown: kept } = useHeld(
    String(dossier.id),
    (stored.ok ? stored.value : null)?.find(({ id }) => id === dossier.id) ?? null,
  );
  // What could not be kept stays in view.
  const [unkept, setUnkept] = useState<TailoredCv | null>(null);
  const [dialog, setDialog] = useState<DossierCvDialog | null>(null);
  const cv = unkept ?? kept;
  const [failed, setFailed] = useState(false);

  const keep = (next: TailoredCv): void => {
    const dated = { ...next, changedAt: services.now().toISOString() };
    setUnkept(isOpen() && keepTailoredCv(services, dated) ? null : dated);
  };
  /** Null where it cannot be composed. */
  const compose = async (held: HeldCv): Promise<TailoredCv | null> => {
    const about = { dossierId: dossier.id, offerText: job.text };
    // What reads and composes is heavy, and needed once.
    const work = await import('#/usecases/tailoredCv/makeTailoredCv').catch(() => null);
    return work?.makeTailoredCv(services, held, about) ?? null;
  };
  const take = (made: TailoredCv | null): void => {
    if (made !== null)
      keep(cv === null ? made : { ...made, layout: cv.layout, emphasis: cv.emphasis });
    else {
      setFailed(true);
      services.notify({ tone: 'destructive', ...tailoredCvToasts.notMade });
    }
  };
  const makeAgain = (): void => {
    setDialog(null);
    setFailed(false);
    if (imported.status === 'read') void compose(imported).then(take);
  };
  const download = async (format: CvFormat): Promise<void> => {
    const work = await import('#/usecases/tailoredCv/exportTailoredCv').catch(() => null);
    if (work === null) services.notify({ tone: 'destructive', ...tailoredCvToasts.notDownloaded });
    else if (cv) void work.exportTailoredCv(services, cv, job.title, format);
  };
  const held = cv === null && imported.status === 'read' ? imported : null;
  const document = held?.asRead.document ?? null;
  const composeFirst = useEffectEvent(() => (held ? compose(held) : Promise.resolve(null)));
  const takeFirst = useEffectEvent(take);
  // Made once for each document that is there on arrival: a later change of the CV asks first.
  useEffect(() => {
    if (document === null) return undefined;
    let left = false;
    void composeFirst().then((made) => {
      if (!left) takeFirst(made);
    });
    return () => {
      left = true;
    };
  }, [document]);

  return (
    <DossierCvPage
      state={failed && cv === null ? { status: 'failed' } : stateOf(cv, imported)}
      dialog={dialog}
      job={{
        title: job.title,
        company: job.company,
        text: job.text,
        href: hrefOfDossier(dossier.id),
      }}
      folded={!window.matchMedia(media.desktop).matches}
      actions={{
        onChange: (change) => {
          if (cv) keep({ ...cv, content: changeTailoredCv(cv.content, change) });
        },
        onLayout: (layout) => {
          if (cv) keep({ ...cv, layout });
        },
        onEmphasis: (emphasis) => {
          if (cv) keep({ ...cv, emphasis });
        },
        onDownload: (format) => void download(format),
        onAskRemake: imported.status === 'read' ? () => setDialog('remake') : undefined,
        onRemake: makeAgain,
        onCancel: () => setDialog(null),
        onRetry: makeAgain,
      }}
    />
  );
};
