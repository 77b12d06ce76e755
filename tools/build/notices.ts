import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin, ResolvedConfig } from 'vite';

/** A package of others that the application may carry. */
export type ThirdParty = {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, as its author wrote it. */
  readonly licence: string;
  /** Subresource integrity of the archive it came in. */
  readonly integrity: string;
  /** Text of its licence; null where the package brings none. */
  readonly text: string | null;
};

type LockEntry = {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
};

/** Data compiled into the application, with what their licences ask to be told. */
const DATA = `Répertoire opérationnel des métiers et des emplois (ROME 4.0), France Travail. Licence Ouverte 2.0. Abrégé.
Découpage administratif (Insee, La Poste), Etalab. Licence Ouverte 2.0. Abrégé.
`;

const licenceText = (folder: string): string | null => {
  if (!existsSync(folder)) return null;
  const file = readdirSync(folder)
    .toSorted()
    .find((name) => /^(?:licen[cs]e|copying)(?:[.-].*)?$/iu.test(name));
  return file === undefined
    ? null
    : readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
};

/** Every package that the lock file installs for use rather than for development, by name. */
export const thirdPartiesOf = (root: string): readonly ThirdParty[] => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockEntry>>;
  };
  return Object.entries(packages)
    .filter(
      ([at, { dev, optional, devOptional }]) => at !== '' && !dev && !optional && !devOptional,
    )
    .map(([at, { version, license, integrity }]) => ({
      name: at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? 'NOASSERTION',
      integrity: integrity ?? '',
      text: licenceText(join(root, at)),
    }))
    .toSorted((a, b) => (a.name === b.name ? 0 : a.name < b.name ? -1 : 1));
};

/** The notices in plain text: packages of one licence text together. */
export const noticesOf = (parties: readonly ThirdParty[]): string => {
  const byText = new Map<string, ThirdParty[]>();
  for (const party of parties) {
    const text = party.text ?? party.licence;
    byText.set(text, [...(byText.get(text) ?? []), party]);
  }
  const blocks = [...byText].map(([text, those]) =>
    [
      ...those.map(({ name, version, licence }) => `${name} ${version} (${licence})`),
      '',
      text,
    ].join('\n'),
  );
  // The mark tells servers that name no encoding which it is.
  return `\uFEFF${['Données', '', DATA.trim()].join('\n')}\n\n${[
    'Logiciels et polices',
    ...blocks,
  ].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
};

/** A bill of materials in CycloneDX 1.6: nothing of the moment it is made, so that two builds have the same. */
export const billOfMaterials = (
  application: { readonly name: string; readonly version: string },
  parties: readonly ThirdParty[],
): string => {
  const reference = ({ name, version }: Pick<ThirdParty, 'name' | 'version'>): string =>
    `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return `${JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: { component: { type: 'application', ...application } },
      components: parties.map((party) => ({
        type: 'library',
        'bom-ref': reference(party),
        name: party.name,
        version: party.version,
        purl: reference(party),
        licenses: [{ expression: party.licence }],
        ...(party.integrity.startsWith('sha512-')
          ? {
              hashes: [
                {
                  alg: 'SHA-512',
                  content: Buffer.from(party.integrity.slice(7), 'base64').toString('hex'),
                },
              ],
            }
          : {}),
      })),
    },
    null,
    1,
  )}\n`;
};

/** Adds to the build whose work it carries: `notices.txt` for people, `sbom.cdx.json` for tools. */
export const noticesPlugin = (version: string): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'embellie-notices',
    apply: (user, { command }) => command === 'build' && !user.build?.ssr,
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle() {
      const parties = thirdPartiesOf(config.root);
      this.emitFile({ type: 'asset', fileName: 'notices.txt', source: noticesOf(parties) });
      this.emitFile({
        type: 'asset',
        fileName: 'sbom.cdx.json',
        source: billOfMaterials({ name: 'embellie', version }, parties),
      });
    },
  };
};
