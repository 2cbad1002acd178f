import { S3Client } from '@aws-sdk/client-s3';
import { S3Objects } from './s3Objects';

/**
 * A store at `s3://bucket/prefix`. `S3_ENDPOINT` names a store other than Amazon's; region and
 * credentials come from where the client always takes them (`AWS_REGION`, `AWS_ACCESS_KEY_ID`,
 * profiles, roles).
 */
export function openBucket(address: string, endpoint = process.env['S3_ENDPOINT'] || undefined): S3Objects {
  const { hostname: bucket, pathname } = new URL(address);
  if (!bucket)
    throw new Error(`STORE is ${address}, which names no bucket: s3://bucket or s3://bucket/prefix`);
  const path = pathname.replace(/^\/+|\/+$/g, '');
  return new S3Objects(s3Client(endpoint), { address, bucket, endpoint }, path && `${path}/`);
}

/**
 * The client of Amazon's store, or of the one at `endpoint`; region and credentials come from the
 * environment.
 */
export function s3Client(endpoint?: string): S3Client {
  // The client's version is pinned and runs on Node 20; its warning speaks of versions to come.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  return new S3Client({
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Stores other than Amazon's do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, socketTimeout: 30_000 },
  });
}
