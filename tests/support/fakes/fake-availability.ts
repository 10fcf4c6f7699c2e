import type { AvailabilityGateway } from '../../../core/navigation/availability-gateway.ts';
import { ok } from '../../../core/shared/result.ts';

export interface FakeAvailability extends AvailabilityGateway {
  /** What was asked, in order. */
  readonly asked: string[];
}

/** Availability that stand open, but for what a test closes. */
export function fakeAvailability(changes: Partial<AvailabilityGateway> = {}): FakeAvailability {
  const asked: string[] = [];
  const answered = async <Value>(question: string, value: Value) => {
    asked.push(question);
    return Promise.resolve(ok(value));
  };
  return {
    asked,
    isMaintenance: async () => answered('maintenance', false),
    redirectFor: async (url) =>
      answered(`redirect ${url}`, { isRedirect: false, code: 200, url, reasons: [], breadcrumbs: [] }),
    blockFor: async (url) => answered(`block ${url}`, { displayTypeId: 0, templateTypeId: 0 }),
    partitions: async () => answered('partitions', []),
    ban: async () => answered('ban', { banLevel: 0, banVersion: 1 }),
    termsStatus: async () => answered('terms', { areChanged: false }),
    ...changes,
  };
}
