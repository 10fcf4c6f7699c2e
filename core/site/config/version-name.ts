const VERSION = /^[\w-][\w.-]{0,63}$/;

/** EXF-2 The version of the site is part of an address only where it is a plain name. */
export function isVersionName(text: unknown): text is string {
  return typeof text === 'string' && VERSION.test(text) && !text.includes('..');
}
