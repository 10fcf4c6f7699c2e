/** MAT-25 The newest release of each module that was shown, by the name that the host gives it. */
export interface ModuleReleases {
  readonly newest: (name: string) => Promise<number>;
  /** Counts a release that was signed well, and says which is the newest. */
  readonly see: (name: string, release: number) => Promise<number>;
}

/** Those that one process has seen. */
export function moduleReleases(): ModuleReleases {
  const known = new Map<string, number>();
  const newest = async (name: string): Promise<number> => Promise.resolve(known.get(name) ?? 0);
  return {
    newest,
    see: async (name, release) => {
      known.set(name, Math.max(known.get(name) ?? 0, release));
      return newest(name);
    },
  };
}
