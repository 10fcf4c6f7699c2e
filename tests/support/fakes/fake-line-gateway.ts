import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { ok, type Result } from '../../../core/shared/result.ts';
import type { Game, GameDetails } from '../../../core/sports/game/game.ts';
import type { LineWish, PartSize } from '../../../core/sports/line/line-filter.ts';
import type { GameGateway } from '../../../core/sports/game/game-gateway.ts';
import type { LineGateway, LineSearch } from '../../../core/sports/line/line-gateway.ts';
import type { LineChanges, LineSnapshot, SportsTree } from '../../../core/sports/line/line-reply.ts';
import { sampleSnapshot } from '../examples/sample-line.ts';

type Answer<Value> = Result<Value, RequestFailure> | Promise<Result<Value, RequestFailure>>;

export interface FakeLineGateway extends LineGateway, GameGateway {
  /** What was asked, in order. */
  readonly asked: string[];
  /** What the next calls answer; a call with nothing to answer changes nothing. */
  readonly answers: {
    tree: SportsTree;
    line: (filter: LineWish) => Answer<LineSnapshot>;
    changes: (since: number, wish: LineWish, from?: PartSize) => Answer<LineChanges | undefined>;
    games: readonly Game[];
    game: (id: number) => Answer<GameDetails>;
    gameChanges: (since: number, id: number) => Answer<GameDetails | undefined>;
    search: Answer<LineSearch>;
  };
}

const REFUSED: RequestFailure = { kind: 'refused', status: 404 };

/** A line that answers what a test puts into it. */
export function fakeLineGateway(games: readonly Game[] = []): FakeLineGateway {
  const asked: string[] = [];
  const answers: FakeLineGateway['answers'] = {
    tree: { sports: [], champs: [] },
    line: () => ok(sampleSnapshot(games)),
    changes: () => ok(undefined),
    games: [],
    game: () => ({ ok: false, error: REFUSED }),
    gameChanges: () => ok(undefined),
    search: ok({ games: [], champs: [], outrights: [], players: [] }),
  };
  const note = (what: string): void => {
    asked.push(what);
  };
  return {
    asked,
    answers,
    tree: ({ champsOf, first }) => {
      note(['tree', champsOf.join(','), first && 'first'].filter((word) => Boolean(word)).join(' '));
      return Promise.resolve(ok(answers.tree));
    },
    line: async (filter) => {
      const { section, sportId, part } = filter;
      note(
        ['line', section, sportId, part && `to ${String(part.most)}`].filter((word) => word !== undefined).join(' '),
      );
      return answers.line(filter);
    },
    lineChanges: async (wish, { since, from }) => {
      const longer = from === undefined ? '' : ` from ${String(from)} to ${String(wish.part?.most)}`;
      note(`changes ${String(since)}${longer}`);
      return answers.changes(since, wish, from);
    },
    games: (ids) => {
      note(`games ${ids.join(',')}`);
      return Promise.resolve(ok(answers.games));
    },
    game: async (id) => {
      note(`game ${String(id)}`);
      return answers.game(id);
    },
    gameChanges: async (id, since) => {
      note(`game ${String(id)} since ${String(since)}`);
      return answers.gameChanges(since, id);
    },
    search: async (text) => {
      note(`search ${text}`);
      return answers.search;
    },
  };
}
