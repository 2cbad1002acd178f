import { hash, verify } from '@node-rs/argon2';
import { problem } from '../http/problem';
import { commonPasswords } from './commonPasswords';

const shortest = 12;

/** @throws a problem that says what is wrong with a new password. */
export function checkNewPassword(password: string): void {
  if ([...password].length < shortest)
    throw problem(422, `A password has at least ${shortest} characters.`, { details: { field: 'password' } });
  if (commonPasswords.has(password.toLowerCase()))
    throw problem(422, 'This password is one of the 10,000 commonest: choose another one.', {
      details: { field: 'password' },
    });
}

/** Argon2id with the package's parameters, 19 MiB and two passes, which OWASP recommends. */
export const hashPassword = (password: string) => hash(password.normalize('NFKC'));

let ofNobody: Promise<string> | undefined;

/** Whether a password is right. Takes as long for an account that is unknown or has no password. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  ofNobody ??= hashPassword('the password of nobody');
  const isRight = await verify(stored ?? (await ofNobody), password.normalize('NFKC'));
  return isRight && Boolean(stored);
}
