import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PutBucketPolicyCommand } from '@aws-sdk/client-s3';
import { s3Client } from '../engine/objects/openBucket';
import type { S3Server } from './s3Server';

interface Grant {
  team: string;
  /** The application that it may publish. */
  app: string;
}

/**
 * Creates the user of a team and gives it, on the store `production` in the bucket `site`, the
 * policy in the documentation.
 * @returns its credentials, as environment variables.
 */
export async function grantTeam(server: S3Server, { team, app }: Grant): Promise<Record<string, string>> {
  const { accessKeyId, secretAccessKey } = await server.addUser(team);
  const names = { TEAM: team, OWNER: 'tester', BUCKET: 'site', PREFIX: 'production', APP: app };
  const Policy = documentedPolicy(names);
  await s3Client(server.endpoint).send(new PutBucketPolicyCommand({ Bucket: 'site', Policy }));
  return { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey };
}

function documentedPolicy(names: Record<string, string>): string {
  const text = readFileSync(join(import.meta.dirname, '../docs/how-to/grant-access.md'), 'utf8');
  const policy = /<!-- team-policy -->\s+```json\n([^]*?)```/.exec(text)![1]!;
  return policy.replace(/TEAM|OWNER|BUCKET|PREFIX|APP/g, (name) => names[name]!);
}
