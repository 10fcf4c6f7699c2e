/**
 * Keeps the last press on a button that came before the page could answer, and makes it once when the page stands. Whoever
 * hydrates meanwhile does not see it, so that it counts once. Links need nothing of it: browsers follow them by themselves.
 */
export const EARLY_PRESS = [
  '(()=>{let b;const d=document,',
  "k=e=>{const t=e.target.closest('button[type=button],[role=button]');if(t){b=t;e.stopImmediatePropagation()}};",
  "d.addEventListener('click',k,true);",
  "new MutationObserver((_,o)=>{o.disconnect();d.removeEventListener('click',k,true);if(b&&b.isConnected)b.click()})",
  ".observe(d.documentElement,{attributes:true,attributeFilter:['data-hydrated']})})()",
].join('');
