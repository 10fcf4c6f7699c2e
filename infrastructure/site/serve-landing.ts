import type { FastifyInstance } from 'fastify';
import { safeParse } from 'valibot';
import type { Clock } from '../../core/shared/clock.ts';
import { isOwnPage } from '../http/own-page.ts';
import { KEEP_LANDING } from './consent-calls.ts';
import { siteOrigin } from './edge/host-rules.ts';
import { referralFailure, referralLines } from './landing-cookies.ts';

interface LandingOptions {
  readonly clock: Clock;
  readonly log: (line: string) => void;
  readonly hosts?: readonly string[];
}

/** Keeps the tags of a landing after it, for a visitor who agreed to that on the page: only a page of this site may ask. */
export function serveLanding(app: FastifyInstance, { clock, log, hosts }: LandingOptions): void {
  app.post(KEEP_LANDING.path, { bodyLimit: 8192 }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { cookie: cookies = '', 'x-requested-with': sender } = request.headers;
    if (sender !== 'app' || !isOwnPage(request, siteOrigin(request, hosts)))
      return reply.code(403).send({ code: 'csrf' });
    const body = safeParse(KEEP_LANDING.body, request.body);
    if (!body.success) return reply.code(400).send({ code: 'malformed' });
    try {
      const lines = referralLines({ search: body.output.search, cookies, now: clock.now() });
      if (lines.length > 0) void reply.header('set-cookie', lines);
    } catch (error) {
      log(referralFailure(error));
    }
    return reply.send({ success: true });
  });
}
