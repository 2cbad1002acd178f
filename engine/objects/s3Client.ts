import { S3Client } from '@aws-sdk/client-s3';

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
