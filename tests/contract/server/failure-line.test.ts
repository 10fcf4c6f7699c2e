import { expect, it } from 'vitest';
import { failureLine } from '../../../composition/failure-line.ts';
import { openFixture } from '../../support/sandbox-fixture.ts';

it('of the database names its code and the place, and no statement or value [SEC-85] [SEC-87]', async () => {
  const fixture = await openFixture();
  const { database } = fixture.sandbox;
  const add = async () =>
    database
      .insertInto('users')
      .values({
        email: 'player@example.com',
        password_hash: 'hash-of-a-password',
        country_code: 'ru',
        created_at: 1 as never,
      })
      .execute();
  await add();
  const error: unknown = await add().catch((failure: unknown) => failure);
  const line = failureLine('id-1', error);
  expect(line).toMatch(/^failure id-1 database 23505\n\s+at /);
  expect(line).not.toMatch(/player@example\.com|hash-of-a-password|insert into|users_email/i);
  await fixture.close();
});
