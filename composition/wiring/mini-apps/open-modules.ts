import { httpModulesGateway } from '../../../infrastructure/mini-apps/modules/http-modules-gateway.ts';
import { SignedModules } from '#ui/mini-apps/signed-modules.ts';
import type { Provided } from '../../provided.ts';

/** The signed modules, with what fetches and checks them. */
export function openModules({ http, language, log }: Pick<Provided, 'http' | 'language' | 'log'>): SignedModules {
  return new SignedModules({ modulesGateway: httpModulesGateway(http, language), log });
}
