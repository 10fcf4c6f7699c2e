import { PARTITIONS } from '../../../core/navigation/route.ts';
import { AVAILABLE_PARTITIONS, BLOCK, REDIRECT_LIGHT } from '../../navigation/navigation-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';

/** The redirect service, the block service and the list of partitions. */
export function serveDoors(api: ServedApi, { doors }: SandboxParts): void {
  serveCall(api, REDIRECT_LIGHT, ({ body }) => {
    const to = doors.moved?.from === body.url ? doors.moved.to : undefined;
    return {
      redirect: to !== undefined,
      code: to === undefined ? 200 : 301,
      url: to ?? body.url,
      reasons: [...doors.reasons],
      breadcrumbs: [],
    };
  });
  serveCall(api, BLOCK, () => ({
    displayTypeId: doors.blockTemplate === 0 ? 0 : 1,
    templateTypeId: doors.blockTemplate,
  }));
  serveCall(api, AVAILABLE_PARTITIONS, () => ({
    success: true,
    listAvailablePartitions: doors.arePartitionsOpen ? [...PARTITIONS] : [],
  }));
}
