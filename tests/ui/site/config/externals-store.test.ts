import { observable, runInAction } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import { addExternalFiles } from '../../../../infrastructure/browser/add-external-files.ts';
import { scriptFacts } from '../../../../infrastructure/browser/script-facts.ts';
import { ExternalsStore } from '#ui/site/config/externals-store.ts';
import { manualTimers } from '../../../support/fakes/manual-timers.ts';

const FILES = { refId: 1, groupId: 2 };

function page(geoCountryId?: number) {
  const config = geoCountryId === undefined ? undefined : { ...FILES, geoCountryId };
  const site = observable<{ config: (typeof FILES & { geoCountryId: number }) | undefined }>({ config });
  const added: boolean[] = [];
  const stop = new ExternalsStore({ site, add: ({ hasPolicyLogo }) => added.push(hasPolicyLogo) }).start();
  const configure = (id: number) => {
    runInAction(() => {
      site.config = { ...FILES, geoCountryId: id };
    });
  };
  return { stop, added, configure };
}

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('what a page has from elsewhere', () => {
  it.each([
    [1, true],
    [66, true],
    [126, true],
    [228, true],
    [120, true],
    [2, false],
    [0, false],
  ])('is added once; in country %d the logo of the policy is among it: %s [POL-1]', (country, hasLogo) => {
    const { added, configure } = page(country);
    configure(country);
    expect(added).toEqual([hasLogo]);
  });

  it('waits until the configuration is there, and is not for a page that was left [POL-1, EXF-1]', () => {
    const waiting = page();
    expect(waiting.added).toEqual([]);
    waiting.configure(1);
    expect(waiting.added).toEqual([true]);
    const left = page();
    left.stop();
    left.configure(1);
    expect(left.added).toEqual([]);
  });

  it('is a picture that nobody sees, and the two style sheets of the operator [POL-1, EXF-1]', () => {
    document.head.innerHTML = '<meta name="site-version" content="528d66bf">';
    addExternalFiles(window, { ...FILES, hasPolicyLogo: true });
    const [logo, ...others] = document.body.querySelectorAll('img');
    expect(others).toEqual([]);
    expect([logo?.hidden, logo?.alt, logo?.getAttribute('src')]).toEqual([true, '', '/web-api/policy/logo.agif']);
    expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
      '/sys-ui/528d66bf/Desktop/2/client.css',
      '/genfiles/cms/1-2/desktop',
    ]);
  });

  it.each(['../../evil', 'a/b', '', 'x"onload="1'])('knows no style sheet of the version %j [EXF-2]', (version) => {
    const meta = document.createElement('meta');
    Object.assign(meta, { name: 'site-version', content: version });
    document.head.append(meta);
    addExternalFiles(window, { ...FILES, hasPolicyLogo: false });
    expect(document.querySelectorAll('link, img')).toHaveLength(1);
  });
});

describe('the script of the operator for devices', () => {
  const SCRIPT = { file: 'device-1.js', integrity: `sha256-${'A'.repeat(43)}=` };
  const added = () => document.querySelector('script')!;

  it('is asked for with its digest, and says what it knows [EXF-3]', async () => {
    const said = scriptFacts(window, SCRIPT, manualTimers());
    expect([added().getAttribute('src'), added().integrity, added().crossOrigin]).toEqual([
      '/hd-api/external/apps/device-1.js',
      SCRIPT.integrity,
      'anonymous',
    ]);
    Object.assign(window, { deviceFacts: () => ({ gamut: 'p3', 'not a name': 'x', count: 1 }) });
    added().dispatchEvent(new Event('load'));
    expect(await said).toEqual({ gamut: 'p3' });
    Reflect.deleteProperty(window, 'deviceFacts');
  });

  it.each(['error', 'silence', 'throws', 'nothing left'])('is missed by nobody: %s [EXF-3]', async (how) => {
    const timers = manualTimers();
    if (how === 'throws')
      Object.assign(window, {
        deviceFacts: () => {
          throw new Error('x');
        },
      });
    const said = scriptFacts(window, SCRIPT, timers);
    if (how === 'silence') await timers.advance(3000);
    else added().dispatchEvent(new Event(how === 'error' ? 'error' : 'load'));
    expect(await said).toEqual({});
    Reflect.deleteProperty(window, 'deviceFacts');
  });
});
