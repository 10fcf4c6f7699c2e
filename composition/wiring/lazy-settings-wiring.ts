import { lazyRow, startedLazyRow } from '../wiring-row.ts';

export const lazySettingsWiring = {
  offerSettings: startedLazyRow(['values'], async () => {
    const { OfferSettingsStore } = await import('#ui/settings/offer-settings-store.ts');
    return ({ values }) => new OfferSettingsStore(values);
  }),
  sportsHiding: startedLazyRow(['session', 'player', 'settings', 'tree', 'line'], async () => {
    const { SportsHidingStore } = await import('#ui/settings/sports-hiding-store.ts');
    return (needs) => new SportsHidingStore(needs);
  }),
  officeSettingsGateway: lazyRow(['http', 'language'], async () => {
    const { httpOfficeSettingsGateway } = await import('../../infrastructure/player/http-office-settings-gateway.ts');
    return ({ http, language }) => httpOfficeSettingsGateway(http, language);
  }),
  officeSettings: startedLazyRow(['officeSettingsGateway', 'session', 'notices', 'sportsHiding'], async () => {
    const { OfficeSettingsStore } = await import('#ui/settings/office/office-settings-store.ts');
    return ({ officeSettingsGateway, ...needs }) => new OfficeSettingsStore(officeSettingsGateway, needs);
  }),
  promoCheck: lazyRow(['bonusGateway', 'player', 'accounts'], async () => {
    const { PromoCheckStore } = await import('#ui/settings/office/promo-check-store.ts');
    return ({ bonusGateway, ...needs }) => new PromoCheckStore(bonusGateway, needs);
  }),
  settingSaver: startedLazyRow(['settings', 'cookies', 'notices', 'log'], async () => {
    const { keptSettingSaver } = await import('../setting-keeping.ts');
    return keptSettingSaver;
  }),
};
