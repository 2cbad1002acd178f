import type { Credentials } from '../host/index';
import { testOtherLogins, type OtherLoginsUnderTest } from './testOtherLogins';

interface SessionUnderTest extends OtherLoginsUnderTest {
  credentials: Credentials;
}

/** Tests every promise of `SessionPort`; begins and ends logged out. */
export function testSession({ open, credentials, refuse, cancel }: SessionUnderTest): void {
  test('nobody is logged in at first', async () => {
    expect((await open()).isLoggedIn()).toBe(false);
  });

  test('a login holds from page load to page load, until the logout', async () => {
    const session = await open();
    await session.logIn(credentials);
    expect(session.isLoggedIn()).toBe(true);
    const reloaded = await open();
    expect(reloaded.isLoggedIn()).toBe(true);
    await reloaded.logOut();
    expect(reloaded.isLoggedIn()).toBe(false);
    expect((await open()).isLoggedIn()).toBe(false);
  });

  test('a logout without a login has no effect', async () => {
    const session = await open();
    await session.logOut();
    expect(session.isLoggedIn()).toBe(false);
  });

  test('a login that is refused is a failure with a reason, and nobody is logged in', async () => {
    const session = await open();
    refuse();
    await expect(async () => session.logIn(credentials)).rejects.toThrow(/./);
    expect(session.isLoggedIn()).toBe(false);
  });

  testOtherLogins({ open, refuse, cancel });
}
