import type { LoginHere, SessionPort } from '../host/index';

export interface OtherLoginsUnderTest {
  /** An adapter as a new page load has it, with what earlier ones have stored. */
  open: () => SessionPort | Promise<SessionPort>;
  /** Makes the next login fail. */
  refuse: () => void;
  /**
   * Makes the user change their mind at the next login other than by credentials; needed by
   * adapters that have such logins.
   */
  cancel?: () => void;
}

/** Tests every promise of `SessionPort.otherLogins`; an adapter without such logins passes. */
export function testOtherLogins({ open, refuse, cancel }: OtherLoginsUnderTest): void {
  const here = async () => {
    const session = await open();
    const logins = (session.otherLogins ?? []).filter((each): each is LoginHere => 'logIn' in each);
    return { session, logins };
  };

  test('each other login that takes place here logs in, until the logout', async () => {
    const { session, logins } = await here();
    for (const { logIn } of logins) {
      expect(await logIn()).toBe(true);
      expect(session.isLoggedIn()).toBe(true);
      await session.logOut();
      expect(session.isLoggedIn()).toBe(false);
    }
  });

  test('an other login is not a failure when the user changes their mind, and one with a reason when it is refused', async () => {
    const { session, logins } = await here();
    for (const { logIn } of logins) {
      cancel!();
      expect(await logIn()).toBe(false);
      expect(session.isLoggedIn()).toBe(false);
      refuse();
      await expect(logIn()).rejects.toThrow(/./);
      expect(session.isLoggedIn()).toBe(false);
    }
  });

  test('other logins have different names; one that takes place elsewhere begins on this site and knows where to lead back', async () => {
    const { otherLogins = [] } = await open();
    expect(new Set(otherLogins.map(({ label }) => label)).size).toBe(otherLogins.length);
    for (const login of otherLogins) {
      if ('logIn' in login) continue;
      const address = new URL(login.address('/admin/team?q=a&b'), 'https://the.site');
      expect([...address.searchParams.values()]).toContain('/admin/team?q=a&b');
      expect(address.origin).toBe('https://the.site');
      expect(login.refusalIn(new URLSearchParams())).toBeUndefined();
    }
  });
}
