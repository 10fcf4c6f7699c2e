import { describe, expect, it } from 'vitest';
import { openVisit } from '../../composition/open-visit.ts';
import type { Cancellation } from '../../core/shared/cancellation.ts';
import type { WireAnswer } from '../../infrastructure/http/transport.ts';
import type { PageRequest } from '../../infrastructure/site/site-page.ts';
import { replySamples } from '../support/reply-samples.ts';

/** A page on the server, and what it asked for, to be answered by hand. */
function visitOf(cookies: string) {
  const asked: { readonly url: string; readonly signal: Cancellation | undefined; readonly answer: () => void }[] = [];
  const request: PageRequest = {
    language: 'en',
    chosen: 'en',
    path: '/en/live',
    search: '',
    cookies,
    now: 1_792_173_660_000,
    origin: 'https://oddsmith.example',
    hosts: [],
    log: () => undefined,
    transport: async ({ url }, signal) =>
      new Promise((resolve) => {
        const answer: WireAnswer = { status: 200, body: replySamples()['line'] };
        asked.push({
          url,
          signal,
          answer: () => {
            resolve(answer);
          },
        });
      }),
  };
  return { visit: openVisit(request), asked };
}

describe('pages that the server makes at once', () => {
  it('REL-36 share no page that could be left: what one player gives up another player still has', async () => {
    const [one, other] = [visitOf('__Host-session=1'), visitOf('__Host-session=2')];
    expect(one.visit.stores.page.left).not.toBe(other.visit.stores.page.left);
    const openings = [one, other].map(async ({ visit }) => visit.stores.line.open(visit.stores.line.view));
    one.visit.stores.page.leave();
    expect([one, other].map(({ visit }) => visit.stores.page.left.aborted)).toEqual([false, false]);
    expect([one, other].map(({ asked }) => asked.map(({ signal }) => signal?.aborted))).toEqual([[false], [false]]);
    for (const { asked } of [one, other]) asked[0]?.answer();
    await Promise.all(openings);
    expect([one, other].map(({ visit }) => visit.stores.line.phase)).toEqual(['ready', 'ready']);
  });
});
