interface ImportMetaEnv {
  /** Version of the application, from package.json. */
  readonly VERSION: string;
  /** Short name of the commit it was built from; empty where there was no repository. */
  readonly COMMIT: string;
  /** ISO day of that commit, in UTC; empty with it. */
  readonly COMMITTED: string;
  /** The name under which ReliefWeb approved this site; empty where it has none. */
  readonly RELIEFWEB_APPNAME: string;
}
