/** The part of `lighthouse` in use; the package is installed by the benchmarks when they run. */
declare module 'lighthouse' {
  export interface Flags {
    /** Simulated throttling, or real throttling. */
    throttlingMethod: 'simulate' | 'devtools';
    port?: number;
    logLevel?: 'error';
    onlyAudits?: string[];
  }
  export interface Result {
    audits: Record<string, { numericValue?: number; details?: unknown } | undefined>;
    categories: Record<string, { id: string; score: number | null }>;
  }
  export const desktopConfig: object;
  /** @returns `undefined` when the measurement failed. */
  export default function lighthouse(
    url: string,
    flags: Flags,
    config?: object,
  ): Promise<{ lhr: Result; artifacts: { Trace: { traceEvents: unknown[] } } } | undefined>;
}
