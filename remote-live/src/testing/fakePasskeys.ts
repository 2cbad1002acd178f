const bytes = new Uint8Array([1, 2, 3]).buffer;
/** The bytes, as they are sent. */
const sentBytes = 'AQID';

/** What a browser answers. */
export const passkeyOfBrowser = {
  id: 'a-passkey',
  rawId: bytes,
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes,
    signature: bytes,
    getTransports: () => ['internal'],
  },
};

/** Options as the server makes them. */
export const creationOptions = {
  challenge: sentBytes,
  rp: { name: 'The site', id: 'localhost' },
  user: { id: sentBytes, name: 'ayesha@the.site', displayName: 'Ayesha' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};
export const requestOptions = { challenge: sentBytes, rpId: 'localhost' };

type Answer = typeof passkeyOfBrowser | DOMException;

interface FakePasskeys {
  /** The answers to the prompts, by default a passkey; an error stands for any other answer. */
  answer?: (options: CredentialRequestOptions) => Answer | Promise<Answer>;
  /** Whether the browser suggests passkeys in a field; it is then answered like a prompt. */
  suggests?: boolean;
}

/** A browser with passkeys, until the end of the test. @returns the prompts so far. */
export function fakePasskeys({
  answer = () => passkeyOfBrowser,
  suggests = false,
}: FakePasskeys = {}): string[] {
  const prompts: string[] = [];
  const respond = (kind: string) => async (options: CredentialRequestOptions) => {
    prompts.push(kind);
    const answered = await answer(options);
    if (answered instanceof DOMException) throw answered;
    return answered;
  };
  Object.assign(window, {
    PublicKeyCredential: Object.assign(function () {}, {
      isConditionalMediationAvailable: async () => suggests,
    }),
  });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      create: respond('create'),
      get: (options: CredentialRequestOptions) => respond(options.mediation ?? 'get')(options),
    },
  });
  return prompts;
}

/** A browser without passkeys. */
export function noPasskeys(): void {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}

/** What a browser makes of a prompt that the user closes. */
export const closedPrompt = () => new DOMException('Not allowed', 'NotAllowedError');
