/**
 * Keeps the last press on a button of the page's main part and the last one beside it (the question about cookies, say)
 * that came before the page could answer, and makes each once when the page stands: of two prices only the last, as nobody
 * saw that the first one counted. Whoever hydrates meanwhile does not see it. Links need nothing of it: browsers follow
 * them by themselves. A part whose script comes later keeps its presses until React has it, too.
 * None is made where the button says something else by then (another price), after ten seconds, or where the visitor has
 * pressed anything but such a button or Escape, or has left the tab.
 */
export const EARLY_PRESS = [
  '(()=>{let b=[],q;const d=document,f=()=>{b=[]},',
  "r=t=>Object.keys(t).some(n=>n.startsWith('__reactProps')),",
  'g=p=>{const[t,x,w,i]=p,s=b;if(s[i]==p&&t.isConnected&&t.textContent==x&&1e4>Date.now()-w)',
  'if(q.has(t)&&!r(t))setTimeout(g,50,p);else{s[i]=0;t.click();b=s}},',
  "k=e=>{const t=e.target.closest('button[type=button],[role=button]');",
  "if(t&&(!q||q.has(t)&&!r(t))){const i=t.closest('main')?1:0,p=b[i]=[t,t.textContent,Date.now(),i];",
  'e.stopImmediatePropagation();q&&g(p)}else f()};',
  "d.addEventListener('click',k,true);d.addEventListener('visibilitychange',f);",
  "d.addEventListener('keydown',e=>{if(e.key=='Escape')f()},true);",
  'new MutationObserver((_,o)=>{o.disconnect();',
  "q=new Set([...d.querySelectorAll('#root button')].filter(t=>!r(t)));b.map(p=>p&&g(p))})",
  ".observe(d.documentElement,{attributes:true,attributeFilter:['data-hydrated']})})()",
].join('');
