import {
  WebAuthnAbortService,
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { ask } from '../api/ask';

export const hasPasskeys = browserSupportsWebAuthn;

/**
 * Prompts for a new passkey.
 * @param route of the server's options.
 * @returns nothing when the user cancels.
 * @throws an error whose message gives the user the reason in plain words.
 */
export async function promptForNew(
  route: string,
  body?: object,
): Promise<RegistrationResponseJSON | undefined> {
  const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>(route, body);
  return startRegistration({ optionsJSON }).catch(failed);
}

/** Asks for a passkey of this site, see `promptForNew`. */
export async function promptForOwn(): Promise<AuthenticationResponseJSON | undefined> {
  return startAuthentication({ optionsJSON: await signInOptions() }).catch(failed);
}

/** Milliseconds before their end at which options are replaced: choosing a passkey takes time. */
const margin = 60_000;

/**
 * Offers passkeys among the suggestions of the username field until the signal aborts. Options end
 * after some minutes, but a login page stays open: the offer is renewed in time. A failure shows
 * nothing, because nobody asked for the offer.
 */
export async function suggestOwn(signal: AbortSignal): Promise<AuthenticationResponseJSON | undefined> {
  if (!(await browserSupportsWebAuthnAutofill())) return undefined;
  while (!signal.aborted) {
    const optionsJSON = await signInOptions().catch(() => undefined);
    if (signal.aborted) return undefined;
    const isOver = after((optionsJSON?.timeout ?? 2 * margin) - margin, signal);
    const passkey = optionsJSON && (await suggestUntil(isOver, optionsJSON));
    if (passkey) return passkey;
    // If the server or the browser has failed, the next offer waits as long as this one would last.
    await isOver;
  }
  return undefined;
}

async function suggestUntil(isOver: Promise<void>, optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  let isOpen = true;
  void isOver.then(() => isOpen && WebAuthnAbortService.cancelCeremony());
  const passkey = await startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => undefined);
  isOpen = false;
  return passkey;
}

/** Ends after so many milliseconds, or when the signal aborts. */
const after = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const signInOptions = () => ask<PublicKeyCredentialRequestOptionsJSON>('POST /session/passkey/options');

/** Reasons by the names of the errors that the standard gives them. */
const reasons: Record<string, string> = {
  InvalidStateError: 'One of your passkeys is on this device already.',
  ConstraintError: 'This device cannot store a passkey: it has to recognise you, by a PIN or a fingerprint.',
  NotSupportedError: 'This device cannot store a passkey of this site.',
  SecurityError: 'The browser does not allow passkeys at this address.',
};

/** Browsers report a closed prompt, a timeout and a device without passkeys alike. */
function failed(error: Error): undefined {
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return undefined;
  throw new Error(reasons[error.name] ?? 'The passkey did not work. Try again, or use another way.');
}
