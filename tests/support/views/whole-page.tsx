import {
  act,
  render,
  screen,
  within,
  type BoundFunctions,
  type queries,
  type RenderResult,
} from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { siteStores } from '../../../composition/site-stores.ts';
import { textsSource } from '../../../composition/texts-source.ts';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import { httpClient } from '../../../infrastructure/http/http-client.ts';
import type { WireRequest } from '../../../infrastructure/http/transport.ts';
import { App } from '../../../ui/app/app.tsx';
import { preparePage } from '../../../ui/app/routing/pages.ts';
import { prepareSite } from '../../../ui/app/routing/prepare-site.ts';
import { startStores } from '../../../ui/app/start-stores.ts';
import type { Stores } from '../../../ui/app/stores.ts';
import { fakeConnection, type FakeConnection } from '../fakes/fake-connection.ts';
import { fakeBrowserTabs } from '../fakes/fake-tabs.ts';
import { fakePlacementLock } from '../fakes/fake-placement-lock.ts';
import { fakeVisibility, type FakeVisibility } from '../fakes/fake-visibility.ts';
import { manualFrames } from '../fakes/manual-frames.ts';
import { manualTimers } from '../fakes/manual-timers.ts';
import { memoryValues } from '../fakes/memory-values.ts';
import { teachDialogs } from './player-page.tsx';
import type { SandboxFixture } from '../sandbox-fixture.ts';
import { CSRF_COOKIE_NAME } from '../browser/visitor.ts';

const STEP = 1000;

/** The way from the page to the back end: it can be cut, and remembers what went over it. */
interface Wire {
  isCut: boolean;
  /** Whether answers are lost on their way back. */
  losesAnswers: boolean;
  readonly sent: WireRequest[];
}

export interface WholePage {
  readonly stores: Stores;
  readonly wire: Wire;
  readonly cookies: Map<string, string>;
  readonly connection: FakeConnection;
  readonly visibility: FakeVisibility;
  readonly drawn: RenderResult;
  /** The coupon column. */
  readonly coupon: () => BoundFunctions<typeof queries>;
  /** Lets time go by for the page and the back end alike. */
  readonly pass: (by: number) => Promise<void>;
  /** Does something, and waits for what it set going. */
  readonly after: (does: () => void) => Promise<void>;
  /** Takes the first open price of so many games. */
  readonly takePrices: (count: number) => Promise<void>;
  readonly close: () => void;
}

/** The whole site in one process: composed as in a browser, over the sandbox, with time that is moved by hand. */
export async function openWholePage(
  fixture: SandboxFixture,
  address: string,
  cookies = new Map<string, string>(),
): Promise<WholePage> {
  teachDialogs();
  HTMLElement.prototype.showPopover = function showPopover() {
    this.removeAttribute('popover');
  };
  HTMLElement.prototype.hidePopover = () => undefined;
  const { clock } = fixture;
  const timers = manualTimers();
  const frames = manualFrames();
  const visibility = fakeVisibility(clock);
  const connection = fakeConnection();
  const wire: Wire = { isCut: false, losesAnswers: false, sent: [] };
  let running = 0;
  const exchange = async ({ method, url, headers, body }: WireRequest) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fixture.app.inject({
      method,
      url,
      headers: { host: 'localhost:3000', 'sec-fetch-site': 'same-origin', ...headers, cookie },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    for (const { name, value } of reply.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: reply.statusCode, body: reply.body === '' ? undefined : (JSON.parse(reply.body) as unknown) };
  };
  const http = httpClient({
    timers,
    csrfToken: () => cookies.get(CSRF_COOKIE_NAME),
    onSignedOut: () => void stores.session.confirm(),
    transport: async (request) => {
      wire.sent.push(request);
      if (wire.isCut) return 'network';
      running += 1;
      try {
        const answer = await exchange(request);
        return wire.losesAnswers ? 'network' : answer;
      } finally {
        running -= 1;
      }
    },
  });
  let keys = 0;
  const stores = siteStores({
    language: 'en',
    now: clock.now(),
    systemClock: clock,
    timers,
    frames,
    visibility,
    tabs: fakeBrowserTabs()(),
    turns: fakePlacementLock(),
    connection,
    random: {
      fraction: () => 0.5,
      uuid: () => `00000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`,
    },
    cookies: { read: (name) => cookies.get(name), write: (name, value) => void cookies.set(name, value) },
    values: memoryValues().tab(),
    http,
    textsSource,
    log: () => undefined,
  });
  const settled = async (): Promise<void> => {
    for (let quiet = 0; quiet < 5; quiet = running === 0 ? quiet + 1 : 0) {
      frames.draw();
      await timers.advance(0);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  };
  const { pathname, search } = new URL(address, 'http://localhost:3000');
  const { rest } = splitLanguage(pathname);
  await prepareSite(stores);
  const match = stores.page.match(rest);
  if (match === undefined) throw new Error(`${address} is no main page`);
  await preparePage(stores, match, { search });
  const start = (): (() => void) => {
    // the browser fetches them with the parts around the page
    void stores.lazy.ensure(['placement', 'couponTerms', 'couponNews', 'myBets']);
    return startStores(stores);
  };
  const drawn = render(
    <MemoryRouter initialEntries={[address]}>
      <App stores={stores} start={start} />
    </MemoryRouter>,
  );
  const after = async (does: () => void): Promise<void> => {
    await act(async () => {
      does();
      await settled();
    });
  };
  const pass = async (by: number): Promise<void> => {
    await fixture.sandbox.tick();
    for (let left = by; left > 0; left -= STEP) {
      await act(async () => {
        clock.move(Math.min(left, STEP));
        await timers.advance(Math.min(left, STEP));
        await settled();
      });
    }
  };
  const takePrices = async (count: number): Promise<void> => {
    for (let taken = 0; taken < count; taken += 1) {
      const fresh = [...drawn.container.querySelectorAll('[role="grid"] [data-kind="game"]')].filter(
        (game) => game.querySelector('[aria-pressed="true"]') === null,
      );
      const price = fresh.flatMap((game) => game.querySelector<HTMLElement>('button[data-odds="open"]') ?? [])[0];
      if (price === undefined) throw new Error('the line has no open price');
      await after(() => {
        price.click();
      });
    }
    // the terms of the coupon come, and a press counts only a moment after the last change
    await pass(1500);
  };
  await after(() => undefined);
  return {
    stores,
    wire,
    cookies,
    connection,
    visibility,
    drawn,
    coupon: () => within(screen.getByRole('complementary', { name: 'Bet slip' })),
    pass,
    after,
    takePrices,
    close: () => {
      drawn.unmount();
    },
  };
}
