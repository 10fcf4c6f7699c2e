import { describe, expect, it } from 'vitest';
import { drawSlots, withSlots } from '../../composition/slots/draw-slots.ts';
import { slotsOfPage } from '../../core/mini-apps/mini-app-section.ts';
import type { Visit } from '../../composition/open-visit.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { DEFAULT_VIEW_SETTINGS } from '../../core/settings/view-settings.ts';
import { manualTimers } from '../support/fakes/manual-timers.ts';

const CONTENT = {
  section: 'home-showcase',
  title: 'Now',
  language: 'en',
  body: '<p class="a" onclick="x">A &lt; B</p>',
  styles: '',
  version: 'abcdefgh',
};

/** A visit to home whose application answers so. */
function visit(answer: () => Promise<unknown>, remoteSlots: readonly string[] = ['home-showcase'], hiddenSports = '') {
  const lines: string[] = [];
  const timers = manualTimers();
  const given = {
    request: { path: '/de', language: 'de', log: (line: string) => lines.push(line) },
    stores: { site: { config: { remoteSlots } }, settings: { settings: { ...DEFAULT_VIEW_SETTINGS, hiddenSports } } },
    timers,
    http: { send: answer },
  };
  return { visit: given as unknown as Visit, timers, lines };
}

describe('the first picture of a page', () => {
  it('has what its applications show, in a shadow root with their styles by an address [HST-5]', async () => {
    const home = visit(async () => ok(CONTENT));
    const slots = await drawSlots(home.visit, slotsOfPage('home'));
    expect(withSlots('<div data-place="home-showcase"></div>', slots)).toBe(
      '<div data-place="home-showcase" data-drawn=""><template shadowrootmode="open">' +
        '<link rel="stylesheet" href="/web-api/mini-apps/styles/home-showcase?lng=de&amp;path=%2Fde&amp;v=abcdefgh"' +
        ' integrity="sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb">' +
        '<div class="application" lang="en" dir="ltr" data-theme="dark" data-font-size="m" data-visually-impaired="false" data-odds-format="0" data-time-zone="3">' +
        '<p class="a">A &lt; B</p></div></template></div>',
    );
    expect(home.timers.waiting()).toBe(0);
  });

  it('has nothing that they declare to be about a sport that the player does not want [MKP-25]', async () => {
    const body = '<p data-sport="1">A</p><p data-sport="2" data-section="live">B</p>';
    const home = visit(async () => ok({ ...CONTENT, body }), ['home-showcase'], '1-1');
    const markup = (await drawSlots(home.visit, slotsOfPage('home'))).get('home-showcase') ?? '';
    expect(markup).not.toContain('>A<');
    expect(markup).toContain('<p data-sport="2" data-section="live">B</p>');
  });

  it('waits 250 ms for them, and no longer [HST-5]', async () => {
    const home = visit(() => new Promise(() => undefined));
    const drawn = drawSlots(home.visit, slotsOfPage('home'));
    await home.timers.advance(250);
    expect((await drawn).size).toBe(0);
    expect(home.lines).toEqual(['slot home-showcase is left to the browser']);
  });

  it('is drawn without one that failed, that is not configured, or that the page has no place for [HST-5, MAT-11]', async () => {
    const asked: unknown[] = [];
    const failing = async () => {
      asked.push(1);
      return fail({ kind: 'network' });
    };
    expect((await drawSlots(visit(failing).visit, slotsOfPage('home'))).size).toBe(0);
    expect((await drawSlots(visit(failing, []).visit, slotsOfPage('home'))).size).toBe(0);
    expect((await drawSlots(visit(failing).visit, slotsOfPage('limits'))).size).toBe(0);
    expect(asked).toHaveLength(1);
  });
});
