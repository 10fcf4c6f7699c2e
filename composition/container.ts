import { Container } from 'inversify';
import { accountsModule } from './modules/accounts-module.ts';
import { appModule, type Surroundings } from './modules/app-module.ts';
import { couponModule } from './modules/coupon-module.ts';
import { noticesModule } from './modules/notices-module.ts';
import { sessionModule } from './modules/session-module.ts';
import { settingsModule } from './modules/settings-module.ts';
import { siteModule } from './modules/site-module.ts';
import { sportsModule } from './modules/sports-module.ts';

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
