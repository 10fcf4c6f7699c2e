import { WORKER_PATH } from '../../core/site/browser/app-worker.ts';

/** What may become a script of the site: the addresses of its workers and of the operator's script for devices, which comes with its digest, and data as JSON, which runs nothing. */
export interface AppPolicy {
  readonly createScriptURL: (path: string) => string;
  readonly createScript: (json: string) => string;
}

/** A window with the means of the browser to hold scripts to policies, where it has them. */
export type PolicedWindow = Window & {
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: AppPolicy) => AppPolicy };
};

/** The worker that solves a captcha: as it was built, and as the sources have it. */
const CAPTCHA_WORKER = /^\/(?:assets\/captcha-worker-[\w-]+\.js|infrastructure\/session\/captcha-worker\.ts\?\S*)$/;

const DEVICE_SCRIPT = /^\/hd-api\/external\/apps\/[\w-][\w.-]*\.js$/;

const RULES: AppPolicy = {
  createScriptURL: (path) => {
    if (path !== WORKER_PATH && ![CAPTCHA_WORKER, DEVICE_SCRIPT].some((known) => known.test(path)))
      throw new TypeError('not a script of the site');
    return path;
  },
  createScript: (json) => JSON.stringify(JSON.parse(json)),
};

/** The browser makes a policy of a name once for a window. */
const made = new WeakMap<Window, AppPolicy>();

export function appPolicy(window: PolicedWindow): AppPolicy {
  const policy = made.get(window) ?? window.trustedTypes?.createPolicy('app', RULES) ?? RULES;
  made.set(window, policy);
  return policy;
}
