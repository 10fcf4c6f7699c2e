import type { BaitLook } from '../../core/site/browser/ad-blocker.ts';

/** Names that lists of advertisements hide on every site. */
const BAIT_NAMES = 'adsbox ad-banner ad-placement textads banner_ad pub_300x250';

/** Lays a bait for ad blockers into the page and tells what became of it; nothing is asked of any server. */
export async function adBait(document: Document): Promise<BaitLook> {
  const bait = document.createElement('div');
  bait.className = BAIT_NAMES;
  bait.setAttribute('aria-hidden', 'true');
  Object.assign(bait.style, { position: 'absolute', top: '-100px', left: '0', width: '1px', height: '1px' });
  document.body.append(bait);
  // whoever hides it does so when it is drawn
  await new Promise((resolve) => setTimeout(resolve, 200));
  const { display, visibility } = getComputedStyle(bait);
  const look = { width: bait.offsetWidth, height: bait.offsetHeight, display, visibility };
  // a blocker may have taken it out itself
  const isThere = bait.isConnected;
  bait.remove();
  return isThere ? look : { ...look, display: 'none' };
}
