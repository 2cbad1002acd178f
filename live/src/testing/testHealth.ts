import type { Figure } from '@vibrant-peak/engine/serve/metrics';
import type { HealthSources } from '../http/route';

/** A figure of `/metrics`. @param value what a look at it gives; a promise that rejects fails. */
export const figure = (name: string, value: number | Promise<number>): Figure => ({
  name,
  help: '',
  value: async () => value,
});

/** What a server knows that prints PDFs and watches nothing else. */
export const sources = (changes: Partial<HealthSources> = {}): HealthSources => ({
  figures: [],
  database: () => 'ready',
  printerFault: () => undefined,
  prints: true,
  ...changes,
});

/** The time of a line, in seconds before now. */
export const ageOf = ({ since }: { since: string | null }) => (Date.now() - Date.parse(since!)) / 1000;
