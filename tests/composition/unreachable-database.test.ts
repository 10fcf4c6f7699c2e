import { expect, it } from 'vitest';
import { runSite } from '../../composition/running-site.ts';
import { readStartSettings } from '../../composition/start-settings.ts';
import { SandboxProblem } from '../../infrastructure/sandbox/sandbox.ts';

it('a site whose database is away does not start, and says so in one line without the password', async () => {
  const settings = readStartSettings({
    SITE_MODE: 'demo',
    PORT: '0',
    DATABASE_URL: 'postgres://player:secret@127.0.0.1:1/none',
  });
  const problem = await runSite(settings).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(SandboxProblem);
  const message = problem instanceof SandboxProblem ? problem.message : '';
  expect(message).toMatch(/^The database at 127\.0\.0\.1:1 cannot be reached: [^\n]+$/);
  expect(message).not.toContain('secret');
});
