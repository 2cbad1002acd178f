/** The part of `chrome-launcher` in use. */
declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string | undefined;
    chromeFlags: string[];
  }): Promise<{ port: number; kill(): void }>;
}
