import type { EditedBlock } from '../../../core/site/cms/edited-page.ts';
import type { LandingBlock } from '../../../core/site/cms/landing.ts';
import { safeDocument } from '../../../core/site/documents/document-tree.ts';
import { parsedHtml } from '../parsed-html.ts';

/** Blocks as the site shows them: whoever wrote the HTML, no more of it is kept than the site knows. */
export function readBlocks(blocks: readonly EditedBlock[]): readonly LandingBlock[] {
  return blocks.map(({ html, ...block }) => ({ ...block, body: safeDocument(parsedHtml(html)) }));
}
