import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { hours, minutes, seconds } from '../../../core/shared/time.ts';
import { CAPTCHA_TIME, CAPTCHA_UPDATE, CAPTCHA_VALIDATE, MOST_CAPTCHA_CALLS } from '../../session/captcha-calls.ts';
import { PHONE_SIGN_IN, SEND_SIGN_IN_LINK, SEND_SIGN_IN_SMS, SIGN_IN } from '../../session/sign-in-calls.ts';
import type { AnyCall } from '../../http/call.ts';
import type { RateLimit } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { CAPTCHA_TOKEN_LASTS } from './captcha-guard.ts';
import { captchaSeals, type SealedChallenge } from './captcha-seal.ts';
import { randomText } from './node-random.ts';
import { refuse } from './refusal.ts';
import { serveCall, type Ask, type ServedApi } from './serve-call.ts';
import { tryCounter, type TryCounter } from './try-counter.ts';

const CHALLENGE_LASTS = minutes(5);
/** The work takes a second or two; who cannot do it waits longer for the question. */
const QUESTION_OPENS_AFTER = seconds(15);
/** Answers in words are cheap for a machine: so many an address. */
const ANSWERS: RateLimit = { times: 10, within: hours(1) };
/** Challenges that one address may ask for. */
const CHALLENGES: RateLimit = { times: 120, within: minutes(5) };
/** Rounds of each try, and the most tries. */
const COST = 3000;
const MOST_WORK = 1500;
/** A token of these pays for one try. */
const SIGN_INS: ReadonlySet<string> = new Set([
  SIGN_IN.name,
  PHONE_SIGN_IN.name,
  SEND_SIGN_IN_SMS.name,
  SEND_SIGN_IN_LINK.name,
]);
const ID_BYTES = 16;
const MOST_TERM = 20;

type Answer = Ask<typeof CAPTCHA_VALIDATE>['body']['captcha'];
type CaptchaParts = Pick<SandboxParts, 'secret' | 'now' | 'options'>;

/**
 * CAP-8 Challenges are signed, hold for five minutes, are answered once whatever the answer, and belong to one call and one address;
 * CAP-9 the question in words is taken after 15 s, ten times an hour from one address; an earlier answer is not counted. A sign-in takes a token of its own, and so does each answer in words.
 */
export function serveCaptcha(api: ServedApi, parts: CaptchaParts): void {
  const asked = tryCounter(api.app, 'captcha challenges', CHALLENGES);
  const inWords = tryCounter(api.app, 'captcha in words', ANSWERS);
  serveCall(api, CAPTCHA_UPDATE, async (ask) => {
    const wait = await asked.attempt(ask.reply.request, ask.address);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    return { time: await waitForWords(inWords, ask), ...(await newTask(parts, ask.query.call, ask.address)) };
  });
  serveCall(api, CAPTCHA_TIME, async (ask) => ({ time: await waitForWords(inWords, ask) }));
  serveAnswers(api, parts, inWords);
}

function serveAnswers(api: ServedApi, parts: CaptchaParts, inWords: TryCounter): void {
  const { secret, now } = parts;
  const seals = captchaSeals(secret);
  const answered = tryCounter(api.app, 'captcha challenge', { times: 1, within: CHALLENGE_LASTS });
  const isRight = async (ask: Ask<typeof CAPTCHA_VALIDATE>, task: SealedChallenge): Promise<boolean> => {
    const { challenge, solution, answer } = ask.body.captcha;
    if (solution !== undefined)
      return (await verifySolution({ challenge, solution, deriveKey, ...keysOf(secret) })).verified;
    if (now() - task.madeAt < QUESTION_OPENS_AFTER) return false;
    if ((await inWords.attempt(ask.reply.request, ask.address)) !== undefined) return false;
    return answer?.trim() === String(task.first + task.second);
  };
  serveCall(api, CAPTCHA_VALIDATE, async (ask) => {
    const refused = async () => ({ success: false, type: 1, time: await waitForWords(inWords, ask) });
    const task = seals.challenge(ask.body.captcha.challenge.parameters.data.seal);
    if (task === undefined || task.by !== seals.mark(ask.address) || now() - task.madeAt >= CHALLENGE_LASTS)
      return refused();
    if ((await answered.attempt(ask.reply.request, task.id)) !== undefined) return refused();
    if (!(await isRight(ask, task))) return refused();
    const isOfOne = SIGN_INS.has(task.call) || ask.body.captcha.solution === undefined;
    const calls = isOfOne ? 1 : Math.min(ask.body.calls, MOST_CAPTCHA_CALLS);
    const token = { id: task.id, call: task.call, calls, by: task.by, expiresAt: now() + CAPTCHA_TOKEN_LASTS };
    return { success: true, token: seals.ofToken(token) };
  });
}

async function newTask({ secret, now, options }: CaptchaParts, call: string, address: string) {
  const [first, second] = [randomInt(1, MOST_TERM), randomInt(1, MOST_TERM)];
  const seals = captchaSeals(secret);
  const by = seals.mark(address);
  const seal = seals.ofChallenge({ id: randomText(ID_BYTES), call, madeAt: now(), by, first, second });
  const most = options.captcha?.work ?? MOST_WORK;
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(1, most + 1),
    data: { seal, most },
    deriveKey,
    ...keysOf(secret),
  });
  const question = { first, second, opens_in: QUESTION_OPENS_AFTER / 1000 };
  return { challenge: challenge as Answer['challenge'], question };
}

/** Seconds until an answer in words is taken. */
async function waitForWords(inWords: TryCounter, { reply, address }: Pick<Ask<AnyCall>, 'reply' | 'address'>) {
  const { count, secondsLeft } = await inWords.read(reply.request, address);
  return count >= ANSWERS.times ? Math.min(3600, secondsLeft) : 0;
}

function keysOf(secret: string) {
  return { hmacSignatureSecret: `${secret}:captcha`, hmacKeySignatureSecret: `${secret}:captcha-key` };
}
