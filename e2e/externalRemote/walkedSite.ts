import { openStore } from '../../engine/store/openStore';
import type { Store } from '../../engine/store/store';
import { copyLive, serveBucket } from '../bucket';
import { grantTeam } from '../grantTeam';
import { startS3Server } from '../s3Server';

/** A site that a remote from outside joins, with a store of its own. */
export interface WalkedSite {
  url: string;
  store: Store;
  /** Value of `STORE`. */
  address: string;
  /** Creates the user of a team. @returns its credentials, as environment variables. */
  grant: (team: string, app: string) => Promise<Record<string, string>>;
  stop: () => Promise<void>;
}

/**
 * The test site in a bucket of Ceph's gateway; the environment of this process has the owner's
 * credentials.
 */
export async function walkedBucket(): Promise<WalkedSite> {
  const address = 's3://site/production';
  const server = await startS3Server('site');
  const store = await openStore(address);
  await copyLive(store);
  const { url, stop } = await serveBucket(address, server);
  return {
    url,
    store,
    address,
    grant: (team, app) => grantTeam(server, { team, app }),
    stop: async () => {
      await stop();
      await server.stop();
    },
  };
}
