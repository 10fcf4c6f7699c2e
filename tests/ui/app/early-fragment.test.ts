import { beforeEach, expect, it, vi } from 'vitest';
import { EARLY_FRAGMENT } from '../../../infrastructure/site/pages/early-fragment.ts';
import { takeLinkFragment } from '../../../ui/kit/behaviour/link-fragment.ts';

const TOKEN = `#1.${'T'.repeat(43)}.${'S'.repeat(43)}`;

beforeEach(() => {
  takeLinkFragment('');
  window.name = '';
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** Opens a page as a browser does; gives the address, and where the page was sent to. */
function open(address: string) {
  window.history.replaceState({ kept: 1 }, '', address);
  const { hash, pathname, search } = window.location;
  const replaced: string[] = [];
  const location = { hash, pathname, search, replace: (next: string) => replaced.push(next) };
  window.stop = () => undefined;
  // oxlint-disable-next-line no-implied-eval, no-new-func -- the text of the page's own script
  new Function('location', EARLY_FRAGMENT)(location);
  return { address: window.location.pathname + window.location.search + window.location.hash, replaced };
}

it.each([
  '/en?showSignInModal=1',
  '/?return=x&showSignInModal=1',
  '/ru/user/activate',
  '/user/activatefast',
  '/en/user/accountverify',
  '/user/stopnewsletter?a=1',
])(
  'the token of a letter that opens %s leaves the page with its address at once, and is read once [LNK-1]',
  (address) => {
    expect(open(address + TOKEN)).toEqual({ address, replaced: [address] });
    expect([window.history.state, takeLinkFragment(''), window.name]).toEqual([{ kept: 1 }, '', '']);
    // the page that takes its place
    expect(open(address)).toEqual({ address, replaced: [] });
    expect([window.name, window.sessionStorage.length]).toEqual(['', 0]);
    expect([takeLinkFragment(''), takeLinkFragment('#later')]).toEqual([TOKEN, '#later']);
  },
);

it('the token is gone where another page is opened in place of its own [LNK-1]', () => {
  open(`/ru/user/activate${TOKEN}`);
  open('/ru/rules');
  expect([window.sessionStorage.length, takeLinkFragment('')]).toEqual([0, '']);
});

it('the token reaches no other site where the page that takes its place does not come [LNK-1]', () => {
  open(`/ru/user/activate${TOKEN}`);
  expect(window.name).toBe('');
  // what another site could put there is nothing to this one
  window.name = `link${TOKEN}`;
  window.sessionStorage.clear();
  open('/ru/user/activate');
  expect(takeLinkFragment('')).toBe('');
});

it('a link opens its page without the token where storage is off [LNK-1]', () => {
  const off = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  const address = '/ru/user/activate';
  expect(open(address + TOKEN)).toEqual({ address, replaced: [address] });
  expect(open(address)).toEqual({ address, replaced: [] });
  off.mockRestore();
  expect([takeLinkFragment(''), window.sessionStorage.length]).toEqual(['', 0]);
});

it.each(['/en/rules#section-of-a-long-name-that-is-an-anchor', '/en/user/activated#x', '/en?showSignInModal=10#x'])(
  'an anchor stays in the address of %s, and the name of a window its own',
  (address) => {
    window.name = 'a window';
    expect(open(address)).toEqual({ address, replaced: [] });
    expect([takeLinkFragment('#own'), window.name]).toEqual(['#own', 'a window']);
  },
);
