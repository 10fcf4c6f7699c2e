import { Container } from 'inversify';
import { bindWiring } from './bind-wiring.ts';
import type { PageEnvironment, Provided } from './provided.ts';
import type { Wiring } from './wiring-row.ts';

/**
 * Everything of one page but what is loaded later: a new container in the browser, another for every request on the
 * server. What is given takes the place of the row of its name.
 */
export function createContainer(environment: PageEnvironment & Partial<Provided>, eager: Wiring): Container {
  const container = new Container();
  for (const [name, value] of Object.entries(environment)) container.bind<unknown>(name).toConstantValue(value);
  bindWiring(container, eager);
  return container;
}
