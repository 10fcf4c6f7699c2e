import { expect, it } from 'vitest';
import { showsRegistrationWidget } from '../../../../core/registration/widget/registration-widget.ts';

const SITE = { isRegistrationAllowed: true, isShowRegistrationWidget: true, isRegistrationButtonDisabled: false };

it.each([
  ['a visitor', SITE, undefined, true],
  ['a player', SITE, 5, false],
  ['a site that is unknown', undefined, undefined, false],
  ['a site that registers nobody', { ...SITE, isRegistrationAllowed: false }, undefined, false],
  ['a site without the widget', { ...SITE, isShowRegistrationWidget: false }, undefined, false],
  ['a site with the button switched off', { ...SITE, isRegistrationButtonDisabled: true }, undefined, false],
])('the widget that invites to register, for %s: %j, %j, %s [RG1-10]', (_what, site, userId, shows) => {
  expect(showsRegistrationWidget(site, userId)).toBe(shows);
});
