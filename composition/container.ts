import { Container } from 'inversify';
import { bindWiring } from './bind-wiring.ts';
import { EAGER_WIRING } from './eager-wiring.ts';
import type { PageEnvironment, Provided } from './provided.ts';

/**
 * Everything of one page but what is loaded later: a new container in the browser, another for every request on the
 * server. What is given takes the place of the row of its name.
 */
export function createContainer(environment: PageEnvironment & Partial<Provided>): Container {
  const container = new Container();
  for (const [name, value] of Object.entries(environment)) container.bind<unknown>(name).toConstantValue(value);
  bindWiring(container, EAGER_WIRING);
  return container;
}
