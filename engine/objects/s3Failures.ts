/** Properties of the client's errors. */
interface ClientError {
  name: string;
  message: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

export interface Bucket {
  /** As in `STORE`: `s3://bucket/prefix`. */
  address: string;
  bucket: string;
  /** Where the store answers when it is not the client's default. */
  endpoint?: string;
}

/** The status that the store answered with; none when no answer came. */
export const statusOf = (error: unknown) => (error as ClientError).$metadata?.httpStatusCode;

/** The failure as an instruction; unknown failures are returned unchanged. */
export function inPlainWords(error: unknown, { address, bucket, endpoint }: Bucket): unknown {
  const { name, message, code = /\bE[A-Z_]{4,}\b/.exec(message)?.[0] } = error as ClientError;
  const status = statusOf(error);
  const failure = (text: string) => new Error(`The store ${address}: ${text}`, { cause: error });
  if (name === 'NoSuchBucket')
    return failure(
      `there is no bucket "${bucket}"${endpoint ? ` at ${endpoint}` : ''}. Create it, or correct STORE.`,
    );
  if (name === 'CredentialsProviderError')
    return failure('no credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.');
  if (message === 'Region is missing') return failure('no region. Set AWS_REGION.');
  if (name === 'PermanentRedirect' || status === 301)
    return failure(
      'the bucket is in another region, or at another endpoint. Correct AWS_REGION or S3_ENDPOINT.',
    );
  if (status === 403)
    return failure(
      `access is refused (${name}). Check the credentials and what they may do: docs/how-to/grant-access.md.`,
    );
  if (status === undefined && (code !== undefined || name === 'TimeoutError'))
    return failure(`${endpoint ?? 'the host'} is not reached (${code ?? name}).`);
  return error;
}
