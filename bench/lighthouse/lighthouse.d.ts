/** The part of `lighthouse` that is used here: the package itself is installed by the benches alone, when they run. */
declare module 'lighthouse' {
  export interface Flags {
    /** A simulated slow phone, one that is really slowed down. */
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
  /** @returns nothing when the page could not be measured. */
  export default function lighthouse(
    url: string,
    flags: Flags,
    config?: object,
  ): Promise<{ lhr: Result; artifacts: { Trace: { traceEvents: unknown[] } } } | undefined>;
}
