import type { Frames } from '../../../core/shared/frames.ts';
import type { LineWish } from '../../../core/sports/line/line-filter.ts';
import type { KnownLine } from '../../../core/sports/line/line-gateway.ts';
import type { LineChanges, LineDelta } from '../../../core/sports/line/line-reply.ts';
import { followed, lineState, type FollowedLine, type LineState } from '../../../core/sports/line/line-state.ts';

/** The line as it came so far, and the changes that wait for the next frame. */
export class HeldLine {
  /** What the line was asked for by: its changes are those of the same wish. */
  wish: LineWish | undefined = undefined;
  #followed: FollowedLine | undefined = undefined;
  #pending: LineChanges[] = [];
  #cancelFrame: (() => void) | undefined = undefined;
  #made: typeof import('../../../core/sports/line/followed-line.ts') | undefined = undefined;
  readonly #frames: Frames;

  constructor(frames: Frames) {
    this.#frames = frames;
  }

  /** Undefined before the first whole line. */
  get line(): LineState | undefined {
    return this.#followed?.line;
  }

  get isBehind(): boolean {
    return this.#followed?.isBehind === true;
  }

  /** Fetches what makes changes, which no first picture needs; until it is there the line stands, and is asked for again. */
  async prepare(): Promise<void> {
    this.#made = await import('../../../core/sports/line/followed-line.ts').catch(() => undefined);
  }

  /** What is at hand of a line that is the same but longer; undefined where that has to come whole. */
  known(longer: LineWish): KnownLine | undefined {
    return this.#followed && this.#made?.knownLine(this.#followed, this.wish, longer);
  }

  /** Adds what a longer line has more. */
  lengthen(changes: LineDelta, wish: LineWish): void {
    const [before, made] = [this.#followed, this.#made];
    if (before === undefined || made === undefined) return;
    this.hold(before.line, wish);
    this.#followed = made.longerLine(before.line, changes);
  }

  /** What waits was said of the line before, and is dropped. */
  hold(line: LineState, wish?: LineWish): void {
    this.wish = wish ?? this.wish;
    this.#followed = followed(line);
    this.#pending = [];
  }

  /** Makes changes in the next frame, together with all others that come before it. */
  receive(changes: LineChanges, draw: () => void): void {
    this.#pending.push(changes);
    this.#cancelFrame ??= this.#frames.next(() => {
      this.#cancelFrame = undefined;
      for (const each of this.#pending.splice(0)) this.make(each);
      draw();
    });
  }

  make(changes: LineChanges): void {
    const before = this.#followed;
    if (before === undefined) return;
    if (this.#made !== undefined) this.#followed = this.#made.followLine(before, changes);
    else if (changes.isWhole) this.hold(lineState(changes));
    else void this.prepare();
  }

  clear(): void {
    this.#followed = undefined;
    this.wish = undefined;
    this.#pending = [];
  }

  stop(): void {
    this.#cancelFrame?.();
    this.#cancelFrame = undefined;
  }
}
