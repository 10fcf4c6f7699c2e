import { makeAutoObservable } from 'mobx';
import { SLOT_SOUND } from '../../../core/casino/rounds/slot-sound.ts';
import type { ValueStore } from '../../../core/shared/stored-value.ts';

/** RND-60 Whether slots sound, as this device remembers it. */
export class SlotSoundStore {
  isOn: boolean;
  readonly #values: ValueStore;

  constructor(values: ValueStore) {
    this.#values = values;
    this.isOn = values.read(SLOT_SOUND) ?? false;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  toggle(): void {
    this.isOn = !this.isOn;
    this.#values.write(SLOT_SOUND, this.isOn);
  }
}

declare module '../use-casino.ts' {
  interface CasinoStores {
    readonly slotSound: SlotSoundStore;
  }
}
