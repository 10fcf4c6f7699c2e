import * as v from 'valibot';
import { isOutsideCounter, MOST_COUNTERS, OUTSIDE_COUNTER_KINDS } from '../../core/analytics/outside-counter.ts';
import { defineCall } from '../http/call.ts';
import { queryNumber, wireText } from '../http/wire.ts';

const counter = v.pipe(
  v.object({ kind: v.picklist(OUTSIDE_COUNTER_KINDS), origin: wireText, id: wireText }),
  v.check((given) => isOutsideCounter(given)),
);

export const OUTSIDE_COUNTERS = defineCall({
  name: 'outsideCounters',
  summary: 'The counters of others that the site has; none where the operator has set up none',
  method: 'GET',
  path: '/bff-api/analytics/counters',
  query: v.object({ domain: wireText, projectId: queryNumber }),
  reply: v.object({ result: v.pipe(v.array(counter), v.maxLength(MOST_COUNTERS)) }),
  access: 'public',
  changes: 'none',
  isForAll: true,
});
