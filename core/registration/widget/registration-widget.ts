import type { SiteConfig } from '../../site/config/site-config.ts';
import { mayRegister } from '../may-register.ts';

type WidgetSite = Pick<
  SiteConfig,
  'isRegistrationAllowed' | 'isShowRegistrationWidget' | 'isRegistrationButtonDisabled'
>;

/** RG1-10 The widget invites a visitor who may register, where the site shows it and its button is not switched off. */
export function showsRegistrationWidget(site: WidgetSite | undefined, userId: number | undefined): boolean {
  if (!mayRegister(site, userId)) return false;
  return site?.isShowRegistrationWidget === true && !site.isRegistrationButtonDisabled;
}
