import type { CDPSession } from '@playwright/test';

/**
 * Chromium's authenticator in software, which answers automatically, the suggestions of the username
 * included. The session has sent
 * `WebAuthn.enable`.
 */
export async function addAuthenticator(browser: CDPSession) {
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    recognise: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    remove: () => browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
}
