import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** Flags of the authenticator's data: user present, user verified, credential enclosed. */
const [present, verified, enclosed] = [0x01, 0x04, 0x40];

/** What an authenticator is asked to do otherwise than it should. */
interface Wrong {
  /** The page that asks. */
  origin?: string;
  isUserVerified?: boolean;
}

/** Flags of a passkey that is synced between devices: eligible for backup, and backed up. */
const synced = 0x18;

/**
 * An authenticator in software with one passkey, as a browser on a page of the site uses it.
 * @param isSynced whether other devices have the passkey, too.
 */
export function authenticator(origin: string, isSynced = false) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string, page: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: page, crossOrigin: false }));

  const authenticatorData = (host: string, flags: number, credential = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    const kind = isSynced ? synced : 0;
    return Buffer.concat([sha256(host), Buffer.from([flags | kind]), count, credential]);
  };

  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    /** As another device, which counts apart. */
    setCounter: (count: number) => void (counter = count),
    create: (
      { rp, challenge }: PublicKeyCredentialCreationOptionsJSON,
      { origin: page = origin, isUserVerified = true }: Wrong = {},
    ): RegistrationResponseJSON => {
      const { x, y } = publicKey.export({ format: 'jwk' });
      const flags = present | enclosed | (isUserVerified ? verified : 0);
      const length = Buffer.from([0, id.length]);
      const key = coseKey(Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url'));
      const data = authenticatorData(rp.id!, flags, Buffer.concat([Buffer.alloc(16), length, id, key]));
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, page).toString('base64url'),
          attestationObject: attestation(data).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get: (
      { rpId, challenge }: PublicKeyCredentialRequestOptionsJSON,
      { origin: page = origin, isUserVerified = true }: Wrong = {},
    ): AuthenticationResponseJSON => {
      const data = authenticatorData(rpId!, present | (isUserVerified ? verified : 0));
      const client = clientData('webauthn.get', challenge, page);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

/** A P-256 key in COSE (RFC 9052), encoded as CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
const coseKey = (x: Buffer, y: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    x,
    Buffer.from([0x22, 0x58, 0x20]),
    y,
  ]);

/** {fmt: "none", attStmt: {}, authData: data} in CBOR. */
function attestation(data: Buffer): Buffer {
  const name = (text: string) => Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);
  const length = Buffer.from([0x58, data.length]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    ...[name('fmt'), name('none'), name('attStmt'), Buffer.from([0xa0])],
    ...[name('authData'), length, data],
  ]);
}
