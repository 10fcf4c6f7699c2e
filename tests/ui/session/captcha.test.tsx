import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CaptchaDialog } from '#ui/session/captcha-dialog.tsx';
import { CaptchaStore } from '#ui/session/captcha-store.ts';
import type { CaptchaAnswer } from '../../../core/session/captcha-gateway.ts';
import type { CaptchaRefusal } from '../../../core/session/captcha.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import { StoresProvider } from '../../../ui/page/feature-hook.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';
import { teachDialogs } from '../../support/views/player-page.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const REFUSED: Result<Result<string, CaptchaRefusal>, RequestFailure> = ok(
  fail({ code: 'captcha-refused', isSignedOut: false, wait: 0 }),
);

function world(replies: readonly (typeof REFUSED)[] = [ok(ok('token-1'))]) {
  const timers = manualTimers();
  const answers: (readonly [CaptchaAnswer, number])[] = [];
  const asked: string[] = [];
  const said: string[] = [];
  const works: { progress: (share: number) => void; end: (solution: unknown) => void; isStopped: boolean }[] = [];
  const session = observable({ epoch: 1 });
  const lost = { isTaskLost: false, signedOut: 0 };
  const captcha = new CaptchaStore({
    timers,
    session,
    log: (line) => said.push(line),
    onSignedOut: () => (lost.signedOut += 1),
    gateway: {
      task: async (call) => {
        asked.push(call);
        if (lost.isTaskLost) return Promise.resolve(fail({ kind: 'network' }));
        const challenge = { number: asked.length };
        return Promise.resolve(ok({ challenge, question: { first: 7, second: 5, opensIn: 15_000 } }));
      },
      validate: async (answer, calls) => {
        answers.push([answer, calls]);
        return Promise.resolve(replies[Math.min(answers.length, replies.length) - 1] ?? REFUSED);
      },
    },
    solve: (_challenge, progress) => {
      let end: (solution: unknown) => void = () => undefined;
      const solution = new Promise<unknown>((resolve) => (end = resolve));
      const work = { progress, end, isStopped: false };
      works.push(work);
      return { solution, stop: () => (work.isStopped = true) };
    },
  });
  const Texts = withTexts('kit', 'captcha');
  render(
    <StoresProvider value={{ captcha }}>
      <Texts>
        <CaptchaDialog />
      </Texts>
    </StoresProvider>,
  );
  const settle = async (run: () => void = () => undefined) =>
    act(async () => {
      run();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    });
  return { captcha, session, timers, answers, asked, said, works, lost, settle };
}

describe('the challenge of a captcha', () => {
  it('is one for all calls of a name; each gets its token [CAP-3, CAP-4, SEC-62]', async () => {
    const { captcha, works, answers, asked, said, settle } = world();
    let tokens: readonly (string | undefined)[] = [];
    await settle(() => {
      void Promise.all([1, 2, 3].map(async () => captcha.demand('checkbox', 'signIn'))).then((got) => (tokens = got));
    });
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
    expect(asked).toEqual(['signIn']);
    await settle(() => works[0]?.end({ counter: 5 }));
    expect(tokens).toEqual(['token-1', 'token-1', 'token-1']);
    expect(answers).toEqual([[{ kind: 'proof', challenge: { number: 1 }, solution: { counter: 5 } }, 3]]);
    expect(said).toEqual(['counted 10190 captcha-passed']);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('shows how far the work is and says 0, 50 and 100 percent [CAP-3, A11Y-03]', async () => {
    const { captcha, works, settle } = world();
    await settle(() => void captcha.demand('checkbox', 'signIn'));
    const said = () => screen.getByRole('status', { hidden: true }).textContent;
    const bar = screen.getByRole('progressbar', { hidden: true });
    const heard = [said()];
    for (const share of [0.1, 0.49, 0.51, 0.9, 1]) {
      await settle(() => works[0]?.progress(share));
      heard.push(said());
    }
    expect(bar.getAttribute('aria-valuetext')).toBe('100%');
    expect([...new Set(heard)]).toEqual(['Check: 0%', 'Check: 50%', 'Check: 100%']);
  });

  it('gives its calls up when it is closed, and stops the work [CAP-6]', async () => {
    const { captcha, works, settle } = world();
    let token: string | undefined = 'none yet';
    await settle(() => void captcha.demand('checkbox', 'signIn').then((got) => (token = got)));
    await settle(() => {
      fireEvent.click(screen.getByText('Cancel'));
    });
    expect(token).toBeUndefined();
    expect(works[0]?.isStopped).toBe(true);
  });

  it('offers another way after 15 s: a question in words [CAP-9]', async () => {
    const { captcha, timers, works, answers, settle } = world();
    let token: string | undefined;
    await settle(() => void captcha.demand('checkbox', 'signIn').then((got) => (token = got)));
    await settle(() => void timers.advance(14_999));
    expect(screen.queryByText('Another way')).toBeNull();
    await settle(() => void timers.advance(1));
    await settle(() => {
      fireEvent.click(screen.getByText('Another way'));
    });
    expect(works[0]?.isStopped).toBe(true);
    fireEvent.change(screen.getByLabelText('What is 7 plus 5? Answer with a number'), { target: { value: '12' } });
    await settle(() => {
      fireEvent.click(screen.getByText('Submit'));
    });
    expect(answers).toEqual([[{ kind: 'words', challenge: { number: 1 }, answer: '12' }, 1]]);
    expect(token).toBe('token-1');
  });

  it('that was not passed is counted, and begins again with a new task [CAP-5]', async () => {
    const { captcha, works, asked, said, settle } = world([REFUSED, ok(ok('token-2'))]);
    let token: string | undefined;
    await settle(() => void captcha.demand('checkbox', 'signIn').then((got) => (token = got)));
    await settle(() => works[0]?.end({ counter: 1 }));
    expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('wasn’t passed');
    expect(asked).toHaveLength(2);
    await settle(() => works[1]?.end({ counter: 2 }));
    expect(token).toBe('token-2');
    expect(said).toEqual(['counted 10191 captcha-failed', 'counted 10190 captcha-passed']);
  });

  it('asks in words where the device cannot do the work [CAP-9]', async () => {
    const { captcha, works, settle } = world();
    await settle(() => void captcha.demand('checkbox', 'signIn'));
    await settle(() => works[0]?.end(undefined));
    expect(screen.getByLabelText(/7 plus 5/)).toBeTruthy();
    expect(screen.getByText('Answers are accepted 15 seconds after the check starts')).toBeTruthy();
  });

  it('can be tried again where it did not load, and gives its calls up at a sign-out [CAP-6]', async () => {
    const { captcha, lost, asked, works, settle } = world();
    lost.isTaskLost = true;
    let token: string | undefined = 'none yet';
    await settle(() => void captcha.demand('checkbox', 'signIn').then((got) => (token = got)));
    lost.isTaskLost = false;
    await settle(() => {
      fireEvent.click(screen.getByText('Try again'));
    });
    expect([asked.length, works.length]).toEqual([2, 1]);
    await settle(() => {
      captcha.forgetPlayer();
    });
    expect(token).toBeUndefined();
  });

  it('gives its calls up when another player is there, and shows nothing of them [CAP-6]', async () => {
    const { captcha, session, works, settle } = world();
    let token: string | undefined = 'none yet';
    await settle(() => void captcha.demand('puzzle', 'sendContactCode').then((got) => (token = got)));
    await settle(() => {
      runInAction(() => (session.epoch += 1));
    });
    expect([token, works[0]?.isStopped]).toEqual([undefined, true]);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('whose answer signed the player out says so and gives everything up [CAP-5]', async () => {
    const { captcha, works, lost, settle } = world([ok(fail({ code: 'captcha-refused', isSignedOut: true, wait: 0 }))]);
    let token: string | undefined = 'none yet';
    await settle(() => void captcha.demand('checkbox', 'signIn').then((got) => (token = got)));
    await settle(() => works[0]?.end({ counter: 1 }));
    expect([token, lost.signedOut]).toEqual([undefined, 1]);
  });
});
