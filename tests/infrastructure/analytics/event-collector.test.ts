import { describe, expect, it } from 'vitest';
import { analyticsTargets } from '../../../core/analytics/analytics-targets.ts';
import { eventCollector } from '../../../infrastructure/analytics/event-collector.ts';

function collected(site: { isAgreed?: boolean; isProduction?: boolean; hasCollector?: boolean }) {
  const sent: { readonly to: string; readonly body: Blob }[] = [];
  const lines: string[] = [];
  const { isAgreed = true, isProduction = true, hasCollector = true } = site;
  const counter = eventCollector({
    navigator: {
      sendBeacon: (to, body) => {
        sent.push({ to: String(to), body: body as Blob });
        return true;
      },
    },
    log: (line) => lines.push(line),
    isAgreed: () => isAgreed,
    targets: () => analyticsTargets({ isProduction, hasCollector }),
  });
  counter.count('registration-started', { type: 'phone', phone: '+79990000000', password: 'correct horse' });
  return { sent, lines };
}

describe('what happened on a page', () => {
  it('goes to the collector of the site in production, without who it was [AN-8] [AN-9]', async () => {
    const { sent, lines } = collected({});
    expect(sent.map(({ to }) => to)).toEqual(['/fatman-api/events']);
    const { events } = JSON.parse(await sent[0]!.body.text()) as { readonly events: readonly unknown[] };
    expect(events).toEqual([expect.objectContaining({ name: 'registration-started', fields: { type: 'phone' } })]);
    expect(lines).toEqual([]);
  });

  it('is written to the log outside of production, and nothing is sent [AN-9]', () => {
    const { sent, lines } = collected({ isProduction: false });
    expect(sent).toEqual([]);
    expect(lines).toEqual(['counted registration-started {"type":"phone"}']);
  });

  it('is not counted without consent, nor sent where the site has no collector [AN-1] [AN-9]', () => {
    expect(collected({ isAgreed: false })).toEqual({ sent: [], lines: [] });
    expect(collected({ hasCollector: false })).toEqual({ sent: [], lines: [] });
  });
});
