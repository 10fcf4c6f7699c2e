import type { CDPSession } from '@playwright/test';

/** The strings in the memory of the page after a collection. */
export async function heapText(client: CDPSession): Promise<string> {
  let text = '';
  const keep = ({ chunk }: { readonly chunk: string }): void => {
    text += chunk;
  };
  client.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await client.send('HeapProfiler.enable');
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  client.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return text;
}
