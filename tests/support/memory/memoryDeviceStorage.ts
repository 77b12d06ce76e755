import { ok } from '#/domain/shared/result';
import type {
  DeviceStorage,
  StorageEstimate,
  StoragePromise,
} from '#/domain/storage/DeviceStorage';

/** What a memory device answers, as a test or a build prepares it. */
type MemoryDevice = {
  readonly estimate?: StorageEstimate | null;
  readonly promise?: StoragePromise;
  /** What it answers once asked. */
  readonly asked?: StoragePromise;
  readonly erasesAfterAWeek?: boolean;
};

/** A device without databases. */
export const createMemoryDeviceStorage = ({
  estimate = null,
  promise = 'unknown',
  asked = promise,
  erasesAfterAWeek = false,
}: MemoryDevice = {}): DeviceStorage => ({
  estimate: () => Promise.resolve(estimate),
  promise: () => Promise.resolve(promise),
  askPromise: () => Promise.resolve(asked),
  erasesAfterAWeek: () => erasesAfterAWeek,
  eraseDatabases: () => Promise.resolve(ok(null)),
});
