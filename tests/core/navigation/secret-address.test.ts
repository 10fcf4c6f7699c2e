import { describe, expect, it } from 'vitest';
import { isSecretAddress } from '../../../core/navigation/secret-address.ts';

describe('the address of a page', () => {
  it.each([
    ['/user/passwordreset', ''],
    ['/user/passwordreset', '?code=1'],
    ['/user/activate', '?code=1'],
    ['/user/activatefast', ''],
    ['/user/accountverify', ''],
    ['/user/stopnewsletter', ''],
    ['/office/authApp', ''],
    ['/user/action.php', '?action=forgot&code=1'],
    ['/user/action.php', '?code=1'],
  ])('%s%s is told to no other page [NV-43, SEC-01]', (path, search) => {
    expect(isSecretAddress(path, search)).toBe(true);
  });

  it.each([
    ['/', ''],
    ['/office/history', '?page=2'],
    ['/user/registration.php', ''],
    ['/user/forgotpassword', ''],
    ['/vulkan', ''],
    ['/nothing', ''],
    ['/user/nothing', '?code=1'],
  ])('%s%s is no secret [NV-43]', (path, search) => {
    expect(isSecretAddress(path, search)).toBe(false);
  });
});
