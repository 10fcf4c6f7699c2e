import { startedLazyRow } from '../wiring-row.ts';

export const lazySettingsWiring = {
  offerSettings: startedLazyRow(['values'], async () => {
    const { OfferSettingsStore } = await import('#ui/settings/offer-settings-store.ts');
    return ({ values }) => new OfferSettingsStore(values);
  }),
  settingSaver: startedLazyRow(['settings', 'cookies', 'notices'], async () => {
    const { keptSettingSaver } = await import('../setting-keeping.ts');
    return keptSettingSaver;
  }),
};
