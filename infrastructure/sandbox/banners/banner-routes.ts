import { sql, type Transaction } from 'kysely';
import {
  bannerLanguage,
  isBannerDue,
  MOST_BANNERS,
  type EditedBanner,
} from '../../../core/sports/showcase/edited-banner.ts';
import type { KeptBanner } from '../../../core/sports/showcase/banner-gateway.ts';
import { ADD_BANNER, ALL_BANNERS, CHANGE_BANNER, MOVE_BANNER } from '../../sports/banner-editing-calls.ts';
import { BANNERS } from '../../sports/banner-calls.ts';
import type { Tables } from '../database/tables.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { isRefusal, refuse, type Refusal } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { bannerColumns, keptBanners } from './kept-banners.ts';

type BannerParts = Pick<SandboxParts, 'database' | 'nodes' | 'now'>;

/** What the showcase on home is made of. */
export function serveBanners(api: ServedApi, { database, now }: Pick<BannerParts, 'database' | 'now'>): void {
  serveCall(api, BANNERS, async ({ query: { lng } }) => {
    const banners = await keptBanners(database);
    const moment = now();
    return {
      banners: banners
        .filter((banner) => isBannerDue(banner, moment))
        .map(({ id, titles, texts, picture, link, audience, countries }) => {
          const language = bannerLanguage({ titles, texts }, lng);
          const words = { title: titles[language] ?? titles.en, text: texts[language] ?? texts.en };
          return { id, language, ...words, picture, link, audience, countries: [...countries] };
        }),
    };
  });
}

/** Demo only: the banners, changed by hand. */
export function serveBannerEditing(api: ServedApi, parts: BannerParts): void {
  const { database, nodes, now } = parts;
  const shown = (banners: readonly KeptBanner[]) => ({
    now: now(),
    banners: banners.map((banner) => ({ ...banner, countries: [...banner.countries] })),
  });
  const change = async (run: Change) => {
    const changed = await nodes.edit(async (transaction) => {
      // whoever adds or moves a banner counts on the others to stay
      await sql`lock table banners in share row exclusive mode`.execute(transaction);
      return (await run(transaction, await keptBanners(transaction))) ?? (await keptBanners(transaction));
    });
    return isRefusal(changed) ? changed : shown(changed);
  };
  serveCall(api, ALL_BANNERS, async () => shown(await keptBanners(database)));
  serveCall(api, ADD_BANNER, async ({ body }) => change(async (...given) => addBanner(...given, body)));
  serveCall(api, CHANGE_BANNER, async ({ params: { id }, body }) =>
    change(async (...given) => changeBanner(...given, { ...body, id })),
  );
  serveCall(api, MOVE_BANNER, async ({ params, body }) =>
    change(async (...given) => moveBanner(...given, { ...params, ...body })),
  );
}

type Change = (transaction: Transaction<Tables>, banners: readonly KeptBanner[]) => Promise<Refusal | undefined>;
type ChangeWith<Given> = (...given: [...Parameters<Change>, Given]) => ReturnType<Change>;

const addBanner: ChangeWith<EditedBanner> = async (transaction, banners, banner) => {
  if (banners.length >= MOST_BANNERS) return refuse(409, 'too-many');
  const row = { ...bannerColumns(banner), position: banners.length + 1 };
  await transaction.insertInto('banners').values(row).execute();
  return undefined;
};

const changeBanner: ChangeWith<KeptBanner> = async (transaction, banners, { id, ...banner }) => {
  if (!banners.some((kept) => kept.id === id)) return refuse(404, 'banner');
  await transaction.updateTable('banners').set(bannerColumns(banner)).where('id', '=', id).execute();
  return undefined;
};

const moveBanner: ChangeWith<{ readonly id: number; readonly step: 1 | -1 }> = async (
  transaction,
  banners,
  { id, step },
) => {
  const place = banners.findIndex((banner) => banner.id === id);
  if (place === -1) return refuse(404, 'banner');
  const other = banners[place + step];
  if (other === undefined) return undefined;
  await putAt(transaction, id, place + step + 1);
  await putAt(transaction, other.id, place + 1);
  return undefined;
};

/** Places are counted from 1, and checked for doubles when the transaction ends. */
async function putAt(transaction: Transaction<Tables>, id: number, position: number): Promise<void> {
  await transaction.updateTable('banners').set({ position }).where('id', '=', id).execute();
}
