/** One window of any browser: the common features of WebDriver, WebDriver BiDi and Playwright. */
export interface Engine {
  name: string;
  /** Resolves when the document is parsed; its scripts may still load. */
  goto: (url: string) => Promise<void>;
  /** Evaluates a script in the page, awaits promises and returns the value as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses and releases the main button at a point of the viewport, in CSS pixels. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types into the focused element. Special keys use their WebDriver codes (section 17.4.2). */
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** A PNG of the viewport, in base64. */
  screenshot: () => Promise<string>;
  close: () => Promise<void>;
}

/**
 * Starts engines with an empty profile each. `missing` names the package to install when the engine
 * is missing.
 */
export interface EngineKind {
  name: string;
  missing: () => string | undefined;
  open: () => Promise<Engine>;
}

export const keys = { enter: '\uE007', escape: '\uE00C', tab: '\uE004' };

/** Input for WebDriver and BiDi: one device with its actions. */
export const typingOf = (text: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

export const clickOf = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

/** An expression whose value is text in every protocol. */
export const asJson = (expression: string) =>
  `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`;
