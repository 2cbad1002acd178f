import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Sends a stream through a program of the operator, such as `age -r …`.
 * @returns the SHA-256 of the program's output.
 * @throws with the words of the program when it fails or writes nothing.
 */
export async function pipeProgram(program: string, source: Readable, target: Writable): Promise<string> {
  const child = spawn(program, { shell: true, stdio: 'pipe' });
  let words = '';
  child.stderr.on('data', (text: Buffer) => (words += String(text)));
  const hash = createHash('sha256');
  let size = 0;
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  const [written, sent] = await Promise.allSettled([
    pipeline(child.stdout, measured, target),
    pipeline(source, child.stdin),
    once(child, 'close'),
  ]);
  if (written.status === 'rejected') throw written.reason;
  if (child.exitCode !== 0) throw new Error(`${program} failed: ${words.trim() || 'it said nothing'}`);
  if (sent.status === 'rejected') throw sent.reason;
  if (size === 0) throw new Error(`${program} wrote nothing`);
  return hash.digest('hex');
}
