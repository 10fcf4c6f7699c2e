import { reaction } from 'mobx';
import { occasionNotice } from '../../../core/notices/occasion-notice.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { AppWorker } from '../../../core/site/browser/app-worker.ts';
import {
  SERVICE_WORKER,
  type ServiceWorkerEffect,
  type ServiceWorkerEvent,
  type ServiceWorkerState,
} from '../../../core/site/browser/service-worker-state.ts';
import type { PageStores } from '../../page/use-page.ts';
import type { SiteStores } from '../use-site.ts';
import { MachineStore } from '../../kit/behaviour/machine-store.ts';

export interface AppUpdatesNeeds {
  readonly stores: Pick<Omit<PageStores, 'site'> & SiteStores, 'notices' | 'placing' | 'site' | 'texts'>;
  readonly worker: AppWorker;
  readonly timers: Timers;
  /** The version that this page is of. */
  readonly current: string;
}

type UpdateMachine = MachineStore<ServiceWorkerState, ServiceWorkerEvent, ServiceWorkerEffect>;

/** Installs the worker where the operator wants one, asks for the newest version and offers it; returns what stops it. */
export function startAppUpdates(needs: AppUpdatesNeeds): () => void {
  const { stores, worker } = needs;
  const { machine, stopTimer } = updateMachine(needs);
  machine.send({ type: 'page-started' });
  const stopWatching = reaction(
    () => stores.placing.isBusy,
    (isBusy) => {
      machine.send({ type: isBusy ? 'bet-sent' : 'bet-answered' });
    },
    { fireImmediately: true },
  );
  const stopAccepting = reaction(
    () => stores.notices.taken,
    (taken) => {
      if (taken?.action === 'refresh-page') machine.send({ type: 'update-accepted' });
    },
  );
  const isWanted = stores.site.config?.isPwa === true && document.documentElement.dataset['shell'] === undefined;
  void (isWanted
    ? worker.install((event) => {
        machine.send(event);
      })
    : worker.remove());
  return () => {
    stopWatching();
    stopAccepting();
    stopTimer();
  };
}

/** Does what the worker's machine asks for. */
function updateMachine({ stores, worker, timers, current }: AppUpdatesNeeds): {
  readonly machine: UpdateMachine;
  readonly stopTimer: () => void;
} {
  let stopTimer = (): void => undefined;
  const machine: UpdateMachine = new MachineStore(SERVICE_WORKER, (effect, send) => {
    switch (effect.type) {
      case 'wake-in':
        stopTimer = timers.after(effect.delay, () => {
          send({ type: 'wait-ended' });
        });
        break;
      case 'ask-version':
        void worker.latestVersion().then((latest) => {
          if (latest.ok) send({ type: 'version-arrived', current, latest: latest.value });
        });
        break;
      case 'offer-update':
        void offerUpdate(stores);
        break;
      case 'activate':
        worker.takeOver();
        break;
      case 'reload':
        worker.reload();
        break;
    }
  });
  return {
    machine,
    stopTimer: () => {
      stopTimer();
    },
  };
}

async function offerUpdate({ notices, texts }: AppUpdatesNeeds['stores']): Promise<void> {
  const notice = occasionNotice({ kind: 'update-available' });
  await texts.ensure(['notice-catalogue']);
  if (notice !== undefined) notices.raise(notice, ['refresh-page']);
}
