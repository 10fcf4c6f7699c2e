import { isAboutHiddenSport } from '../../core/mini-apps/declared-sports.ts';
import type { MiniAppContent } from '../../core/mini-apps/mini-apps-gateway.ts';
import type { DisallowedSports } from '../../core/player/disallowed-sports.ts';
import { isSitePath } from '../../core/session/return-address.ts';
import type { ParsedNode } from '../../core/site/documents/document-tree.ts';
import { DRAWN_MARK, SLOT_CONTENT_CLASS } from './slot-content.ts';

/** Whether the server has drawn an application into its place. */
export function isDrawnInto(place: HTMLElement | null): boolean {
  return place !== null && place.shadowRoot !== null;
}

/** Shows what has come in its place, or hides the place; with neither it stays as it is. */
export function showContent(place: HTMLElement | null, shown: MiniAppContent | 'nothing' | undefined): void {
  if (place === null) return;
  place.hidden = shown === 'nothing';
  if (typeof shown === 'object') drawContent(place, shown);
}

/** Puts what an application shows into the shadow root of its place, element by element: no markup is read as a text. */
function drawContent(place: HTMLElement, { body, styles, language }: MiniAppContent): void {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const content = document.createElement('div');
  content.className = SLOT_CONTENT_CLASS;
  content.append(...body.map(drawnNode));
  content.lang = language;
  root.replaceChildren(content);
  place.setAttribute(DRAWN_MARK, '');
}

/** MKP-25 Takes away what is about a sport that the player does not want. */
export function hideSports(place: HTMLElement | null, disallowed: DisallowedSports): void {
  for (const element of place?.shadowRoot?.querySelectorAll('[data-sport]') ?? []) {
    const declared = {
      'data-sport': element.getAttribute('data-sport'),
      'data-section': element.getAttribute('data-section'),
    };
    if (isAboutHiddenSport(declared, disallowed)) element.remove();
  }
}

/** HND-2 Hands an application how the page looks now; the language of its own texts is its own. */
export function handLook({ shadowRoot }: HTMLElement, look: Readonly<Record<string, string>>): void {
  const content = shadowRoot?.querySelector<HTMLElement>(`.${SLOT_CONTENT_CLASS}`);
  if (content === null || content === undefined) return;
  const { lang: language, ...attributes } = look;
  if (content.lang === '' && language !== undefined) content.lang = language;
  for (const [name, value] of Object.entries(attributes)) content.setAttribute(name, value);
}

/** Where a click on a link of an application leads within the site; undefined where the browser is to follow it itself. */
export function ledElsewhere(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  const path = link instanceof HTMLAnchorElement ? link.getAttribute('href') : null;
  return isSitePath(path) ? path : undefined;
}

function drawnNode(node: ParsedNode): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElement(node.name);
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
  element.append(...node.children.map(drawnNode));
  return element;
}
