/** What is used of the parser of styles. */
declare module 'css-tree' {
  export interface CssNode {
    readonly type: string;
    readonly name?: unknown;
    readonly property?: unknown;
    readonly value?: unknown;
    readonly prelude?: CssNode | null;
    readonly block?: CssNode | null;
    readonly selector?: CssNode | null;
    readonly children?: CssList | null;
  }
  export interface CssList {
    readonly toArray: () => CssNode[];
    readonly fromArray: (nodes: CssNode[]) => CssList;
  }
  export interface ParseOptions {
    readonly parseCustomProperty?: boolean;
    readonly onParseError?: (error: unknown) => void;
  }
  export function parse(text: string, options?: ParseOptions): CssNode;
  export function generate(node: CssNode): string;
  export function walk(node: CssNode, visit: (node: CssNode) => void): void;
}
