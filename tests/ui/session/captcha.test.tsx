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
  const counted: (readonly [string, unknown])[] = [];
  const clock = observable({ now: 0, exact: () => clock.now });
  const words = { asked: 0, wait: 0 };
  const works: { progress: (share: number) => void; end: (solution: unknown) => void; isStopped: boolean }[] = [];
  const session = observable({ epoch: 1 });
  const lost = { isTaskLost: false, signedOut: 0 };
  const captcha = new CaptchaStore({
    timers,
    session,
    clock,
    counter: { count: (...event) => counted.push(event) },
    onSignedOut: () => (lost.signedOut += 1),
    gateway: {
      task: async (call) => {
        asked.push(call);
        if (lost.isTaskLost) return Promise.resolve(fail({ kind: 'network' }));
        const challenge = { number: asked.length };
        return Promise.resolve(ok({ challenge, question: { first: 7, second: 5, opensIn: 15_000 }, wait: 0 }));
      },
      wordsWait: async () => {
        words.asked += 1;
        return Promise.resolve(ok(words.wait));
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
  const pass = async (by: number) =>
    act(async () => {
      runInAction(() => (clock.now += by));
      await timers.advance(by);
    });
  return { captcha, session, pass, words, answers, asked, counted, works, lost, settle };
}

describe('the challenge of a captcha', () => {
  it('is one for all calls of a name; each gets its token [CAP-3, CAP-4, SEC-62]', async () => {
    const { captcha, works, answers, asked, counted, settle } = world();
    let tokens: readonly (string | undefined)[] = [];
    await settle(() => {
      void Promise.all([1, 2, 3].map(async () => captcha.demand('picture', 'signIn'))).then((got) => (tokens = got));
    });
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
    expect(asked).toEqual(['signIn']);
    await settle(() => works[0]?.end({ counter: 5 }));
    expect(tokens).toEqual(['token-1', 'token-1', 'token-1']);
    expect(answers).toEqual([[{ kind: 'proof', challenge: { number: 1 }, solution: { counter: 5 } }, 3]]);
    expect(counted).toEqual([['captcha-passed', { kind: 'picture' }]]);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('shows how far the work is and says 0, 50 and 100 percent [CAP-3, A11Y-03]', async () => {
    const { captcha, works, settle } = world();
    await settle(() => void captcha.demand('picture', 'signIn'));
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
    await settle(() => void captcha.demand('picture', 'signIn').then((got) => (token = got)));
    await settle(() => {
      fireEvent.click(screen.getByText('Cancel'));
    });
    expect(token).toBeUndefined();
    expect(works[0]?.isStopped).toBe(true);
  });

  it('offers another way after 15 s: a question in words [CAP-9]', async () => {
    const { captcha, pass, words, works, answers, settle } = world();
    let token: string | undefined;
    await settle(() => void captcha.demand('picture', 'signIn').then((got) => (token = got)));
    await pass(14_999);
    expect(screen.queryByText('Another way')).toBeNull();
    await pass(1);
    await settle(() => {
      fireEvent.click(screen.getByText('Another way'));
    });
    expect([works[0]?.isStopped, words.asked]).toEqual([true, 1]);
    fireEvent.change(screen.getByLabelText('What is 7 plus 5? Answer with a number'), { target: { value: '12' } });
    await settle(() => {
      fireEvent.click(screen.getByText('Submit'));
    });
    expect(answers).toEqual([[{ kind: 'words', challenge: { number: 1 }, answer: '12' }, 1]]);
    expect(token).toBe('token-1');
  });

  it('that was not passed is counted, and begins again with a new task [CAP-5]', async () => {
    const { captcha, works, asked, counted, settle } = world([REFUSED, ok(ok('token-2'))]);
    let token: string | undefined;
    await settle(() => void captcha.demand('picture', 'signIn').then((got) => (token = got)));
    await settle(() => works[0]?.end({ counter: 1 }));
    expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('wasn’t passed');
    expect(asked).toHaveLength(2);
    await settle(() => works[1]?.end({ counter: 2 }));
    expect(token).toBe('token-2');
    expect(counted).toEqual([
      ['captcha-failed', { kind: 'picture' }],
      ['captcha-passed', { kind: 'picture' }],
    ]);
  });

  it('asks in words where the device cannot do the work [CAP-9]', async () => {
    const { captcha, pass, works, answers, settle } = world();
    await settle(() => void captcha.demand('picture', 'signIn'));
    await pass(1000);
    await settle(() => works[0]?.end(undefined));
    const field = screen.getByLabelText(/7 plus 5/);
    expect(field.getAttribute('aria-describedby')).not.toBeNull();
    expect(screen.getByText('Answers will be accepted in 0:14')).toBeTruthy();
    fireEvent.change(field, { target: { value: '12' } });
    await settle(() => {
      fireEvent.submit(field);
    });
    expect(answers).toEqual([]);
    await pass(14_000);
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe('Answers are accepted now');
  });

  it('asks the server how long answers in words are not taken, and counts it down [CAP-11]', async () => {
    const { captcha, pass, words, answers, settle } = world();
    words.wait = 90_000;
    await settle(() => void captcha.demand('puzzle', 'signIn'));
    await pass(15_000);
    await settle(() => {
      fireEvent.click(screen.getByText('Another way'));
    });
    expect(screen.getByText('Answers will be accepted in 1:30')).toBeTruthy();
    await pass(30_000);
    expect(screen.getByText('Answers will be accepted in 1:00')).toBeTruthy();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Submit', hidden: true });
    expect(button.disabled || button.getAttribute('aria-disabled') === 'true').toBe(true);
    await pass(60_000);
    fireEvent.change(screen.getByLabelText(/7 plus 5/), { target: { value: '12' } });
    await settle(() => {
      fireEvent.click(button);
    });
    expect(answers).toHaveLength(1);
  });

  it('says why an answer was not taken, in the words of the server [CAP-2]', async () => {
    const refusal: CaptchaRefusal = {
      code: 'captcha-refused',
      isSignedOut: false,
      wait: 0,
      message: 'Come back later',
    };
    const { captcha, works, settle } = world([ok(fail(refusal))]);
    await settle(() => void captcha.demand('picture', 'signIn'));
    await settle(() => works[0]?.end({ counter: 1 }));
    expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('Come back later');
  });

  it('can be tried again where it did not load, and gives its calls up at a sign-out [CAP-6]', async () => {
    const { captcha, lost, asked, works, settle } = world();
    lost.isTaskLost = true;
    let token: string | undefined = 'none yet';
    await settle(() => void captcha.demand('picture', 'signIn').then((got) => (token = got)));
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
    await settle(() => void captcha.demand('picture', 'signIn').then((got) => (token = got)));
    await settle(() => works[0]?.end({ counter: 1 }));
    expect([token, lost.signedOut]).toEqual([undefined, 1]);
  });
});

describe('each kind of a captcha', () => {
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I’m a person', hidden: true });

  it('of a box waits until it is ticked, and stands there unticked again when it was refused [CAP-10]', async () => {
    const { captcha, works, asked, counted, settle } = world([REFUSED, ok(ok('token-2'))]);
    let token: string | undefined;
    await settle(() => void captcha.demand('checkbox', 'signIn').then((got) => (token = got)));
    expect([asked.length, box().checked]).toEqual([0, false]);
    expect(screen.queryByRole('progressbar', { hidden: true })).toBeNull();
    const ticked = box();
    await settle(() => {
      fireEvent.click(ticked);
    });
    expect([asked.length, box().checked, box() === ticked]).toEqual([1, true, true]);
    await settle(() => works[0]?.end({ counter: 1 }));
    expect([asked.length, box().checked]).toEqual([1, false]);
    expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('wasn’t passed');
    await settle(() => {
      fireEvent.click(box());
    });
    await settle(() => works[1]?.end({ counter: 2 }));
    expect(token).toBe('token-2');
    expect(counted.map(([name]) => name)).toEqual(['captcha-failed', 'captcha-passed']);
  });

  it('of a box ends its work where it is unticked [CAP-10]', async () => {
    const { captcha, works, answers, settle } = world();
    await settle(() => void captcha.demand('checkbox', 'signIn'));
    for (let press = 0; press < 2; press += 1) {
      await settle(() => {
        fireEvent.click(box());
      });
    }
    expect([works[0]?.isStopped, box().checked]).toEqual([true, false]);
    await settle(() => works[0]?.end({ counter: 1 }));
    expect(answers).toEqual([]);
  });

  it('that is invisible is worked off out of sight [CAP-10, CAP-4]', async () => {
    const { captcha, pass, works, counted, settle } = world();
    let token: string | undefined;
    await settle(() => void captcha.demand('invisible', 'signIn').then((got) => (token = got)));
    await pass(14_999);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    await settle(() => works[0]?.end({ counter: 1 }));
    expect([token, counted]).toEqual(['token-1', [['captcha-passed', { kind: 'invisible' }]]]);
    await pass(60_000);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it.each([
    ['it did not load', 'lost', 'Try again'],
    ['the device cannot do it', 'unable', 'Submit'],
    ['it was refused', 'refused', 'Cancel'],
    ['it is not done when its question opens', 'slow', 'Another way'],
  ] as const)('that is invisible is shown where %s [CAP-10]', async (_, trouble, offered) => {
    const { captcha, pass, works, lost, settle } = world([REFUSED]);
    lost.isTaskLost = trouble === 'lost';
    await settle(() => void captcha.demand('invisible', 'signIn'));
    if (trouble === 'unable') await settle(() => works[0]?.end(undefined));
    if (trouble === 'refused') await settle(() => works[0]?.end({ counter: 1 }));
    if (trouble === 'slow') await pass(15_000);
    expect(screen.getByRole('dialog', { name: 'A quick check', hidden: true })).toBeTruthy();
    expect(screen.getByText(offered)).toBeTruthy();
  });

  it('that was shown once is out of sight again for the next call [CAP-10]', async () => {
    const { captcha, pass, works, settle } = world();
    await settle(() => void captcha.demand('invisible', 'signIn'));
    await pass(15_000);
    await settle(() => works[0]?.end({ counter: 1 }));
    await settle(() => void captcha.demand('invisible', 'sendSignInSms'));
    expect(works).toHaveLength(2);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });
});
