import * as v from 'valibot';
import { PARTITIONS, type Partition } from '../../core/navigation/route.ts';
import { seconds } from '../../core/shared/time.ts';
import { RETRY_PLANS } from '../../core/site/config/retry-plan.ts';
import { defineCall } from '../http/call.ts';
import { wireId, wireText } from '../http/wire.ts';

const wireAddress = v.pipe(v.string(), v.maxLength(4096));

export const REDIRECT_LIGHT = defineCall({
  name: 'redirectLight',
  summary: 'Where the redirect service sends an address, and why it closes the site',
  method: 'POST',
  path: '/redirects-api/api/v1/redirect-light',
  body: v.object({ url: wireAddress }),
  reply: v.object({
    redirect: v.boolean(),
    code: wireId,
    url: wireAddress,
    reasons: v.array(wireId),
    breadcrumbs: v.array(wireText),
  }),
  access: 'public',
  changes: 'none',
  isOfPage: true,
  retry: RETRY_PLANS.redirect,
  timeout: seconds(2),
});

export const BLOCK = defineCall({
  name: 'block',
  summary: 'The template that the block service wants instead of a page',
  method: 'POST',
  path: '/blocks-api/api/v2/block',
  body: v.object({ auth: v.boolean(), url: wireAddress }),
  reply: v.object({ displayTypeId: wireId, templateTypeId: wireId }),
  access: 'public',
  changes: 'none',
  isOfPage: true,
  retry: RETRY_PLANS.block,
  timeout: seconds(2),
});

/** Partitions that this site does not know are left out. */
const knownPartitions = v.pipe(
  v.array(wireText),
  v.transform((names): readonly Partition[] => PARTITIONS.filter((partition) => names.includes(partition))),
);

export const AVAILABLE_PARTITIONS = defineCall({
  name: 'availablePartitions',
  summary: 'The games of other companies that may be played',
  method: 'GET',
  path: '/third-party/api/list-available-partitions',
  reply: v.object({ success: v.boolean(), listAvailablePartitions: knownPartitions }),
  access: 'public',
  changes: 'none',
  isOfPage: true,
});
