import { MisfitError } from '../compose/check';
import type { Answer } from '../store/log/entry';
import { SmokeError } from './smoke';

type Refused = Extract<Answer, { status: 'refused' }>;

/** What is live comes from a newer commit, or from one that this one does not contain. */
export class OlderError extends Error {
  override name = 'OlderError';
}

/** A failure as an answer that another process reads. */
export function refusalOf(error: unknown): Refused {
  const { message } = error as Error;
  const kind =
    error instanceof MisfitError
      ? 'misfit'
      : error instanceof SmokeError
        ? 'smoke'
        : error instanceof OlderError
          ? 'older'
          : 'other';
  const faults = error instanceof MisfitError || error instanceof SmokeError ? { faults: error.faults } : {};
  return { status: 'refused', kind, message, ...faults };
}

/** The failure that an answer tells of. */
export function errorOf({ kind, message, faults = [] }: Refused): Error {
  if (kind === 'misfit') return new MisfitError(faults);
  if (kind === 'smoke') return new SmokeError(faults);
  return kind === 'older' ? new OlderError(message) : new Error(message);
}
