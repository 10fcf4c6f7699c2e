import * as v from 'valibot';
import { GAME_THEMES } from '../../core/casino/catalogue/catalogue-game.ts';
import { CASINO_SECTIONS } from '../../core/casino/casino-game.ts';
import { SLOT_MACHINE_IDS } from '../../core/casino/rounds/slot-machine.ts';
import { wireCount, wireId, wireText } from '../http/wire.ts';

/** The last part of the address of a provider. */
export const wireProviderId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/));
export const wireMachine = v.picklist(SLOT_MACHINE_IDS);

export const wireCatalogueGame = v.object({
  id: wireId,
  name: wireText,
  provider: wireText,
  providerId: wireProviderId,
  section: v.picklist(CASINO_SECTIONS),
  subcategories: v.array(wireText),
  theme: v.picklist(GAME_THEMES),
  machine: wireMachine,
  isNew: v.boolean(),
  isDemoAllowed: v.boolean(),
});

export const wireProvider = v.object({
  id: wireProviderId,
  name: wireText,
  gameCount: wireCount,
  isBrand: v.optional(v.literal(true)),
});
