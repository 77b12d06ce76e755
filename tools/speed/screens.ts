export { ADDRESSES as addresses } from '#/copy/addresses';
export { CV_FILES as cvFiles } from '../../tests/e2e/people.ts';
