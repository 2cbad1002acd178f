/** Codes of Node.js for a certificate that no known authority has signed. */
const untrusted =
  /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_(VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT(_LOCALLY)?))$/;

/** An error of a connection with what to do about it, for those who set up the server. */
export function explained(error: Error & { code?: string }): Error {
  const { code = '', message } = error;
  if (untrusted.test(code))
    return new Error(
      `${message}. The driver checks the certificate of PostgreSQL with sslmode=require, too. Add &sslrootcert=<file of its authority> to DATABASE_URL; sslmode=no-verify encrypts without a check.`,
      { cause: error },
    );
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return new Error(
      `${message} DATABASE_URL has to name PostgreSQL as its certificate does; sslmode=no-verify encrypts without a check.`,
      { cause: error },
    );
  return error;
}
