/** The first versions that the scripts of the site are written for: all they are built of is there. */
const FIRST_VERSIONS = { chrome: 111, firefox: 115, safari: [16, 4] } as const;

/** Who says to be a program that reads pages, or names a page about itself. */
const CRAWLER = /bot|crawl|spider|slurp|preview|lighthouse|externalhit|whatsapp|https?:/i;

/** Internet Explorer, the first Edge, and Opera before it took another engine: no longer made. */
const GIVEN_UP = /MSIE |Trident\/|Edge\/\d|Presto\//;

/** Every browser of these devices has the engine of the system. */
const APPLE_DEVICE = /\((?:iPhone|iPad|iPod)[^)]* OS (\d+)_(\d+)/;

/** Remembers for the visit that the browser was told. */
export const OLD_BROWSER_COOKIE = 'old-browser';

export interface OpenedByBrowser {
  /** What the browser says of itself. */
  readonly userAgent: string;
  /** The status that the page answers with. */
  readonly status: number;
  readonly wasTold: boolean;
}

/**
 * OLD-1 A browser is old that says it is Internet Explorer, the first Edge or the first Opera, or has an engine before Chrome 111, Firefox 115 or Safari 16.4;
 * OLD-2 a crawler never is, nor what names no engine that is known.
 */
export function isOldBrowser(userAgent: string): boolean {
  const said = String(userAgent);
  if (CRAWLER.test(said)) return false;
  if (GIVEN_UP.test(said)) return true;
  const device = APPLE_DEVICE.exec(said);
  if (device !== null) return isOldSafari(device);
  const [, chrome] = /Chrom(?:e|ium)\/(\d+)/.exec(said) ?? [];
  if (chrome !== undefined) return Number(chrome) < FIRST_VERSIONS.chrome;
  const [, firefox] = /Firefox\/(\d+)/.exec(said) ?? [];
  if (firefox !== undefined) return Number(firefox) < FIRST_VERSIONS.firefox;
  const safari = /Version\/(\d+)(?:\.(\d+))?.* Safari\//.exec(said);
  return safari !== null && isOldSafari(safari);
}

/** OLD-3 The visitor with an old browser is told once a visit, in place of a page that there is. */
export function isToldOfOldBrowser({ userAgent, status, wasTold }: OpenedByBrowser): boolean {
  return status === 200 && wasTold === false && isOldBrowser(userAgent);
}

function isOldSafari([, major = '', minor = '0']: readonly (string | undefined)[]): boolean {
  const [firstMajor, firstMinor] = FIRST_VERSIONS.safari;
  return Number(major) < firstMajor || (Number(major) === firstMajor && Number(minor) < firstMinor);
}
