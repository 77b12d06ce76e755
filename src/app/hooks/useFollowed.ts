import { useServices } from '#/app/hooks/ServicesContext';
import { cvSessionOf } from '#/usecases/cv/cvSession';

/** Lets the latest comparison follow a change that is being made in the CV. */
export const useFollowed = (): ((change: Promise<void>) => Promise<void>) => {
  const services = useServices();
  return async (change) => {
    // Asked for at once, before the change has been made: what it was compared with is still there.
    const before = cvSessionOf(services).getSnapshot().state;
    await change;
    const after = cvSessionOf(services).getSnapshot().state;
    if (before.status !== 'read' || after.status !== 'read' || before.cv === after.cv) return;
    const work = await import('#/usecases/match/followCorrections').catch(() => null);
    await work?.followCvCorrection(services, before.cv, after.cv);
  };
};
