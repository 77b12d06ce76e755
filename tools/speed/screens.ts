export { ADDRESSES as addresses } from '#/copy/addresses';
export { CV_FILES as cvFiles, OFFER as offer } from '../../tests/e2e/people.ts';
