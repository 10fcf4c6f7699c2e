import { afterAll, beforeAll, beforeEach, expect, describe, it } from 'vitest';
import { openAvailability } from '../../../infrastructure/sandbox/availability/availability-state.ts';
import type { LineBook } from '../../../infrastructure/sandbox/line/line-book.ts';
import { embeddedLink } from '../../../infrastructure/sandbox/nodes/embedded-link.ts';
import type { NodeLink } from '../../../infrastructure/sandbox/nodes/node-link.ts';
import { outdateKept, valueChange } from '../../../infrastructure/sandbox/nodes/shared-changes.ts';
import { sharedState } from '../../../infrastructure/sandbox/nodes/shared-state.ts';
import { siteNodes, type SiteNodes } from '../../../infrastructure/sandbox/nodes/site-nodes.ts';
import { nodeRandom } from '../../../infrastructure/sandbox/server/node-random.ts';
import { refuse } from '../../../infrastructure/sandbox/server/refusal.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
let nodes: SiteNodes;
let happened: string[];
let exchange: NodeLink['exchange'] | undefined;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());
beforeEach(() => {
  happened = [];
  exchange = undefined;
  const { database } = fixture.sandbox;
  const link = embeddedLink(database);
  nodes = siteNodes({
    link: { ...link, exchange: async (known) => (exchange ?? link.exchange)(known) },
    database,
    random: nodeRandom,
    state: sharedState(openAvailability({ isOneClickRegistrationAllowed: true })),
    book: { version: () => 1, advance: () => undefined } as unknown as LineBook,
    runTick: async () => {
      happened.push('tick');
      return Promise.resolve();
    },
    onChange: () => happened.push('forget'),
    onFailure: (error) => happened.push(String(error)),
  });
});

describe('what a node keeps of before a change', () => {
  it('is forgotten once more when the line has moved: a page may have been made meanwhile', async () => {
    await nodes.changeLine(valueChange('feed', () => ({ mode: 'running', delay: 0 })));
    expect(happened).toEqual(['forget', 'tick', 'forget']);
  });

  it('is forgotten where rows were edited, and stays where the edit was refused', async () => {
    await nodes.refresh();
    happened = [];
    expect(await nodes.edit(async () => Promise.resolve(refuse(409, 'another-version')))).toMatchObject({
      refused: 409,
    });
    expect(happened).toEqual([]);
    expect(await nodes.edit(async () => Promise.resolve('edited'))).toBe('edited');
    expect(happened).toEqual(['forget']);
  });

  it('is forgotten, and the edit told as kept, where the others could not be told', async () => {
    exchange = async () => Promise.reject(new Error('no link'));
    expect(await nodes.edit(async () => Promise.resolve('edited'))).toBe('edited');
    expect(happened).toEqual(['Error: no link', 'forget']);
  });

  it('is forgotten by every node that learns of it, and nothing else changes', async () => {
    await nodes.refresh();
    happened = [];
    await nodes.change(outdateKept);
    expect(happened).toEqual(['forget']);
    await nodes.refresh();
    expect(happened).toEqual(['forget']);
  });
});
