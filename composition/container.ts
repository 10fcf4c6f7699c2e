import { Container } from 'inversify';
import { accountsModule } from './accounts-module.ts';
import { appModule, type Surroundings } from './app-module.ts';
import { couponModule } from './coupon-module.ts';
import { noticesModule } from './notices-module.ts';
import { sessionModule } from './session-module.ts';
import { settingsModule } from './settings-module.ts';
import { siteModule } from './site-module.ts';
import { sportsModule } from './sports-module.ts';

/** Everything of one page but what comes later: a fresh container in the browser, another for every request on the server. */
export function createContainer(given: Surroundings): Container {
  const container = new Container();
  container.load(
    appModule(given),
    siteModule,
    settingsModule,
    noticesModule,
    sessionModule,
    accountsModule,
    couponModule,
    sportsModule,
  );
  return container;
}
