import type { MachineSamples } from '../../machine-samples.ts';
import type {
  ConsultantWidgetState,
  ConsultantWidgetEvent,
} from '../../../../core/support/consultant/consultant-widget.ts';

export const CONSULTANT_WIDGET_SAMPLES: MachineSamples<ConsultantWidgetState, ConsultantWidgetEvent> = {
  states: [
    { phase: 'not-initialized' },
    { phase: 'unavailable', id: '12', hasUnread: false },
    { phase: 'unavailable', id: '12', hasUnread: true },
    { phase: 'closed', id: '12', hasUnread: false },
    { phase: 'closed', id: '12', hasUnread: true },
    { phase: 'open', id: '12' },
  ],
  events: [
    { type: 'initialized', id: '12', isAvailable: true },
    { type: 'initialized', id: '12', isAvailable: false },
    { type: 'initialized', id: 'empty', isAvailable: true },
    { type: 'became-available' },
    { type: 'became-unavailable' },
    { type: 'message-arrived' },
    { type: 'opened' },
    { type: 'closed' },
    { type: 'shut-down' },
  ],
};
