/**
 * Keeps the last press on a button that came before the page could answer, and makes it once when the page stands. Whoever
 * hydrates meanwhile does not see it, so that it counts once. Links need nothing of it: browsers follow them by themselves.
 * It is not made where the button says something else by then (another price), after ten seconds, or where the visitor has
 * pressed something else or Escape, or has left the tab.
 */
export const EARLY_PRESS = [
  '(()=>{let b,x,w;const d=document,f=()=>{b=void 0},',
  "k=e=>{const t=e.target.closest('button[type=button],[role=button]');",
  'f();if(t){b=t;x=t.textContent;w=Date.now();e.stopImmediatePropagation()}};',
  "d.addEventListener('click',k,true);d.addEventListener('visibilitychange',f);",
  "d.addEventListener('keydown',e=>{if(e.key=='Escape')f()},true);",
  "new MutationObserver((_,o)=>{o.disconnect();d.removeEventListener('click',k,true);",
  'if(b&&b.isConnected&&b.textContent==x&&1e4>Date.now()-w)b.click()})',
  ".observe(d.documentElement,{attributes:true,attributeFilter:['data-hydrated']})})()",
].join('');
