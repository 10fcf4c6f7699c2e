import { Container } from 'inversify';
import { appModule, type Surroundings } from './app-module.ts';
import { settingsModule } from './settings-module.ts';
import { siteModule } from './site-module.ts';
import { sportsModule } from './sports-module.ts';

/** Everything of one page: a fresh container in the browser, another for every request on the server. */
export function createContainer(given: Surroundings): Container {
  const container = new Container();
  container.load(appModule(given), siteModule, settingsModule, sportsModule);
  return container;
}
