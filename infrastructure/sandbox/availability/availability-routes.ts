import { PARTITIONS } from '../../../core/navigation/route.ts';
import { AVAILABLE_PARTITIONS, BLOCK, REDIRECT_LIGHT } from '../../navigation/navigation-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';

/** The redirect service, the block service and the list of partitions. */
export function serveAvailability(api: ServedApi, { entry }: Pick<SandboxParts, 'entry'>): void {
  serveCall(api, REDIRECT_LIGHT, ({ body }) => {
    const { moved, reasons } = entry.availability;
    const to = moved !== undefined && plain(moved.from) === plain(body.url) ? moved.to : undefined;
    return {
      redirect: to !== undefined,
      code: to === undefined ? 200 : 301,
      url: to ?? body.url,
      reasons: [...reasons],
      breadcrumbs: [],
    };
  });
  serveCall(api, BLOCK, () => ({
    displayTypeId: entry.availability.blockTemplate === 0 ? 0 : 1,
    templateTypeId: entry.availability.blockTemplate,
  }));
  serveCall(api, AVAILABLE_PARTITIONS, () => ({
    success: true,
    listAvailablePartitions: entry.availability.arePartitionsOpen ? [...PARTITIONS] : [],
  }));
}

/** An address without the parameter that has the service asked in the demo. */
function plain(address: string): string {
  const [path = '', query = ''] = address.split('?', 2);
  const kept = query.split('&').filter((part) => part !== '' && !/^redirect-service(?:=|$)/.test(part));
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}
