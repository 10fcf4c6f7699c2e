/**
 * LNK-1 Takes the token of a letter's link out of the address before anything else runs: who leaves the page while it loads, or
 * goes back to it, finds it nowhere. The entry that a browser keeps of the navigation has the address as it came: so the page is
 * left at once, and its place taken by one with the clean address, to which the storage of the tab brings the token: the name of
 * the window would bring it to other sites where that page does not come. The next page of the site takes it out of the storage,
 * whichever page that is, so that none where a player signs out finds it there. It is read from the window, once
 * (`ui/kit/behaviour/link-fragment.ts`). Where storage is off, the page comes without the token.
 */
export const EARLY_FRAGMENT = [
  "(({hash:h,pathname:p,search:s})=>{const k='link-fragment',",
  'l=/[?&]showSignInModal=1(?!\\d)|\\/user\\/(activate(fast)?|accountverify|stopnewsletter)(?!\\w)/.test(p+s);let n;',
  'try{const t=sessionStorage;n=t.getItem(k);if(n)t.removeItem(k);if(l&&h)t.setItem(k,h)}catch{}',
  "if(l&&h){history.replaceState(history.state,'',p+s);window.stop();location.replace(p+s)}",
  'else if(l&&n)window.linkFragment=n})(location);',
].join('');
