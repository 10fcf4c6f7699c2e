import { ROUTE_NAMES, ROUTES, type RouteName } from './route-table.ts';

/** NV-48 The routes of the account: the recharge is no dialog over them, and an account that was set is not announced there. */
export const ACCOUNT_ROUTES: readonly RouteName[] = ROUTE_NAMES.filter((name) => ROUTES[name].isAccountPage === true);
