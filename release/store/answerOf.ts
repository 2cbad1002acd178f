import { sizeLimit } from './formats';

/**
 * What an address of a site answers.
 * @param missing says that there is no such address.
 * @throws when it does not answer, answers with anything but the content, or sends more than `sizeLimit`.
 */
export async function answerOf(
  address: string,
  { missing = `${address} answers 404.`, ...how }: RequestInit & { missing?: string } = {},
): Promise<Buffer> {
  const answer = await fetch(address, how).catch((error: Error) => {
    throw new Error(`${address} does not answer: ${String(error.cause ?? error.message)}`);
  });
  if (!answer.ok) throw new Error(answer.status === 404 ? missing : `${address} answers ${answer.status}.`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > sizeLimit) throw new Error(`${address} sends more than ${sizeLimit} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
