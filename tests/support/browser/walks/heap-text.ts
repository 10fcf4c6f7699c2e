import type { CDPSession } from '@playwright/test';

/** What the strings of a snapshot stand behind: before them it numbers every object, which is most of it. */
const STRINGS = '"strings":[';

/** The strings in the memory of the page after a collection. */
export async function heapText(client: CDPSession): Promise<string> {
  const strings: string[] = [];
  let before = '';
  const keep = ({ chunk }: { readonly chunk: string }): void => {
    if (strings.length > 0) {
      strings.push(chunk);
      return;
    }
    const read = before + chunk;
    const start = read.indexOf(STRINGS);
    if (start < 0) before = read.slice(-STRINGS.length);
    else strings.push(read.slice(start));
  };
  client.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await client.send('HeapProfiler.enable');
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  client.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return strings.join('');
}
