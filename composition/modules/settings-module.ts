import { ContainerModule } from 'inversify';
import { ViewSettingsStore } from '../../ui/settings/view-settings-store.ts';
import { single } from '../token.ts';
import { COOKIES, VIEW_SETTINGS_STORE } from '../tokens.ts';

export const settingsModule = new ContainerModule((options) => {
  single(options, VIEW_SETTINGS_STORE, (cookies) => new ViewSettingsStore(cookies), [COOKIES]);
});
