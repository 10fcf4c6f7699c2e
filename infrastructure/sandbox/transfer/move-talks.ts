import type { Transaction } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Tables } from '../database/tables.ts';
import { countUnread } from '../support/player-messages.ts';

interface TalksMove {
  readonly from: UserId;
  readonly to: UserId;
}

/** What the site and the player told each other goes along. */
export async function moveTalks(transaction: Transaction<Tables>, { from, to }: TalksMove): Promise<void> {
  await transaction.updateTable('player_messages').set({ user_id: to }).where('user_id', '=', from).execute();
  await transaction.updateTable('support_topics').set({ user_id: to }).where('user_id', '=', from).execute();
  await countUnread(transaction, to);
}
