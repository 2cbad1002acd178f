/** Why a module of a remote could not be loaded. */
export type FailureReason =
  /** Timed out or not found: a retry makes sense. */
  | 'unreachable'
  /** Loaded, but threw while it ran: an immediate retry would only repeat it. */
  | 'broken'
  /** Requires a module or version that the shell does not provide. */
  | 'incompatible';

/** The result of loading a module. A failure is a value: loaders never reject. */
export type Loaded<T> =
  | { status: 'loaded'; value: T }
  | { status: 'failed'; remote: string; reason: FailureReason; error: unknown };

/** Loads a module, once at a time. Failed ones are tried again. */
export type Load = <T>(remote: string, module: string) => Promise<Loaded<T>>;

/** An error of the shell's own loaders, with its reason. */
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
 * The reason of an error while a module loads. This is the only place that classifies errors of
 * webpack and federation; all others come from the remote's code.
 */
export function reasonOf(error: unknown): FailureReason {
  if (error instanceof LoadError) return error.reason;
  if (!(error instanceof Error)) return 'broken';
  if (error.name === 'ChunkLoadError') return 'unreachable';
  const code = /#(RUNTIME-\d{3})/.exec(error.message)?.[1];
  if (code) return reasons[code] ?? 'broken';
  return versionRejected.test(error.message) ? 'incompatible' : 'broken';
}

/** Federation's error codes, as they appear in its messages. */
const reasons: Partial<Record<string, FailureReason>> = {
  /** The script of an entry defined no container. */
  'RUNTIME-001': 'unreachable',
  /** The script of an entry did not load. */
  'RUNTIME-008': 'unreachable',
  /** A shared module is required synchronously and missing, in the build or at run time. */
  'RUNTIME-005': 'incompatible',
  'RUNTIME-006': 'incompatible',
  /** No application provides a shared module. */
  'RUNTIME-012': 'incompatible',
};

/** The only error without a code; a test checks the wording against federation's runtime. */
const versionRejected = /of shared singleton module .+ does not satisfy the requirement/;
