import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { Keys, keyListBytes, keysName, parseKeyList, publicText, rights, type Key } from '../store/keys';
import type { Store } from '../store/store';

/**
 * Makes a pair of keys and adds the public one to the store's list. The first one begins the list: it may do everything, and signs all
 * releases that are there.
 * @param keep stores the private key, in PEM, before anything depends on it. @throws Error when the name is taken.
 */
export async function addKey(
  store: Store,
  asked: Omit<Key, 'key'>,
  keep: (privateKey: string) => void,
): Promise<Key> {
  const content = await store.objects.read(keysName);
  const list = content ? parseKeyList(content) : { from: (await store.log.read()).top + 1, keys: [] };
  if (list.keys.some(({ name }) => name === asked.name))
    throw new Error(`The store lists a key ${asked.name} already.`);
  const isFirst = list.keys.length === 0;
  if (isFirst && (!asked.publishes.includes('*') || rights.some((right) => !asked.may.includes(right))))
    throw new Error(`The first key may do everything: --publishes '*' --may ${rights.join(',')}`);
  const privateKey = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' });
  keep(privateKey.toString());
  const key = { ...asked, key: publicText(createPublicKey(privateKey.toString())) };
  const next = { ...list, keys: [...list.keys, key] };
  if (isFirst) await signAll(store, new Keys(next, privateKey.toString()));
  await store.objects.write(keysName, keyListBytes(next));
  return key;
}

async function signAll(store: Store, keys: Keys): Promise<void> {
  for (const [name, address] of await store.releases()) {
    const manifest = await store.objects.read(`r/${name}/${address}/release.json`);
    if (manifest) await store.signRelease(name, address, manifest, keys);
  }
}
