import { hash, verify } from '@node-rs/argon2';
import { problem } from '../../http/problem';
import { isGuessable } from './isGuessable';

const MIN_LENGTH = 12;

interface Owner {
  email: string;
  name: string;
}

/** @throws a problem that says what is wrong with a new password. */
export function checkNewPassword(password: string, { email, name }: Owner): void {
  if ([...password].length < MIN_LENGTH)
    throw problem(422, `A password has at least ${MIN_LENGTH} characters.`, {
      details: { field: 'password' },
    });
  if (isGuessable(password, [email, name]))
    throw problem(
      422,
      'This password is easily guessed: choose a longer one, such as some words that have no connection.',
      { details: { field: 'password' } },
    );
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
