import { ViewSettingsStore } from '#ui/settings/view-settings-store.ts';
import { row } from '../wiring-row.ts';

export const settingsWiring = {
  settings: row(['cookies'], ({ cookies }) => new ViewSettingsStore(cookies)),
};
