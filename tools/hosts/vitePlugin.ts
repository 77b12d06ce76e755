import type { Plugin, ResolvedConfig } from 'vite';

import { answersOf, parsePolicy } from './answers.ts';
import { hostFiles } from './hostFiles.ts';

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/u;

/** The policy written in a built page. */
const policyIn = (html: string): string => {
  const [, policy] = POLICY.exec(html) ?? [];
  if (policy === undefined) throw new Error('hosts: a built page holds no policy');
  return policy.replaceAll('&#39;', "'");
};

/**
 * Writes what hosts read beside the pages: headers with the policies of those pages, and what answers an unknown
 * address. Stands after the plugin that draws them. See docs/deploy.md.
 */
export const hostsPlugin = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'embellie-hosts',
    enforce: 'post',
    apply: (user, { command }) => command === 'build' && !user.build?.ssr,
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // Storybook builds with this configuration too.
        const shell = bundle['200.html'];
        if (shell?.type !== 'asset') return;
        const pages = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.html') ? [String(file.source)] : [],
        );
        const answers = answersOf(
          pages.map((html) => parsePolicy(policyIn(html))),
          config.base,
        );
        for (const [fileName, source] of Object.entries(hostFiles(answers)))
          this.emitFile({ type: 'asset', fileName, source });
        // Hosts that know no fallback, GitHub Pages above all, show this one.
        this.emitFile({ type: 'asset', fileName: '404.html', source: shell.source });
      },
    },
  };
};
