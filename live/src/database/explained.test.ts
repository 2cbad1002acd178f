import { explained } from './explained';

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each(['SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'DEPTH_ZERO_SELF_SIGNED_CERT'])(
  'a certificate that is refused as %s is explained',
  (code) => {
    const { message } = explained(failure(code, 'self-signed certificate in certificate chain'));
    expect(message).toMatch(/^self-signed .*sslmode=require.*sslrootcert=<file.*no-verify/);
  },
);

test('a certificate of another name is explained, and other errors stay as they are', () => {
  const { message } = explained(
    failure('ERR_TLS_CERT_ALTNAME_INVALID', "Host: db. is not cert's CN: other."),
  );
  expect(message).toContain('DATABASE_URL has to name PostgreSQL as its certificate does');
  const other = failure('ECONNREFUSED', 'connect ECONNREFUSED');
  expect(explained(other)).toBe(other);
});
