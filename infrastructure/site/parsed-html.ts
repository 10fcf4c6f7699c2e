import { Parser } from 'htmlparser2';
import type { ParsedElement, ParsedNode } from '../../core/site/documents/document-tree.ts';

interface OpenElement extends ParsedElement {
  readonly children: ParsedNode[];
}

/** The elements and texts of some HTML, as they stand; comments and declarations are left out. */
export function parsedHtml(html: string): readonly ParsedNode[] {
  const top: OpenElement = { name: '', attributes: {}, children: [] };
  const open: OpenElement[] = [top];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const element: OpenElement = { name, attributes, children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    ontext: (text) => {
      const into = open.at(-1)?.children ?? [];
      const last = into.at(-1);
      if (typeof last === 'string') into.splice(-1, 1, last + text);
      else into.push(text);
    },
    onclosetag: () => {
      if (open.length > 1) open.pop();
    },
  });
  parser.end(html);
  return top.children;
}
