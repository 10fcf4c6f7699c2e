import { observable, runInAction } from 'mobx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPolicyLogo } from '../../../../infrastructure/browser/load-policy-logo.ts';
import { PolicyLogoStore } from '#ui/site/config/policy-logo-store.ts';

function page(geoCountryId?: number) {
  const config = geoCountryId === undefined ? undefined : { geoCountryId };
  const site = observable<{ config: { geoCountryId: number } | undefined }>({ config });
  let loads = 0;
  const stop = new PolicyLogoStore({
    site,
    load: () => {
      loads += 1;
      return Promise.resolve();
    },
  }).start();
  return {
    stop,
    loads: () => loads,
    configure: (id: number) => {
      runInAction(() => {
        site.config = { geoCountryId: id };
      });
    },
  };
}

describe('the hidden logo of the policy', () => {
  it.each([
    [120, 1],
    [2, 0],
  ])('in country %d is loaded %d times [POL-1]', (country, times) => {
    const { loads, configure } = page(country);
    configure(country);
    expect(loads()).toBe(times);
  });

  it('waits until the country is known, and for no page that was left [POL-1]', () => {
    const waiting = page();
    expect(waiting.loads()).toBe(0);
    waiting.configure(1);
    expect(waiting.loads()).toBe(1);
    const left = page();
    left.stop();
    left.configure(1);
    expect(left.loads()).toBe(0);
  });
});

describe('its request', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('carries no cookies, and fails unseen [POL-1]', async () => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', (...request: unknown[]) => {
      asked.push(request);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await expect(loadPolicyLogo()).resolves.toBeUndefined();
    expect(asked).toMatchObject([['/web-api/policy/logo.agif', { credentials: 'omit' }]]);
  });
});
