import { sizeLimit } from './formats';

/**
 * What an address of a site answers.
 * @throws when it does not answer, answers with anything but the content, or sends more than
 * `sizeLimit`.
 */
export async function answerOf(address: string): Promise<Buffer> {
  const answer = await fetch(address).catch((error: Error) => {
    throw new Error(`${address} does not answer: ${String(error.cause ?? error.message)}`);
  });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > sizeLimit) throw new Error(`${address} sends more than ${sizeLimit} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
