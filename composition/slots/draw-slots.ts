import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { MiniAppContent } from '../../core/mini-apps/mini-apps-gateway.ts';
import { withoutHiddenSports } from '../../core/mini-apps/declared-sports.ts';
import { handedAttributes, type HandedLook } from '../../core/mini-apps/handed-look.ts';
import { isolationLevel, slotPath, slotSection, type SlotName } from '../../core/mini-apps/mini-app-section.ts';
import { markupText } from '../../core/mini-apps/safe-markup.ts';
import { readHiddenSports } from '../../core/player/disallowed-sports.ts';
import type { Millis } from '../../core/shared/time.ts';
import { STYLES_PATH } from '../../infrastructure/mini-apps/mini-app-calls.ts';
import { httpMiniAppsGateway } from '../../infrastructure/mini-apps/http-mini-apps-gateway.ts';
import { inTime } from '../../ui/page/in-time.ts';
import { DRAWN_MARK, SLOT_CONTENT_CLASS } from '#ui/mini-apps/slot-content.ts';
import type { Visit } from '../open-visit.ts';

/** By slot. */
export type SlotMarkups = ReadonlyMap<SlotName, string>;
export const NO_SLOTS: SlotMarkups = new Map();

/** HST-5 */
const LONGEST_WAIT: Millis = 250;

/** One page after another shows the same markup: it is parsed and made safe once. */
const SAFE_BODIES = new LRUCache<string, MiniAppContent['body']>({ max: 64 });

/** What the applications of a page show in its places, as markup for their slots; one that is too slow or fails leaves its slot to the browser. */
export async function drawSlots(
  { request: { path: page, language, log }, stores, timers, http }: Visit,
  places: readonly SlotName[],
  onFail: (slot: SlotName) => void = () => undefined,
): Promise<SlotMarkups> {
  const remote = stores.site.config?.remoteSlots ?? [];
  const slots = places.filter((slot) => remote.includes(slot) && isDrawn(slot));
  if (slots.length === 0) return NO_SLOTS;
  const gateway = httpMiniAppsGateway(http, language, SAFE_BODIES);
  const look = { language, settings: stores.settings.settings };
  const drawn = await Promise.all(
    slots.map(async (slot) => {
      const path = slotPath(slot, page, language);
      const reply = await inTime(timers, LONGEST_WAIT, gateway.content({ slot, path }));
      if (reply?.ok === true) return [slot, keptMarkup({ slot, path }, reply.value, look)] as const;
      if (reply !== undefined) onFail(slot);
      log(`slot ${slot} is left to the browser`);
      return undefined;
    }),
  );
  return new Map(drawn.filter((each) => each !== undefined));
}

/** HST-20 A frame is the browser's to fetch. */
function isDrawn(slot: SlotName): boolean {
  const section = slotSection(slot);
  return section !== undefined && isolationLevel(section) !== 'C';
}

/** The last ones drawn, each with what it was drawn from. */
const DRAWN = new LRUCache<string, { readonly from: MiniAppContent; readonly markup: string }>({ max: 64 });

/** As it was drawn for another page that looks the same. */
function keptMarkup(
  of: { readonly slot: SlotName; readonly path: string },
  content: MiniAppContent,
  look: HandedLook,
): string {
  const { slot, path } = of;
  const hidden = readHiddenSports(look.settings.hiddenSports);
  const name = JSON.stringify([slot, path, handedAttributes(look), hidden]);
  const known = DRAWN.get(name);
  const isSame = known?.from.body === content.body && known.from.styles === content.styles;
  if (known !== undefined && isSame && known.from.version === content.version) return known.markup;
  const markup = slotMarkup(of, content, look);
  DRAWN.set(name, { from: content, markup });
  return markup;
}

/** In a shadow root, with its styles by an address: they are no part of the page's own. */
function slotMarkup(
  { slot, path }: { readonly slot: SlotName; readonly path: string },
  { body, styles, version, language: written }: MiniAppContent,
  look: HandedLook,
): string {
  const address = `${STYLES_PATH.replace(':slot', slot)}?${new URLSearchParams({ lng: look.language, path, v: version }).toString()}`;
  // SEC-05
  const integrity = `sha384-${createHash('sha384').update(styles).digest('base64')}`;
  const sheet = { name: 'link', attributes: { rel: 'stylesheet', href: address, integrity }, children: [] };
  const root = {
    name: 'div',
    attributes: { class: SLOT_CONTENT_CLASS, ...handedAttributes({ ...look, language: look.language }), lang: written },
    children: withoutHiddenSports(body, readHiddenSports(look.settings.hiddenSports)),
  };
  return `<template shadowrootmode="open">${markupText([sheet, root])}</template>`;
}

/** The markup of a page with that of its applications in their places, which hold nothing but that. */
export function withSlots(html: string, slots: SlotMarkups): string {
  let filled = html;
  for (const [slot, markup] of slots) {
    const place = `<div data-place="${slot}"`;
    filled = filled.replace(`${place}>`, () => `${place} ${DRAWN_MARK}="">${markup}`);
  }
  return filled;
}
