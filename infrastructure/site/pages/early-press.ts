/**
 * Keeps the last press on a button that came before the page could answer, and makes it once when the page stands. Whoever
 * hydrates meanwhile does not see it, so that it counts once. Links need nothing of it: browsers follow them by themselves.
 * A part whose script comes later (the question about cookies) keeps its presses until React has it, too.
 * It is not made where the button says something else by then (another price), after ten seconds, or where the visitor has
 * pressed something else or Escape, or has left the tab.
 */
export const EARLY_PRESS = [
  '(()=>{let b,x,w,q;const d=document,f=()=>{b=void 0},',
  "r=t=>Object.keys(t).some(n=>n.startsWith('__reactProps')),",
  'g=()=>{if(b&&b.isConnected&&b.textContent==x&&1e4>Date.now()-w)q.has(b)&&!r(b)?setTimeout(g,50):b.click()},',
  "k=e=>{const t=e.target.closest('button[type=button],[role=button]');",
  'f();if(t&&(!q||q.has(t)&&!r(t))){b=t;x=t.textContent;w=Date.now();e.stopImmediatePropagation();q&&g()}};',
  "d.addEventListener('click',k,true);d.addEventListener('visibilitychange',f);",
  "d.addEventListener('keydown',e=>{if(e.key=='Escape')f()},true);",
  'new MutationObserver((_,o)=>{o.disconnect();',
  "q=new Set([...d.querySelectorAll('#root button')].filter(t=>!r(t)));g()})",
  ".observe(d.documentElement,{attributes:true,attributeFilter:['data-hydrated']})})()",
].join('');
