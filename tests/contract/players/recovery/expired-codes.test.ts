import { expect, it } from 'vitest';
import { minutes } from '../../../../core/shared/time.ts';
import { CHECK_RECOVERY_CODE, SEND_RECOVERY_CODE } from '../../../../infrastructure/registration/recovery-calls.ts';
import { SET_CONTACT } from '../../../../infrastructure/site/debugger-calls.ts';
import { openFixture } from '../../../support/sandbox-fixture.ts';

it('a late code is answered alike, whether the contact belongs to anybody [PWR-11, SEC-61]', async () => {
  const fixture = await openFixture();
  const owner = await fixture.player();
  await owner.send(SET_CONTACT, { body: { email: 'owner@example.org', phone: '' } });
  const answered = async (contact: string) => {
    const asking = fixture.visitor();
    await asking.send(SEND_RECOVERY_CODE, { body: { contact } });
    const replies = [];
    for (const wait of [minutes(10) - 1, 1]) {
      fixture.clock.move(wait);
      const { status, text } = await asking.send(CHECK_RECOVERY_CODE, { body: { code: '0' } });
      replies.push([status, text]);
    }
    return replies;
  };
  const known = await answered('owner@example.org');
  expect(known.map(([status]) => status)).toEqual([400, 400]);
  expect(await answered('nobody@example.org')).toEqual(known);
  await fixture.close();
});
