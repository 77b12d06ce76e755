import { kindOfPhoto, MAX_PHOTO_BYTES, MAX_PHOTO_TEXT } from '#/domain/profile/photo';
import type { ReadPhoto } from '#/domain/profile/ReadPhoto';
import { fail, ok } from '#/domain/shared/result';

/** Side of the square kept, in pixels: four times the largest place it is shown at. */
const SIDE = 320;
/** Tried in turn until the text is short enough. */
const QUALITIES = [0.86, 0.7, 0.5] as const;

const square = (image: ImageBitmap): string | null => {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // What was transparent would turn black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  const side = Math.min(image.width, image.height);
  const left = (image.width - side) / 2;
  // Faces stand above the middle of a portrait.
  const top = (image.height - side) / 3;
  context.drawImage(image, left, top, side, side, 0, 0, SIDE, SIDE);
  const texts = QUALITIES.map((quality) => canvas.toDataURL('image/jpeg', quality));
  return texts.find((text) => text.length <= MAX_PHOTO_TEXT) ?? null;
};

/**
 * A JPG, PNG or GIF as the square JPEG kept in the profile, as a data URL. Its pixels are drawn anew,
 * so that nothing else of the file stays: no place, no date, no device. The first picture of an animation is taken.
 */
export const readPhoto: ReadPhoto = async (file) => {
  if (file.size > MAX_PHOTO_BYTES) return fail('tooLarge');
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const kind = kindOfPhoto(bytes);
    if (kind === null) return fail('wrongType');
    const image = await createImageBitmap(new Blob([bytes], { type: `image/${kind}` }), {
      imageOrientation: 'from-image',
    });
    const text = square(image);
    image.close();
    return text === null ? fail('unreadable') : ok(text);
  } catch {
    return fail('unreadable');
  }
};
