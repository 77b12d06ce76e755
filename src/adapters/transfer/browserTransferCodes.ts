import { openCamera, pixelsOf } from '#/adapters/transfer/camera';
import type { CodeFunctions, Pixels } from '#/adapters/transfer/codeFunctions';
import address from '#/adapters/transfer/codes.worker.ts?worker&url';
import { packText, unpackText } from '#/adapters/transfer/packing';
import { sealedWorker } from '#/adapters/worker/sealedWorker';
import { WorkerClient } from '#/adapters/worker/WorkerClient';
import type { TransferCodes } from '#/domain/backup/TransferCodes';

/** Of the Shape Detection API, which Android's Chromium and macOS have. */
type Detector = {
  readonly detect: (from: ImageBitmapSource) => Promise<readonly { readonly rawValue: string }[]>;
};
export type DetectorScope = {
  readonly BarcodeDetector?: {
    new (options: { readonly formats: readonly string[] }): Detector;
    readonly getSupportedFormats: () => Promise<readonly string[]>;
  };
};

/** Milliseconds a code may take: a hang ends the worker. */
const LIMIT = 10_000;

/** The browser's own reader of codes; null where it has none. */
const ownDetector = async ({ BarcodeDetector }: DetectorScope): Promise<Detector | null> => {
  try {
    const formats = (await BarcodeDetector?.getSupportedFormats()) ?? [];
    return BarcodeDetector && formats.includes('qr_code')
      ? new BarcodeDetector({ formats: ['qr_code'] })
      : null;
  } catch {
    return null;
  }
};

/** Codes as browsers draw and read them: in a worker, and by the browser itself where it can read. */
export const browserTransferCodes = (scope: DetectorScope): TransferCodes => {
  const worker = new WorkerClient<CodeFunctions>({
    start: sealedWorker(address, 'codes'),
    inline: async () => (await import('#/adapters/transfer/codeFunctions')).codeFunctions,
  });
  const detector = ownDetector(scope);

  const look = async (
    source: ImageBitmap | HTMLVideoElement,
    [width, height]: readonly [number, number],
    patient: boolean,
  ): Promise<string | null> => {
    const own = await detector;
    const seen = own === null ? [] : await own.detect(source).catch(() => []);
    const [first] = seen;
    if (first !== undefined) return first.rawValue;
    // In a picture that is looked at once, ours tries as well.
    if (own !== null && !patient) return null;
    const pixels = pixelsOf(source, width, height);
    if (pixels === null) return null;
    const read = await worker.call('read', [pixels, patient], {
      limit: LIMIT,
      transfer: (args: [Pixels, boolean]) => [args, [args[0].data.buffer as ArrayBuffer]],
    });
    return read.ok ? read.value : null;
  };

  return {
    draw: async (text) => {
      const drawn = await worker.call('draw', [text], { limit: LIMIT });
      if (!drawn.ok) throw new Error(`no code was drawn: ${drawn.problem}`);
      return drawn.value;
    },
    readImage: async (bytes) => {
      // Not a picture, or one that the browser does not know.
      const picture = await createImageBitmap(new Blob([bytes])).catch(() => null);
      if (picture === null) return null;
      const text = await look(picture, [picture.width, picture.height], true);
      picture.close();
      return text;
    },
    openCamera: () =>
      openCamera(navigator.mediaDevices, (video) =>
        look(video, [video.videoWidth, video.videoHeight], false),
      ),
    pack: (text) => Promise.resolve(packText(text)),
    unpack: (bytes) => Promise.resolve(unpackText(bytes)),
  };
};
