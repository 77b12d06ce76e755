/** Who serves this copy of Embellie, as `embellie.config.json` says it (docs/deploy.md). */
export type Deployer = {
  /** Name of the organisation; null where none is said. */
  readonly name: string | null;
  /** An address of e-mail, or of a page that starts with `https://`; null where there is none. */
  readonly contact: string | null;
  /** Addresses of pages that start with `https://`. */
  readonly legalNotice: string | null;
  readonly privacy: string | null;
  /** Where an obstacle is told: an address of e-mail or of a page. */
  readonly accessibility: string | null;
};

/** What a link to an address of e-mail or of a page leads to. */
export const contactHref = (contact: string): string =>
  contact.startsWith('https://') ? contact : `mailto:${contact}`;
