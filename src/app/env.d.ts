interface ImportMetaEnv {
  /** Version of the application, from package.json. */
  readonly VERSION: string;
}
