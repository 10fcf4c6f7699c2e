import { act, render } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { pageClient } from '../../../composition/client/page-client.ts';
import { siteStores } from '../../../composition/site-stores.ts';
import { textsSource } from '../../../composition/texts-source.ts';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import type { AnyCall } from '../../../infrastructure/http/call.ts';
import type { Transport } from '../../../infrastructure/http/transport.ts';
import { App } from '../../../ui/app/app.tsx';
import { preparePage } from '../../../ui/app/routing/pages.ts';
import { prepareSite } from '../../../ui/app/routing/prepare-site.ts';
import { startStores } from '../../../ui/app/start-stores.ts';
import type { Stores } from '../../../ui/app/stores.ts';
import { sampledReplies } from '../fakes/sampled-replies.ts';
import { replySamples } from '../reply-samples.ts';
import { pageEnvironment } from './page-environment.ts';
import { teachDialogs } from './player-page.tsx';

interface Asked {
  readonly call: AnyCall;
  readonly url: string;
  end: 'waits' | 'answered' | 'cancelled';
  readonly answer: () => void;
}

interface HeldBackEnd {
  holds: (call: AnyCall) => boolean;
  readonly asked: Asked[];
  /** What is answered to a call in place of its sample. */
  readonly bodies: Map<string, unknown>;
  /** Nothing gets through to it. */
  isCut: boolean;
}

/** A back end that answers what the frame asks, and holds back what a page asks for until it is let go. */
async function heldBackEnd(given: Readonly<Record<string, unknown>>) {
  const { champs, ...sports } = replySamples()['sportsTree'] as { readonly champs: readonly object[] };
  const replies = await sampledReplies({
    termsStatus: { result: false },
    ...given,
    sportsTree: { ...sports, champs: [...champs, { ...champs[0], id: 3, sportId: 2 }] },
  });
  const backEnd: HeldBackEnd = { holds: () => false, asked: [], bodies: new Map(), isCut: false };
  const transport: Transport = async ({ method, url }, signal) => {
    if (backEnd.isCut) return 'network';
    const { call, answer: whole } = replies({ method, url });
    const isGiven = call !== undefined && backEnd.bodies.has(call.name);
    const answer = isGiven ? { status: 200, body: backEnd.bodies.get(call.name) } : whole;
    if (call === undefined || !backEnd.holds(call)) return answer;
    return new Promise((resolve) => {
      const asked: Asked = {
        call,
        url,
        end: 'waits',
        answer: () => {
          asked.end = 'answered';
          resolve(answer);
        },
      };
      backEnd.asked.push(asked);
      signal?.addEventListener('abort', () => {
        asked.end = 'cancelled';
        resolve('cancelled');
      });
    });
  };
  return { backEnd, transport };
}

/** The whole site of a player, as a browser has it, at an address, with these replies in place of their samples. */
export async function siteAt(address: string, given: Readonly<Record<string, unknown>> = {}) {
  teachDialogs();
  const { backEnd, transport } = await heldBackEnd(given);
  const said: string[] = [];
  const page = pageEnvironment(1_792_173_660_000, { textsSource, log: (line) => void said.push(line) });
  const http = pageClient({
    transport,
    timers: page.timers,
    random: page.environment.random,
    csrfToken: () => 'token',
    log: (line) => void said.push(line),
    stores: () => stores,
  });
  const stores: Stores = siteStores({ ...page.environment, http });
  const { rest } = splitLanguage(address);
  await Promise.all([prepareSite(stores, rest), stores.page.learnRoutes()]);
  const match = stores.page.match(rest);
  if (match === undefined) throw new Error(`${address} is no address`);
  await preparePage(stores, match, { search: '' });
  const way: { navigate: NavigateFunction | undefined; at: string } = { navigate: undefined, at: address };
  function Way(): ReactNode {
    const navigate = useNavigate();
    const { pathname, search } = useLocation();
    useEffect(() => {
      way.navigate = navigate;
      way.at = pathname + search;
    }, [navigate, pathname, search]);
    return null;
  }
  const settle = async (turns = 3) =>
    act(async () => {
      for (let turn = 0; turn < turns; turn += 1) {
        await page.timers.advance(0);
        page.frames.draw();
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    });
  const drawn = render(
    <MemoryRouter initialEntries={[address]}>
      <App stores={stores} start={() => startStores(stores)} />
      <Way />
    </MemoryRouter>,
  );
  await settle();
  const go = async (to: string, turns?: number) => {
    act(() => void way.navigate?.(to));
    await settle(turns);
  };
  const spoken = () =>
    drawn
      .queryAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join('');
  const waiting = () => backEnd.asked.filter(({ end }) => end === 'waits');
  const at = () => way.at;
  return { ...page, stores, backEnd, said, go, at, settle, waiting, drawn, spoken };
}
