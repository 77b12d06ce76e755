import { defineConfig } from 'vite';

import { lexiconPlugin } from './vitePlugin.ts';

/** For tools that bundle a part of the product for Node: the lexicon and nothing else. */
export default defineConfig({ plugins: [lexiconPlugin()] });
