import type { Place } from '../changes/change';

/** The server refuses a request. The message says why and what to do, in plain words. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly status: number,
    message: string,
    /** The field of the form that it is about. */
    readonly field?: string,
    /** All that the server says about it. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }

  /** The records that it is about, if any. */
  get records(): readonly Place[] {
    return (this.details['records'] as Place[] | undefined) ?? [];
  }
}

export const isRefusal = (error: unknown, status: number) =>
  error instanceof Refusal && error.status === status;

/** The refusal in an answer: a problem document (RFC 9457), or the status of a proxy between. */
export async function refusalIn(response: Response): Promise<Refusal> {
  const document = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const detail =
    typeof document['detail'] === 'string'
      ? document['detail']
      : `The server answered with an error (${response.status}). Try again in a moment.`;
  return new Refusal(
    response.status,
    detail,
    typeof document['field'] === 'string' ? document['field'] : undefined,
    document,
  );
}
