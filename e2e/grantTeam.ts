import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PutBucketPolicyCommand } from '@aws-sdk/client-s3';
import { s3Client } from '../engine/objects/openBucket';
import { openStore, type Store } from '../engine/store/openStore';
import type { S3Server } from './s3Server';

/** The address of the store: in the bucket `site`. */
const address = 's3://site/production';

type Credentials = Record<string, string>;

interface Grant {
  team: string;
  /** The application that it may publish. */
  app: string;
  /** What it may do with all objects in addition. */
  actions?: readonly string[];
}

/** Creates the user of a team, with the policy in the documentation. */
export async function grantTeam(server: S3Server, { team, app, actions = [] }: Grant): Promise<Credentials> {
  const text = readFileSync(join(import.meta.dirname, '../docs/how-to/grant-access.md'), 'utf8');
  const documented = /<!-- team-policy -->\s+```json\n([^]*?)```/.exec(text)![1]!;
  const names: Record<string, string> = {
    TEAM: team,
    OWNER: 'tester',
    BUCKET: 'site',
    PREFIX: 'production',
    APP: app,
  };
  const policy = JSON.parse(
    documented.replace(/TEAM|OWNER|BUCKET|PREFIX|APP/g, (name) => names[name]!),
  ) as Policy;
  const added = actions.length > 0 ? [statementOf(team, actions, ['*'])] : [];
  return grant(server, team, { ...policy, Statement: policy.Statement.concat(added) });
}

/** Creates a user who may do something with the objects below some prefixes. */
export const grantActions = (
  server: S3Server,
  user: string,
  actions: readonly string[],
  prefixes: readonly string[],
): Promise<Credentials> =>
  grant(server, user, { Version: '2012-10-17', Statement: [statementOf(user, actions, prefixes)] });

interface Policy {
  Version: string;
  Statement: object[];
}

const statementOf = (user: string, actions: readonly string[], prefixes: readonly string[]) => ({
  Effect: 'Allow',
  Principal: { AWS: ['tester', user].map((name) => `arn:aws:iam:::user/${name}`) },
  Action: actions,
  Resource: ['site']
    .concat(prefixes.map((prefix) => `site/production/${prefix}`))
    .map((name) => `arn:aws:s3:::${name}`),
});

/** @returns the credentials of the new user, as environment variables. */
async function grant(server: S3Server, user: string, policy: Policy): Promise<Credentials> {
  const { accessKeyId, secretAccessKey } = await server.addUser(user);
  const command = new PutBucketPolicyCommand({ Bucket: 'site', Policy: JSON.stringify(policy) });
  await s3Client(server.endpoint).send(command);
  return { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey };
}

/** Opens the store as a user. The client reads the variables with its first request. */
export async function openAs(credentials: Credentials): Promise<Store> {
  const before = { ...process.env };
  Object.assign(process.env, credentials);
  try {
    const store = await openStore(address);
    await store.objects.list('r/');
    return store;
  } finally {
    Object.assign(process.env, before);
  }
}
