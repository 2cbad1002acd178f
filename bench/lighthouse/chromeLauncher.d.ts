/** The part of `chrome-launcher` that is used here. */
declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string | undefined;
    chromeFlags: string[];
  }): Promise<{ port: number; kill(): void }>;
}
