import { miniAppAddress, type MiniAppAddresses } from '../../../core/mini-apps/mini-app-address.ts';
import { isolationLevel, slotSection, type MiniAppSection } from '../../../core/mini-apps/mini-app-section.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import type { Millis } from '../../../core/shared/time.ts';
import { askPage } from './ask-application.ts';
import { failureCode, hasSlot, type HostFailure, type SlotAsk } from './slot-ask.ts';

export interface FramePageNeeds {
  readonly addresses: () => MiniAppAddresses;
  readonly plainOrigin: (section: MiniAppSection) => string | undefined;
  readonly log: (line: string) => void;
  readonly within?: Millis;
}

type FrameAsk = Omit<SlotAsk, 'isForced'>;

/** Where the host serves the pages of applications of level C: at its own address, whose policy no application writes. */
export const FRAME_PAGE_PATH = '/web-api/mini-apps/frame-page';

/**
 * HST-40 What such a page may do, whatever the application's own reply allows: it runs what stands in it, in an origin that is
 * nobody's, shows pictures that lie in it, and fetches, posts, frames and starts nothing.
 */
export const FRAME_PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "connect-src 'none'",
    "worker-src 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), publickey-credentials-get=()',
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
};

/** HST-20 The section that fills a slot in a frame, with the address of its application; nothing where there is none. */
export function framedSection(
  { addresses, plainOrigin }: FramePageNeeds,
  ask: FrameAsk,
): { readonly section: MiniAppSection; readonly address: string } | undefined {
  const section = slotSection(ask.slot);
  const base = section === undefined ? undefined : addresses()[section];
  if (section === undefined || base === undefined || isolationLevel(section) !== 'C' || !hasSlot(ask)) return undefined;
  const address = miniAppAddress(base, ask.path, plainOrigin(section));
  return address.ok ? { section, address: address.value } : undefined;
}

/** HST-40 The page of an application of level C as its server wrote it; nobody who looks at it is named to that server. */
export async function framePage(needs: FramePageNeeds, ask: FrameAsk): Promise<Result<string, HostFailure>> {
  const framed = framedSection(needs, ask);
  if (framed === undefined) return fail({ code: 'absent' });
  const page = await askPage({ address: framed.address, language: ask.language, within: needs.within });
  if (page.ok) return ok(page.value);
  needs.log(`mini application ${framed.section}: ${page.error.code}`);
  return fail({ code: failureCode(page.error) });
}
