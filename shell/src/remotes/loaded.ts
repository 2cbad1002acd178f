/** Why a module of a remote is not there. A failure is a value: nothing that loads ever rejects. */
export type FailureReason =
  /** Not reached in time or not found: trying again makes sense. */
  | 'unreachable'
  /** Arrived, but threw while it ran: trying again at once would only repeat it. */
  | 'broken'
  /** Asks for a newer version of something that the shell provides. */
  | 'incompatible';

export type Loaded<T> =
  | { status: 'loaded'; value: T }
  | { status: 'failed'; remote: string; reason: FailureReason; error: unknown };
