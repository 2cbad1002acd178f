import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { endProcess } from '../endProcess';
import { asJson, clickOf, type EngineKind, typingOf } from './engine';
import { removeFolder } from '../temporaryFiles';

const program = '/usr/bin/firefox-esr';
const startTime = 60_000;

/** No background requests, no first-run page, and a single process. */
const preferences = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'fission.autostart': false,
  'layout.frame_rate': 20,
};

/**
 * Gecko over WebDriver BiDi, which Firefox supports natively
 * (https://w3c.github.io/webdriver-bidi/).
 */
export const gecko: EngineKind = {
  name: 'Firefox',
  missing: () => (existsSync(program) ? undefined : 'firefox-esr'),
  open: async () => {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
    writeFileSync(
      join(profile, 'user.js'),
      Object.entries(preferences)
        .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
        .join('\n'),
    );
    const browser = spawn(
      program,
      ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
      { env: { ...process.env, HOME: profile } },
    );
    const stop = async () => {
      await endProcess(browser);
      removeFolder(profile);
    };
    try {
      const connection = await connect(`${await addressOf(browser)}/session`);
      await connection.send('session.new', { capabilities: {} });
      const { context } = (await connection.send('browsingContext.create', { type: 'tab' })) as {
        context: string;
      };
      return { name: 'Firefox', ...windowOf(connection, context), close: stop };
    } catch (error) {
      await stop();
      throw error;
    }
  },
};

function windowOf({ send }: Connection, context: string) {
  const perform = async (device: object) =>
    void (await send('input.performActions', { context, actions: [device] }));
  return {
    goto: async (url: string) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'interactive' })),
    evaluate: async (expression: string) => {
      const { result, exceptionDetails } = (await send('script.evaluate', {
        expression: asJson(expression),
        target: { context },
        awaitPromise: true,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (!result) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value) as unknown;
    },
    clickAt: (x: number, y: number) => perform(clickOf(x, y)),
    type: (text: string) => perform(typingOf(text)),
    resize: async (width: number, height: number) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    screenshot: async () =>
      ((await send('browsingContext.captureScreenshot', { context })) as { data: string }).data,
  };
}

/** Firefox prints its address to the error stream. */
function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = () => reject(new Error(`Firefox does not start: ${output.slice(-1000)}`));
    const timer = setTimeout(fail, startTime);
    browser.once('exit', fail);
    browser.stderr!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timer);
      browser.off('exit', fail);
      resolve(address);
    });
  });
}

interface Connection {
  send: (method: string, params: object) => Promise<unknown>;
}

async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const pending = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as {
      id?: number;
      result?: unknown;
      error?: string;
      message?: string;
    };
    const answer = pending.get(message.id ?? 0);
    pending.delete(message.id ?? 0);
    if (message.error) answer?.reject(new Error(`${message.error}: ${message.message}`));
    else answer?.resolve(message.result);
  });
  socket.on('close', () => pending.forEach(({ reject }) => reject(new Error('Firefox ended'))));
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        pending.set(++last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
  };
}
