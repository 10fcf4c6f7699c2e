import type { CmsGateway } from '../../../core/site/cms/cms-gateway.ts';
import { ok } from '../../../core/shared/result.ts';
import type { HttpClient } from '../../http/http-client.ts';
import { readBlocks } from './read-blocks.ts';
import { CMS_TITLES, CMS_VERSIONS, KEEP_CMS_PAGE } from './cms-calls.ts';

export function httpCmsGateway(http: HttpClient): CmsGateway {
  return {
    titles: async () => {
      const reply = await http.send(CMS_TITLES);
      return reply.ok ? ok(reply.value.titles) : reply;
    },
    versions: async (place) => {
      const reply = await http.send(CMS_VERSIONS, { params: { ...place } });
      return reply.ok ? ok(reply.value.versions) : reply;
    },
    preview: readBlocks,
    keep: async (place, { after, title, blocks }) => {
      const body = { ...(after === undefined ? {} : { after }), title, blocks: blocks.map((block) => ({ ...block })) };
      const reply = await http.send(KEEP_CMS_PAGE, { params: { ...place }, body });
      return reply.ok ? ok(reply.value.versions) : reply;
    },
  };
}
