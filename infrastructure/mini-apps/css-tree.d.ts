/** What is used of the parser of styles: its parts without the tables of what each property may hold. */
declare module 'css-tree/parser' {
  export interface CssNode {
    readonly type: string;
    readonly name?: unknown;
    readonly property?: unknown;
    readonly value?: unknown;
    readonly prelude?: CssNode | null;
    readonly block?: CssNode | null;
    readonly children?: { readonly toArray: () => CssNode[] } | null;
  }
  interface ParseOptions {
    readonly parseCustomProperty?: boolean;
    readonly onParseError?: (error: unknown) => void;
  }
  export default function parse(text: string, options?: ParseOptions): CssNode;
}

declare module 'css-tree/generator' {
  import type { CssNode } from 'css-tree/parser';
  export default function generate(node: CssNode): string;
}

declare module 'css-tree/walker' {
  import type { CssNode } from 'css-tree/parser';
  export default function walk(node: CssNode, visit: (node: CssNode) => void): void;
}
