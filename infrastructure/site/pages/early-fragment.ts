/**
 * LNK-1 Takes the token of a letter's link out of the address before anything else runs: who leaves the page while it loads, or
 * goes back to it, finds it nowhere. The entry that a browser keeps of the navigation has the address as it came: so the page is
 * left at once, and its place taken by one with the clean address, to which the window's name brings the token. That page reads
 * it from the window, once (`ui/kit/behaviour/link-fragment.ts`).
 */
export const EARLY_FRAGMENT = [
  '(({hash:h,pathname:p,search:s})=>{const n=window.name,',
  'l=/[?&]showSignInModal=1(?!\\d)|\\/user\\/(activate(fast)?|accountverify|stopnewsletter)(?!\\w)/.test(p+s);',
  "if(l&&h){window.name='link'+h;history.replaceState(history.state,'',p+s);window.stop();location.replace(p+s)}",
  "else if(/^link#/.test(n)){window.name='';if(l)window.linkFragment=n.slice(4)}})(location);",
].join('');
