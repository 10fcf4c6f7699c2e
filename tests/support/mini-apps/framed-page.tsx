import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { LiveFrame } from '#ui/mini-apps/live-frame.tsx';
import type { FramesGateway } from '../../../core/mini-apps/frames-gateway.ts';
import { ok } from '../../../core/shared/result.ts';
import type { GameDetails } from '../../../core/sports/game/game.ts';
import type { GameGateway } from '../../../core/sports/game/game-gateway.ts';
import type { ConsultantGateway } from '../../../core/support/consultant/consultant-gateway.ts';
import { playerPage } from '../views/player-page.tsx';
import { withTexts } from '../views/with-texts.tsx';

const ADDRESS = '/web-api/mini-apps/frame-page/betting-picks';
const OUTCOME = { id: '7:result:0::home', code: 'home', odds: 1850, isLocked: false };
const DETAILS = {
  game: {
    id: 7,
    sportId: 1,
    champId: 3,
    section: 'line',
    status: 'scheduled',
    startsAt: 9000,
    home: { id: 1, name: 'A' },
    away: { id: 2, name: 'B' },
    clock: { period: 0, seconds: 0, at: 0, isRunning: false, isShown: true },
    score: { home: 0, away: 0, periods: [], redCards: { home: 0, away: 0 } },
    version: 5,
    markets: [],
  },
  champName: 'Cup',
  markets: [{ id: '7:result:0:', kind: 'result', period: 0, isMain: true, outcomes: [OUTCOME] }],
} as unknown as GameDetails;

/** What an application names when it wants that game's outcome. */
export const NAMED_BET = { market: { outcomeId: OUTCOME.id }, game: { gameId: 7 }, source: 'picks' };

const Texts = withTexts('kit', 'mini-apps', 'notice-catalogue');

/** Ends what has begun by now, messages of ports among it. */
async function settle(): Promise<void> {
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
}

export interface FramedPageOptions {
  readonly userId?: number;
  readonly given?: { readonly consultantGateway: ConsultantGateway };
}

/** A page of a game with an application in a frame, whose end of the port the test has. */
export async function framedPage({ given, ...options }: FramedPageOptions = {}) {
  const framesGateway: FramesGateway = {
    frame: () => Promise.resolve(ok({ section: 'betting', address: ADDRESS })),
  };
  const gameGateway = { game: () => Promise.resolve(ok(DETAILS)) } as Partial<GameGateway> as GameGateway;
  const page = await playerPage({
    ...options,
    address: '/en/line/football/3/7',
    given: { framesGateway, gameGateway, ...given },
  });
  await page.stores.lazy.ensure(['framedApps', 'coupon']);
  const mount = () =>
    render(
      <Texts>
        <LiveFrame slot="betting-picks" />
      </Texts>,
      { wrapper: page.Wrapper },
    );
  return { ...page, mount };
}

/** The page of the frame comes, is handed its port, and says that it is ready; `say` is what the application says after that. */
export async function readyFrame() {
  await settle();
  const frame = screen.getByTitle<HTMLIFrameElement>('Favourites of the day');
  const handed = vi.fn<(message: unknown, origin: string, ports: readonly MessagePort[]) => void>();
  if (frame.contentWindow !== null) vi.spyOn(frame.contentWindow, 'postMessage').mockImplementation(handed as never);
  fireEvent.load(frame);
  const [port] = handed.mock.calls[0]?.[2] ?? [];
  const heard: string[] = [];
  port?.addEventListener('message', ({ data }: MessageEvent<string>) => heard.push(data));
  port?.start();
  const say = async (type: string, payload: object = {}): Promise<void> => {
    port?.postMessage(JSON.stringify({ v: 1, app: 'betting', id: 'x', type, payload }));
    await settle();
  };
  await say('ready');
  return { frame, heard, say, port };
}

/** The player presses something in the frame. */
export function touch(frame: HTMLIFrameElement): void {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive: true } });
  frame.focus();
}
