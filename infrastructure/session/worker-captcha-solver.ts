import type { CaptchaSolver } from '../../core/session/captcha-gateway.ts';
import { appPolicy, type PolicedWindow } from '../browser/app-policy.ts';
import type { CaptchaWork } from './captcha-worker.ts';

/** Solves in a worker of its own, which ends with its task. */
export function workerCaptchaSolver(window: PolicedWindow, address: string): CaptchaSolver {
  return (challenge, onProgress) => {
    let worker: Worker | undefined;
    const solution = new Promise<unknown>((resolve) => {
      try {
        worker = new Worker(appPolicy(window).createScriptURL(address), { type: 'module' });
      } catch {
        resolve(undefined);
        return;
      }
      worker.addEventListener('error', () => {
        resolve(undefined);
      });
      worker.addEventListener('message', ({ data }: MessageEvent<CaptchaWork>) => {
        if ('share' in data) onProgress(data.share);
        else resolve(data.solution);
      });
      worker.postMessage(challenge);
    });
    const stop = (): void => worker?.terminate();
    return { solution: solution.finally(stop), stop };
  };
}
