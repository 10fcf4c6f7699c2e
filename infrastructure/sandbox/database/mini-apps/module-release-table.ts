/** MAT-25 The newest release of a module that any process of the site has shown. */
export interface ModuleReleaseRow {
  /** The section, with a digest of the key that it was signed for. */
  readonly name: string;
  readonly release: number;
}
