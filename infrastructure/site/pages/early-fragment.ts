/**
 * LNK-1 Takes the token of a letter's link out of the address before anything else runs: who leaves the page while it loads, or
 * goes back to it, finds it nowhere. The page reads it from the window, once (`ui/kit/behaviour/link-fragment.ts`).
 */
export const EARLY_FRAGMENT = [
  '(({hash:h,pathname:p,search:s})=>{if(h&&',
  '/[?&]showSignInModal=1(?!\\d)|\\/user\\/(activate(fast)?|accountverify|stopnewsletter)(?!\\w)/.test(p+s)',
  "){window.linkFragment=h;history.replaceState(history.state,'',p+s)}})(location);",
].join('');
