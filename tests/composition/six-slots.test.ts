import { expect, it } from 'vitest';
import { drawSlots } from '../../composition/slots/draw-slots.ts';
import type { Visit } from '../../composition/open-visit.ts';
import { SLOT_NAMES } from '../../core/mini-apps/mini-app-section.ts';
import { ok } from '../../core/shared/result.ts';
import { DEFAULT_VIEW_SETTINGS } from '../../core/settings/view-settings.ts';
import { manualTimers } from '../support/fakes/manual-timers.ts';

const SIX = [
  'home-showcase',
  'information-live',
  'results-wins',
  'welcome-now',
  'promotion-terms',
  'promos-offers',
] as const;

const CONTENT = { section: 'results', title: 'Now', language: 'en', body: '<p>A</p>', styles: '', version: 'abcdefgh' };

function visit(answer: (slot: string) => Promise<unknown>) {
  const timers = manualTimers();
  const asked: string[] = [];
  const given = {
    request: { path: '/en', language: 'en', log: () => undefined },
    stores: {
      site: { config: { remoteSlots: SLOT_NAMES } },
      settings: { settings: DEFAULT_VIEW_SETTINGS },
    },
    timers,
    http: {
      send: async (_call: unknown, { params }: { readonly params: { readonly slot: string } }) => {
        asked.push(params.slot);
        return answer(params.slot);
      },
    },
  };
  return { visit: given as unknown as Visit, timers, asked };
}

it('a page with six slots asks for all at once, and waits 250 ms in all for those that hang [HST-5, PERF-04]', async () => {
  const home = visit(() => new Promise(() => undefined));
  const drawn = drawSlots(home.visit, SIX);
  expect(home.asked).toEqual(SIX);
  await home.timers.advance(250);
  expect((await drawn).size).toBe(0);
  expect(home.timers.waiting()).toBe(0);
});

it('one of six that hangs keeps none of the others out of the first picture [HST-5, REL-32]', async () => {
  // what reads markup comes with the first answer
  expect((await drawSlots(visit(async () => ok(CONTENT)).visit, SIX)).size).toBe(6);
  const home = visit(async (slot) => (slot === 'welcome-now' ? new Promise(() => undefined) : ok(CONTENT)));
  const drawn = drawSlots(home.visit, SIX);
  await new Promise((resolve) => setTimeout(resolve, 0));
  await home.timers.advance(250);
  expect([...(await drawn).keys()]).toEqual(SIX.filter((slot) => slot !== 'welcome-now'));
});
