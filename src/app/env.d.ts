import type { Deployer } from '#/domain/device/deployer';

declare global {
  interface ImportMetaEnv {
    /** Version of the application, from package.json. */
    readonly VERSION: string;
    /** Short name of the commit it was built from; empty where there was no repository. */
    readonly COMMIT: string;
    /** ISO day of that commit, in UTC; empty with it. */
    readonly COMMITTED: string;
    /** The name under which ReliefWeb approved this site; empty where it has none. */
    readonly RELIEFWEB_APPNAME: string;
    /** Who serves this copy; null where `embellie.config.json` does not say. */
    readonly DEPLOYER: Deployer | null;
    /** Place of France in which a search starts; empty for none. */
    readonly START_PLACE: string;
    /** Catalogue of offers, from the address of the application; empty for the usual one. */
    readonly OFFER_FEED: string;
    /** Colour of what acts in the light theme, as `#rrggbb`; null for our own. */
    readonly ACCENT_LIGHT: string | null;
    readonly ACCENT_DARK: string | null;
  }
}
