import { expect, it, vi } from 'vitest';
import type { TeamCashGateway } from '../../../../core/payments/team-cash.ts';
import { ok } from '../../../../core/shared/result.ts';
import { tellOfTeamCash } from '../../../../ui/app/frame/visitor-offers.ts';
import { playerPage } from '../../../support/views/player-page.tsx';

it('asks for team cash on any page, for players alone [TMC-46]', async () => {
  const teamCash = vi.fn<TeamCashGateway['teamCash']>(() => Promise.resolve(ok({ payments: [], totalCount: 0 })));
  const visitor = await playerPage({ given: { teamCashGateway: { teamCash } } });
  const ensured = vi.spyOn(visitor.stores.lazy, 'ensure');
  tellOfTeamCash(visitor.stores)();
  expect(ensured).not.toHaveBeenCalled();
  const { stores } = await playerPage({ userId: 5, given: { teamCashGateway: { teamCash } } });
  tellOfTeamCash(stores);
  await vi.waitFor(() => {
    stores.teamCash.start();
  });
  expect(teamCash).toHaveBeenCalledTimes(1);
});
