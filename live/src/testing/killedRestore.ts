import { beginStore } from '@vibrant-peak/engine/store/openStore';
import { restoreBackup } from '../backup/restoreBackup';

/** A restore that dies, as by `kill -9`, when the store has its last object. */
const { FILE, ADDRESS, TARGET } = process.env as Record<string, string>;
const store = await beginStore(TARGET);
const { create } = store.objects;
store.objects.create = async (name, content) => {
  const isCreated = await create.call(store.objects, name, content);
  if (name.startsWith('pointer/')) process.kill(process.pid, 'SIGKILL');
  return isCreated;
};
await restoreBackup(FILE!, { database: ADDRESS!, store });
