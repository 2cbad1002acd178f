import {
  AuthorizationResponseError,
  ClientSecretBasic,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
  type CustomFetch,
  type UserInfoResponse,
} from 'openid-client';
import { Refused } from './refused';

export interface CompanySettings {
  /** Address of the company's login (OpenID Connect), such as `https://login.the.company`. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whether its addresses count although it does not say that they are verified. */
  trustsAddresses?: boolean;
  /** The claim that has the address, by default `email`. */
  addressClaim?: string;
}

/** What the company's login says of somebody. */
export interface CompanyAccount {
  issuer: string;
  /** Its own id of the account. */
  subject: string;
  name: string;
  /** `undefined` when the issuer sends none. */
  email: string | undefined;
  /** Whether the address counts. */
  isVerified: boolean;
}

/** What the browser keeps between the two ends of a sign-in. */
export interface BegunSignIn {
  state: string;
  nonce: string;
  verifier: string;
}

/** Authorization code with PKCE, state and nonce. Every failure rejects with `Refused`. */
export interface CompanyLogin {
  /** The claim that has the address. */
  addressClaim: string;
  /** Ends when the company's login has answered, now or before. */
  reach: () => Promise<Configuration>;
  /** @returns where the browser goes. */
  begin: () => Promise<{ address: string; begun: BegunSignIn }>;
  /**
   * Checks an answer and asks who it is.
   * @param answer the address with which the browser has come back. @returns who it is.
   */
  end: (answer: URL, begun: BegunSignIn) => Promise<CompanyAccount>;
  /** Logs that what it says of somebody is not enough. */
  report: (what: string) => void;
}

/** Longest wait for an answer of the issuer, in seconds. */
const timeout = 5;

/**
 * @param callback the address to which the browser returns.
 * @param log gets the failures between this server and the issuer.
 * @param fetch reaches the issuer, for example through a proxy; by default that of Node.
 */
export function companyLogin(
  { issuer, clientId, clientSecret, trustsAddresses = false, addressClaim = 'email' }: CompanySettings,
  callback: string,
  log: (line: string) => void,
  fetch?: CustomFetch,
): CompanyLogin {
  const server = new URL(issuer);
  const execute = server.protocol === 'http:' ? [allowInsecureRequests] : [];
  const options = { timeout, execute, ...(fetch && { [customFetch]: fetch }) };
  const refuse = (error: Error): never => {
    if (error instanceof AuthorizationResponseError) throw new Refused('denied', error);
    log(`The company's login at ${issuer}: ${withCause(error)}`);
    throw new Refused(error instanceof TypeError ? 'away' : 'invalid', error);
  };

  let found: Promise<Configuration> | undefined;
  const reach = () =>
    (found ??= discovery(server, clientId, undefined, ClientSecretBasic(clientSecret), options).catch(
      (error: Error) => {
        // The next sign-in asks again.
        found = undefined;
        log(`The company's login at ${issuer} does not answer as it should: ${withCause(error)}`);
        throw new Refused('away', error);
      },
    ));

  return {
    addressClaim,
    reach,
    begin: async () => {
      const begun = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const address = buildAuthorizationUrl(await reach(), {
        redirect_uri: callback,
        scope: 'openid email profile',
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, begun };
    },
    end: async (answer, begun) => {
      const configuration = await reach();
      const claims = await identify(configuration, answer, begun).catch(refuse);
      return {
        issuer: configuration.serverMetadata().issuer,
        subject: claims.sub,
        name: claims.name ?? '',
        email: addressIn(claims[addressClaim]),
        isVerified: isVerified(claims, trustsAddresses),
      };
    },
    report: (what) => log(`The company's login at ${issuer}: ${what}`),
  };
}

async function identify(
  configuration: Configuration,
  answer: URL,
  { state, nonce, verifier }: BegunSignIn,
): Promise<UserInfoResponse> {
  const tokens = await authorizationCodeGrant(configuration, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims()!;
  // Some issuers have claims in the ID token alone, others in the user info alone.
  return { ...claims, ...(await fetchUserInfo(configuration, tokens.access_token, claims.sub)) };
}

const addressIn = (claim: unknown) => (typeof claim === 'string' && claim !== '' ? claim : undefined);

function isVerified({ email_verified: said }: UserInfoResponse, trustsAddresses: boolean): boolean {
  // Some issuers say nothing, some a text: that counts only where all addresses do.
  const saysNo = ['false', false].includes(said ?? true);
  return said === true || (trustsAddresses && !saysNo);
}

const withCause = ({ message, cause }: Error) =>
  cause instanceof Error ? `${message} (${cause.message})` : message;
