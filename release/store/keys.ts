import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { array, number, object, string, type InferType } from 'yup';
import { appName, format, line, parsed } from './formats';

/** What a key may do besides publishing its applications. */
export const rights = ['rollback', 'promote', 'lock', 'collect'] as const;
export type Right = (typeof rights)[number];

/** A public key that the store lists. */
export type Key = InferType<typeof key>;
const key = object({
  name: line()
    .matches(/^[\w.-]+$/)
    .required(),
  /** Ed25519, SPKI in DER, as base64. */
  key: string().required(),
  /** Applications that it publishes; `*` for all. */
  publishes: array(
    string()
      .matches(new RegExp(`^\\*$|${appName.source}`, 'i'))
      .required(),
  ).required(),
  may: array(string().oneOf(rights).required()).required(),
});

/** A signature, and the name of the key that made it. */
export interface Signature {
  key: string;
  /** Ed25519, as base64url. */
  signature: string;
}

/** Without this object nothing is signed and nothing is checked. */
export const keysName = 'keys.json';

/** The object that lists the keys. */
export type KeyList = InferType<typeof schema>;
const schema = object({
  /** Entries of the log from this sequence on are signed. */
  from: number().integer().required(),
  keys: array(key).required(),
});

/** @throws FormatError. */
export const parseKeyList = (content: Buffer) => parsed<KeyList>(keysName, content, schema);

/** @throws FormatError when it could not be read again. */
export function keyListBytes(list: KeyList): Buffer {
  const content = Buffer.from(JSON.stringify({ format, ...list }, null, 2));
  parseKeyList(content);
  return content;
}

/** Something is not signed, or not by a key that may do it. */
export class UntrustedError extends Error {
  override name = 'UntrustedError';
}

/** The keys of a store, and the private key of this process. */
export class Keys {
  /** @param own private key of this process in PEM; reading needs none. */
  constructor(
    readonly list: KeyList,
    private readonly own: string | undefined,
  ) {}

  /** @returns `undefined` where the store lists no keys. @throws FormatError. */
  static parse(content: Buffer | undefined, own: string | undefined): Keys | undefined {
    if (!content) return undefined;
    return new Keys(parseKeyList(content), own);
  }

  /** Signs a value. @throws UntrustedError when this process has no key, or one that the store does not list. */
  sign(value: unknown): Signature {
    const { key, privateKey } = this.self();
    return { key: key.name, signature: sign(null, bytesOf(value), privateKey).toString('base64url') };
  }

  /** The key that signed a value. @throws UntrustedError when it was changed, or is signed by no listed key. */
  signer(what: string, value: unknown, signature: Partial<Signature> | undefined): Key {
    if (!signature?.key || !signature.signature) throw new UntrustedError(`${what} is not signed`);
    const key = this.list.keys.find(({ name }) => name === signature.key);
    if (!key)
      throw new UntrustedError(`${what} is signed by ${signature.key}, which is no key of this store`);
    const publicKey = createPublicKey({ key: Buffer.from(key.key, 'base64'), format: 'der', type: 'spki' });
    if (!verify(null, bytesOf(value), publicKey, Buffer.from(signature.signature, 'base64url')))
      throw new UntrustedError(`${what} is not what ${key.name} signed`);
    return key;
  }

  /** The key of this process. @throws UntrustedError when it has none that the store lists. */
  self(): { key: Key; privateKey: KeyObject } {
    if (!this.own)
      throw new UntrustedError(
        'This store takes signed changes only: SIGNING_KEY names the file of your key',
      );
    const privateKey = createPrivateKey(this.own);
    const text = publicText(createPublicKey(privateKey));
    const key = this.list.keys.find((each) => each.key === text);
    if (!key) throw new UntrustedError('Your key is not one of this store');
    return { key, privateKey };
  }
}

/** A public key as the list holds it. */
export const publicText = (key: KeyObject) => key.export({ format: 'der', type: 'spki' }).toString('base64');

export const publishesApp = ({ publishes }: Key, app: string) =>
  publishes.includes('*') || publishes.includes(app);

const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value));
