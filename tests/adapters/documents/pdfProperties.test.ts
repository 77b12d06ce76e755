import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';

import { DocumentTextExtractor } from '#/adapters/documents/DocumentTextExtractor';
import { cvFile } from '#tests/support/documents/bytes';
import { makePdf } from '#tests/support/documents/pdf';

const propertiesOf = async (bytes: Uint8Array) => {
  const result = await new DocumentTextExtractor().extract(cvFile('cv.pdf', bytes));
  if (!result.ok) throw new Error(result.problem);
  return result.value.properties;
};

test('title and author of a PDF stand beside its text, and are empty where it tells none', async () => {
  const told = await PDFDocument.create();
  told.addPage().drawText('Odile CASTAGNET, couvreuse');
  told.setTitle('CV CASTAGNET Odile');
  told.setAuthor('Odile Castagnet');
  expect(await propertiesOf(await told.save())).toEqual({
    title: 'CV CASTAGNET Odile',
    author: 'Odile Castagnet',
  });
  const untold = makePdf(['Odile CASTAGNET', 'Couvreuse']);
  expect(await propertiesOf(untold)).toEqual({ title: '', author: '' });
});
