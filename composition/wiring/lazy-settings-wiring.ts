import { startedLazyRow } from '../wiring-row.ts';

export const lazySettingsWiring = {
  settingSaver: startedLazyRow(['settings', 'cookies', 'notices'], async () => {
    const { keptSettingSaver } = await import('../setting-keeping.ts');
    return keptSettingSaver;
  }),
};
