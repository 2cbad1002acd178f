import { launchChromium } from '@vibrant-peak/engine/trial/launchChromium';
import { checkPrinter } from './printPdf';

jest.mock('@vibrant-peak/engine/trial/launchChromium', () => ({ launchChromium: jest.fn() }));

/** @returns what a server with this Chromium says, and why it has no PDFs. */
async function check(chromium: string | undefined, named?: string) {
  const lines: string[] = [];
  const fault = checkPrinter(chromium, { named, log: (line) => void lines.push(line) });
  await new Promise((resolve) => setImmediate(resolve));
  return { lines, fault: fault() };
}

beforeEach(() => void jest.mocked(launchChromium).mockReset());

test('a Chromium that is missing or does not start is named at the start and later', async () => {
  jest.mocked(launchChromium).mockResolvedValue('Chromium does not start (No usable sandbox!)');
  const said = 'Invoices are issued without PDFs: Chromium does not start (No usable sandbox!)';
  expect(await check('/usr/bin/chromium')).toEqual({ lines: [said], fault: said });
  expect(await check(undefined)).toEqual({ lines: [said], fault: said });
});

test('a Chromium that starts is closed again, and nothing is said', async () => {
  const close = jest.fn(async () => undefined);
  jest.mocked(launchChromium).mockResolvedValue({ close } as never);
  expect(await check('/usr/bin/chromium')).toEqual({ lines: [], fault: undefined });
  expect(close).toHaveBeenCalledTimes(1);
});

test('a site that is meant to print nothing starts no Chromium', async () => {
  expect(await check(undefined, 'none')).toEqual({ lines: [], fault: undefined });
  expect(launchChromium).not.toHaveBeenCalled();
});
