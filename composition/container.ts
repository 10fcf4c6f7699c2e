import { Container } from 'inversify';
import { accountsModule } from './accounts-module.ts';
import { appModule, type Surroundings } from './app-module.ts';
import { couponModule } from './coupon-module.ts';
import { historyModule } from './history-module.ts';
import { noticesModule } from './notices-module.ts';
import { registrationModule } from './registration-module.ts';
import { sessionModule } from './session-module.ts';
import { settingsModule } from './settings-module.ts';
import { siteModule } from './site-module.ts';
import { sportsModule } from './sports-module.ts';

/** Everything of one page: a fresh container in the browser, another for every request on the server. */
export function createContainer(given: Surroundings): Container {
  const container = new Container();
  container.load(
    appModule(given),
    siteModule,
    settingsModule,
    noticesModule,
    sessionModule,
    registrationModule,
    accountsModule,
    couponModule,
    historyModule,
    sportsModule,
  );
  return container;
}
