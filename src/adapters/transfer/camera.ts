import type { Pixels } from '#/adapters/transfer/codeFunctions';
import type { Camera, CameraProblem } from '#/domain/backup/TransferCodes';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

/** Longest side of what is looked at, in pixels: four for each square of a code that fills half the picture. */
const LONGEST_SIDE = 1_280;

/** Milliseconds between two looks: each code is shown long enough for several. */
const LOOK_EVERY = 60;

/** The pixels of a picture, made smaller where it is large; null where the browser lends no canvas. */
export const pixelsOf = (
  source: CanvasImageSource,
  width: number,
  height: number,
): Pixels | null => {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width: canvas.width, height: canvas.height, data: new Uint8Array(data.buffer) };
};

/** Names of the exceptions of a camera. */
const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const problemOf = (error: unknown): CameraProblem =>
  (error instanceof Error ? PROBLEMS[error.name] : undefined) ?? 'absent';

/** Opens the camera at the back, where there are two. `read` looks into one frame. */
export const openCamera = async (
  devices: MediaDevices | undefined,
  read: (video: HTMLVideoElement) => Promise<string | null>,
): Promise<Result<Camera, CameraProblem>> => {
  // Browsers have none to give outside of a safe connection.
  if (devices === undefined) return fail('absent');
  try {
    const stream = await devices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 720 } },
    });
    const video = document.createElement('video');
    video.muted = true;
    video.playsInline = true;
    video.srcObject = stream;
    await video.play();
    let open = true;
    return ok({
      stream,
      watch: (onCode) => {
        const look = async (): Promise<void> => {
          const text = await read(video).catch(() => null);
          if (!open) return;
          if (text !== null) onCode(text);
          // After the page had its turn, whatever the reading took.
          setTimeout(() => void look(), LOOK_EVERY);
        };
        void look();
      },
      close: () => {
        open = false;
        video.srcObject = null;
        for (const track of stream.getTracks()) track.stop();
      },
    });
  } catch (error) {
    return fail(problemOf(error));
  }
};
