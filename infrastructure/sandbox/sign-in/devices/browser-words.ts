/** What a request tells of the browser it comes from, in the words that people know it by. */
export interface BrowserWords {
  readonly browser: string | null;
  readonly system: string | null;
}

/** The first that fits: most browsers also name those that they descend from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|OPiOS|OPX)\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:MiuiBrowser)\//, 'Mi Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const LONGEST = 1000;

/** DEV-2 Of what a browser says of itself, its name and its system, where they are known ones. */
export function browserWords(userAgent: string | undefined): BrowserWords {
  const text = (userAgent ?? '').slice(0, LONGEST);
  return { browser: nameOf(BROWSERS, text), system: nameOf(SYSTEMS, text) };
}

function nameOf(table: readonly (readonly [RegExp, string])[], text: string): string | null {
  return table.find(([mark]) => mark.test(text))?.[1] ?? null;
}
