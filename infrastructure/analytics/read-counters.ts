import { isOutsideCounter, MOST_COUNTERS, type OutsideCounter } from '../../core/analytics/outside-counter.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** AN-14 The counters of others, as the environment lists them: `pixel:SITE@https://...`, with spaces between. */
export function readCounters(env: Environment): Result<readonly OutsideCounter[], string> {
  const entries = (env['COUNTERS'] ?? '').split(/\s+/).filter((entry) => entry !== '');
  const counters = entries.map((entry) => {
    const [, kind, id, origin] = /^([a-z-]+):([^@]*)@(.*)$/.exec(entry) ?? [];
    return { kind, id, origin };
  });
  const known = counters.filter((counter) => isOutsideCounter(counter));
  if (known.length === entries.length && known.length <= MOST_COUNTERS) return ok(known);
  return fail(
    `COUNTERS must list at most ${String(MOST_COUNTERS)} counters with spaces between them, each tag-manager or pixel, as tag-manager:GTM-1@https://tags.example.org.`,
  );
}
