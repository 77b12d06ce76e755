import { clearResults } from './hashes.ts';

export default clearResults;
