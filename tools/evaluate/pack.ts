import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

import type { CvFile } from '#/domain/cv/TextExtractor';
import { CONTRACT_TYPES, type OfferText, WORK_MODES } from '#/domain/postings/offer';

const packSchema = v.object({
  id: v.string(),
  cvs: v.optional(v.array(v.string()), []),
  offers: v.optional(v.array(v.string()), []),
});

/** The fields an advertisement shows to its reader; everything else in the file is ground truth and is dropped here. */
const offerSchema = v.object({
  title: v.optional(v.string()),
  company: v.optional(v.string()),
  location: v.optional(v.string()),
  contract: v.optional(v.picklist(CONTRACT_TYPES)),
  mode: v.optional(v.picklist(WORK_MODES)),
  text: v.string(),
});

/** Every format the product reads; plain text last, for some packs keep it beside the document. */
const CV_EXTENSIONS = ['pdf', 'docx', 'doc', 'odt', 'rtf', 'html', 'txt'];

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** The ids of a pack. */
export const readPack = (packDir: string): v.InferOutput<typeof packSchema> =>
  v.parse(packSchema, readJson(join(packDir, 'pack.json')));

/** The document of one CV, found by its id on disk: `cvs/ID.json` is ground truth and is never opened. */
export const readCvFile = (packDir: string, id: string): CvFile => {
  for (const extension of CV_EXTENSIONS) {
    const name = `${id}.${extension}`;
    const path = join(packDir, 'cvs', name);
    if (!existsSync(path)) continue;
    const { buffer, byteOffset, byteLength } = readFileSync(path);
    const bytes = new ArrayBuffer(byteLength);
    new Uint8Array(bytes).set(new Uint8Array(buffer, byteOffset, byteLength));
    return { name, bytes };
  }
  throw new Error(`no document for ${id} in ${packDir}/cvs`);
};

/** One advertisement, without its ground truth. */
export const readOfferText = (packDir: string, id: string): OfferText => {
  const { text, title, company, location, contract, mode } = v.parse(
    offerSchema,
    readJson(join(packDir, 'offers', `${id}.json`)),
  );
  return {
    text,
    ...(title === undefined ? {} : { title }),
    ...(company === undefined ? {} : { company }),
    ...(location === undefined ? {} : { location }),
    ...(contract === undefined ? {} : { contract }),
    ...(mode === undefined ? {} : { mode }),
  };
};
