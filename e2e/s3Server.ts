import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { s3Client } from '../engine/objects/openBucket';
import { endProcess } from './endProcess';
import { freePort } from './freePort';
import { removeFolder } from './temporaryFiles';

const run = promisify(execFile);
const startTime = 60_000;
const region = 'us-east-1';

/** A store with the S3 protocol, on the loopback interface. */
export interface S3Server {
  endpoint: string;
  /** Environment for processes that use it, beside `STORE`. */
  environment: Record<string, string>;
  /** Creates another user, without rights. @returns credentials for a client. */
  addUser: (name: string) => Promise<Credentials>;
  /** Resolves when its programs have ended. */
  stop: () => Promise<void>;
}

interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** Whether Ceph's programs are installed; assumed where no test may be skipped. */
export const hasS3Server =
  !!process.env['CI'] || ['radosgw', 'ceph-mon', 'ceph-osd'].every((name) => existsSync(`/usr/bin/${name}`));

/**
 * Starts Ceph's object gateway: a real S3 server in memory, with one empty bucket.
 * Afterwards the environment of this process points to it.
 * @throws when it does not respond within a minute, with the output of its programs.
 */
export async function startS3Server(bucket: string): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'object-gateway-'));
  const [monitor, gateway] = [await freePort(), await freePort()];
  const endpoint = `http://127.0.0.1:${gateway}`;
  const environment = {
    S3_ENDPOINT: endpoint,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: 'tester',
    AWS_SECRET_ACCESS_KEY: randomUUID(),
  };
  const daemons = new Set<ChildProcess>();
  const stopAtOnce = () => {
    daemons.forEach((daemon) => daemon.kill('SIGKILL'));
    removeFolder(folder);
  };
  process.once('exit', stopAtOnce);
  const stop = async () => {
    process.off('exit', stopAtOnce);
    await Promise.all([...daemons].map((daemon) => endProcess(daemon, { signal: 'SIGKILL' })));
    removeFolder(folder);
  };

  const cluster = randomUUID();
  const configuration = join(folder, 'ceph.conf');
  writeFileSync(configuration, configurationOf({ cluster, folder, gateway }));
  for (const name of ['mon', 'osd']) mkdirSync(join(folder, name));
  const env = { ...process.env, CEPH_CONF: configuration };
  const tool = (file: string, ...args: string[]) => run(file, args, { env, timeout: startTime });
  /** Restarted when it ends: the object store gives up when its monitor is not ready yet. */
  const daemon = (file: string, ...args: string[]) => {
    const child = spawn(file, ['-f', ...args], { env, stdio: 'ignore' });
    daemons.add(child);
    child.on('exit', (code) => {
      daemons.delete(child);
      if (code) daemon(file, ...args);
    });
  };

  const addUser = async (name: string, secretAccessKey: string = randomUUID()) => {
    const user = ['--uid', name, '--display-name', name];
    const keys = ['--access-key', name, '--secret-key', secretAccessKey];
    await tool('radosgw-admin', 'user', 'create', ...user, ...keys);
    return { accessKeyId: name, secretAccessKey };
  };

  try {
    const map = join(folder, 'monmap');
    const address = `[v1:127.0.0.1:${monitor}]`;
    await tool('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', address, map);
    await tool('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map);
    daemon('ceph-mon', '-i', 'a');
    const disk = randomUUID();
    // The same disk is never added twice. A monitor that is still taking up its duties refuses
    // every command (EPERM).
    await repeatUntilItSucceeds(() => tool('ceph', 'osd', 'new', disk));
    await tool('ceph-osd', '--mkfs', '-i', '0', '--osd-uuid', disk);
    daemon('ceph-osd', '-i', '0');
    daemon('radosgw', '-n', 'client.gateway');
    await repeatUntilItSucceeds(() => fetch(endpoint, { signal: AbortSignal.timeout(2000) }));
    await addUser('tester', environment.AWS_SECRET_ACCESS_KEY);
    Object.assign(process.env, environment);
    await s3Client(endpoint).send(new CreateBucketCommand({ Bucket: bucket }));
  } catch (error) {
    const log = join(folder, 'client.gateway.log');
    const output = existsSync(log) ? readFileSync(log, 'utf8').slice(-2000) : '';
    await stop();
    throw new Error(`Ceph's object gateway does not start: ${(error as Error).message}\n${output}`);
  }
  return { endpoint, environment, addUser, stop };
}

interface Cluster {
  cluster: string;
  folder: string;
  gateway: number;
}

/**
 * One instance of everything, in memory, without authentication between the daemons and without
 * waits: neither for further instances nor, by `tcp_nodelay`, 40 ms for the second part of each
 * response.
 */
const configurationOf = ({ cluster, folder, gateway }: Cluster) => `[global]
fsid = ${cluster}
monmap = ${folder}/monmap
public_network = 127.0.0.0/8
ms_bind_msgr2 = false
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
paxos_propose_interval = 0.1
mon_allow_pool_size_one = true
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
osd_objectstore = memstore
memstore_device_bytes = 2147483648
rgw_rados_pool_pg_num_min = 1
rgw_frontends = beast endpoint=127.0.0.1:${gateway} tcp_nodelay=1
rgw_thread_pool_size = 32
rgw_override_bucket_index_max_shards = 1
run_dir = ${folder}
log_file = ${folder}/$name.log
admin_socket = ${folder}/$name.asok
mon_data = ${folder}/mon
osd_data = ${folder}/osd
`;

/** @throws the error of the last attempt, when a minute is over. */
async function repeatUntilItSucceeds(action: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + startTime;
  for (;;) {
    try {
      await action();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
