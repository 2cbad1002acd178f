import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { endProcess } from '../endProcess';
import { freePort } from '../freePort';
import { asJson, clickOf, type EngineKind, typingOf } from './engine';

const programs = { xvfb: '/usr/bin/Xvfb', 'webkit2gtk-driver': '/usr/bin/WebKitWebDriver' };
const startTime = 60_000;
const ANSWER_TIMEOUT = 5_000;
const LOAD_TIMEOUT = 120_000;
const isLoaded = `window.isLeft !== true && document.readyState !== 'loading'`;

/**
 * WebKit in the MiniBrowser of Debian's packages, over WebDriver
 * (https://www.w3.org/TR/webdriver2/). It has no headless mode, so that a virtual display is
 * started with it.
 */
export const webkit: EngineKind = {
  name: 'WebKit',
  missing: () => Object.entries(programs).find(([, path]) => !existsSync(path))?.[0],
  open: async () => {
    const screen = spawn(programs.xvfb, [
      '-displayfd',
      '1',
      '-screen',
      '0',
      '1440x1000x24',
      '-nolisten',
      'tcp',
    ]);
    const display = await new Promise<string>((resolve) =>
      screen.stdout.once('data', (chunk: Buffer) => resolve(`:${chunk.toString().trim()}`)),
    );
    const port = await freePort();
    const driver = spawn(programs['webkit2gtk-driver'], [`--port=${port}`], {
      // Without a graphics card compositing runs in software: a third of the CPU time.
      env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
      stdio: 'ignore',
    });
    const stop = async () => {
      await endProcess(driver);
      await endProcess(screen);
    };
    try {
      const ask = await session(`http://127.0.0.1:${port}`);
      return {
        name: 'WebKit',
        ...windowOf(ask),
        close: async () => {
          await ask('DELETE', '');
          await stop();
        },
      };
    } catch (error) {
      await stop();
      throw error;
    }
  },
};

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

type Ask = (method: string, path: string, body?: object, signal?: AbortSignal) => Promise<unknown>;

function windowOf(ask: Ask) {
  const perform = async (device: object) => void (await ask('POST', '/actions', { actions: [device] }));
  const evaluate = async (expression: string, signal?: AbortSignal): Promise<unknown> => {
    const script = `return ${asJson(expression)}`;
    const answer = await ask('POST', '/execute/sync', { script, args: [] }, signal);
    return JSON.parse(answer as string) as unknown;
  };
  return {
    /**
     * The driver occasionally returns before navigation: the old document is marked, and waited for
     * to disappear. A question that meets the change of documents is answered with an error or not
     * at all, so it is asked again.
     */
    goto: async (url: string) => {
      await evaluate('(window.isLeft = true)');
      await ask('POST', '/url', { url });
      await expect
        .poll(() => evaluate(isLoaded, AbortSignal.timeout(ANSWER_TIMEOUT)).catch(String), {
          timeout: LOAD_TIMEOUT,
          intervals: [100],
        })
        .toBe(true);
    },
    evaluate: (expression: string) => evaluate(expression),
    clickAt: (x: number, y: number) => perform(clickOf(x, y)),
    type: (text: string) => perform(typingOf(text)),
    /** WebDriver sizes the window; the size of its frame is added. */
    resize: async (width: number, height: number) => {
      const frame = (await evaluate('[outerWidth - innerWidth, outerHeight - innerHeight]')) as [
        number,
        number,
      ];
      await ask('POST', '/window/rect', { width: width + frame[0], height: height + frame[1] });
    },
    screenshot: async () => (await ask('GET', '/screenshot')) as string,
  };
}

/** Starts a session as soon as the driver listens. */
async function session(address: string): Promise<Ask> {
  const limit = Date.now() + startTime;
  for (;;) {
    try {
      const { sessionId } = (await call(address, 'POST', '/session', {
        capabilities: { alwaysMatch: { browserName: 'MiniBrowser', pageLoadStrategy: 'none' } },
      })) as { sessionId: string };
      return (method, path, ...rest) => call(`${address}/session/${sessionId}`, method, path, ...rest);
    } catch (error) {
      if (Date.now() > limit) throw error;
      await pause();
    }
  }
}

async function call(
  address: string,
  method: string,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await fetch(address + path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`);
  return value;
}
