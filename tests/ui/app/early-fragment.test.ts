import { beforeEach, expect, it } from 'vitest';
import { EARLY_FRAGMENT } from '../../../infrastructure/site/pages/early-fragment.ts';
import { takeLinkFragment } from '../../../ui/kit/behaviour/link-fragment.ts';

const TOKEN = `#1.${'T'.repeat(43)}.${'S'.repeat(43)}`;

beforeEach(() => {
  takeLinkFragment('');
  window.history.replaceState(null, '', '/');
});

function open(address: string): string {
  window.history.replaceState({ kept: 1 }, '', address);
  // oxlint-disable-next-line no-implied-eval, no-new-func -- the text of the page's own script
  new Function(EARLY_FRAGMENT)();
  return window.location.pathname + window.location.search + window.location.hash;
}

it.each([
  '/en?showSignInModal=1',
  '/?return=x&showSignInModal=1',
  '/ru/user/activate',
  '/user/activatefast',
  '/en/user/accountverify',
  '/user/stopnewsletter?a=1',
])('the token of a letter that opens %s leaves the address at once, and is read once [LNK-1]', (address) => {
  expect(open(address + TOKEN)).toBe(address);
  expect(window.history.state).toEqual({ kept: 1 });
  expect([takeLinkFragment(''), takeLinkFragment('#later')]).toEqual([TOKEN, '#later']);
});

it.each(['/en/rules#section-of-a-long-name-that-is-an-anchor', '/en/user/activated#x', '/en?showSignInModal=10#x'])(
  'an anchor stays in the address of %s',
  (address) => {
    expect(open(address)).toBe(address);
    expect(takeLinkFragment('#own')).toBe('#own');
  },
);
