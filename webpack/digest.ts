import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** Hash of a file's content; empty when there is none. */
export type Digest = (file: string) => string;

export const digestOf: Digest = (file) => (existsSync(file) ? sha256Hex(readFileSync(file)) : '');

export const sha256Hex = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
