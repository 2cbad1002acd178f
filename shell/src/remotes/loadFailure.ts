/** Why a module of a remote is not there. */
export type FailureReason =
  /** Not reached in time or not found: trying again makes sense. */
  | 'unreachable'
  /** Arrived, but threw while it ran: trying again at once would only repeat it. */
  | 'broken'
  /** Asks for something, or for a newer version of it, that the shell does not provide. */
  | 'incompatible';

/** What loading a module comes to. A failure is a value: nothing that loads ever rejects. */
export type Loaded<T> =
  | { status: 'loaded'; value: T }
  | { status: 'failed'; remote: string; reason: FailureReason; error: unknown };

/** A failure of the shell's own loading, which knows its reason. */
export class LoadError extends Error {
  override name = 'LoadError';

  constructor(
    readonly reason: FailureReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * The reason of anything that loading a module threw. What the shell did not throw itself comes from webpack or from
 * federation: here, and nowhere else, their errors get a reason. Everything else is code of the remote that failed.
 */
export function reasonOf(error: unknown): FailureReason {
  if (error instanceof LoadError) return error.reason;
  if (!(error instanceof Error)) return 'broken';
  if (error.name === 'ChunkLoadError') return 'unreachable';
  const code = /#(RUNTIME-\d{3})/.exec(error.message)?.[1];
  if (code) return reasons[code] ?? 'broken';
  return versionRefused.test(error.message) ? 'incompatible' : 'broken';
}

/** Federation's error codes, which stand in its messages. */
const reasons: Partial<Record<string, FailureReason>> = {
  /** The script of an entry left no container. */
  'RUNTIME-001': 'unreachable',
  /** The script of an entry did not load. */
  'RUNTIME-008': 'unreachable',
  /** A shared module is needed at once, and is not there: asked for by a build, by the runtime. */
  'RUNTIME-005': 'incompatible',
  'RUNTIME-006': 'incompatible',
  /** Nobody provides a shared module. */
  'RUNTIME-012': 'incompatible',
};

/** The one failure that federation gives no code: a test asks its runtime for these words. */
const versionRefused = /of shared singleton module .+ does not satisfy the requirement/;
