import type { DatabaseChoice } from '../sandbox-options.ts';
import { embeddedLink } from './embedded-link.ts';
import { serverLink } from './server-link.ts';
import { siteNodes, type SiteNodes, type SiteNodesParts } from './site-nodes.ts';

/** Joins the nodes that share a database; the embedded one is open to one process. */
export function openNodes({ choice, ...parts }: Omit<SiteNodesParts, 'link'> & { readonly choice: DatabaseChoice }): {
  readonly nodes: SiteNodes;
  readonly close: () => Promise<void>;
} {
  const link =
    choice.kind === 'postgres'
      ? serverLink(choice.url, (news) => {
          nodes.hear(news);
        })
      : embeddedLink(parts.database);
  const nodes = siteNodes({ ...parts, link });
  return { nodes, close: link.close };
}
