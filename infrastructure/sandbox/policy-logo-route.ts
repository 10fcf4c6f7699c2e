import { POLICY_LOGO } from '../site/site-frame-calls.ts';
import type { ServedApi } from './server/serve-call.ts';

/** One transparent point. */
const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** POL-1 The hidden logo of the policy: the same for everybody, with no regard to who asks. */
export function servePolicyLogo({ app }: ServedApi): void {
  app.get(POLICY_LOGO, async (_request, reply) =>
    reply.type('image/gif').header('cache-control', 'public, max-age=86400').send(PICTURE),
  );
}
