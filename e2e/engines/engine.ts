/** One window of a browser, whichever engine draws it: what WebDriver, its successor BiDi and Playwright can all do. */
export interface Engine {
  name: string;
  /** Ends when the document is parsed: its scripts may still be on their way. */
  goto: (url: string) => Promise<void>;
  /** Evaluates a script in the page and answers with its value as JSON. Promises are awaited. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses and releases the main button at a point of the viewport, in CSS pixels. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types into what has the focus. Keys beside characters go by their code in WebDriver (section 17.4.2). */
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** A PNG of the viewport, in base64. */
  screenshot: () => Promise<string>;
  close: () => Promise<void>;
}

/** Starts engines with an empty profile each. `missing` says what to install where an engine is not there. */
export interface EngineKind {
  name: string;
  missing: () => string | undefined;
  open: () => Promise<Engine>;
}

export const keys = { enter: '\uE007', escape: '\uE00C', tab: '\uE004' };

/** Input as WebDriver and BiDi describe it: one device with its actions. */
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
