import sprite from './icon-sprite.svg?url';
import type { IconName } from './icon-name.ts';

/** Where a symbol is: in one file for all pages, which a browser asks for once. */
export function iconHref(name: IconName): string {
  return `${sprite}#${name}`;
}
