import { BONUS_ACCOUNT } from '../players/player-accounts.ts';
import { OFFICE_MENU } from '../../player/office-calls.ts';
import { openRights } from '../known-player/open-rights.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { conversionLevel } from '../../../core/accounts/account-conversion.ts';
import { CONVERSION_ITEM } from './office-conversion-words.ts';
import { IDENTIFICATION_ITEM } from './office-identification-words.ts';
import { OFFICE_MENU_CATEGORIES } from './office-menu-words.ts';

/** The menu of the office in the language that is asked for. */
export function serveOfficeMenu(
  api: ServedApi,
  parts: Pick<SandboxParts, 'database' | 'entry' | 'jurisdiction' | 'now'>,
): void {
  serveCall(api, OFFICE_MENU, async ({ query: { lng }, session }) => {
    const { name, email, country_code, conversion_level } = await parts.database
      .selectFrom('users')
      .select(['name', 'email', 'country_code', 'conversion_level'])
      .where('id', '=', session.userId)
      .executeTakeFirstOrThrow();
    const bonus = await parts.database
      .selectFrom('accounts')
      .select('id')
      .where('user_id', '=', session.userId)
      .where('type_id', '=', BONUS_ACCOUNT)
      .where('closed_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    const isConversionOpen = conversionLevel(conversion_level) !== 'not-allowed';
    const rights = await openRights(parts, session);
    return {
      bonus_balance: bonus !== undefined,
      recharge_allow: rights.includes('deposit'),
      country_code,
      ...(name === null ? {} : { name }),
      ...(email === null ? {} : { email }),
      categories: OFFICE_MENU_CATEGORIES.map(({ id, titles, items }) => ({
        id,
        title: titles[lng],
        items: [
          ...items,
          ...(id === 'money' && isConversionOpen ? [CONVERSION_ITEM] : []),
          ...(id === 'safety' && parts.entry.rules.isShowIdentification ? [IDENTIFICATION_ITEM] : []),
        ].map(({ route, titles: names }) => ({ id: route, title: names[lng], route })),
      })),
    };
  });
}
