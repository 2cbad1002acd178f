import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromiumPath } from '@vibrant-peak/engine/trial/chromiumPath';
import { redAndBlue } from '../../testing/testPictures';
import { sheetPrinter, type ReadFile } from './printSheet';

const chromium = chromiumPath();

(chromium ? describe : describe.skip)('in Chromium', () => {
  let server: Server;
  const asked: string[] = [];
  const stopping = new AbortController();
  const readFile = jest.fn<ReturnType<ReadFile>, Parameters<ReadFile>>(async (path) =>
    path === '/media/logo.png'
      ? { bytes: await redAndBlue(20, 20).png().toBuffer(), type: 'image/png' }
      : undefined,
  );
  const print = sheetPrinter({ chromium: chromium!, readFile, stopping: stopping.signal });
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url!);
      response.end('secret');
    });
    server.on('connection', () => asked.push('a connection'));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    stopping.abort();
    server.close();
  });

  test('a sheet gets files of the site alone: nothing else is asked, and no script runs', async () => {
    const { port } = server.address() as AddressInfo;
    // The browser resolves this name alone.
    const inside = `http://localhost:${port}`;
    const { bytes, missing } = await print(`<!doctype html><html lang="en"><title>INV-7</title>
      <style>@import url(${inside}/styles); @font-face { font-family: x; src: url(${inside}/font) }</style>
      <link rel="preconnect" href="${inside}"><meta http-equiv="refresh" content="0; url=${inside}/refresh">
      <body style="font-family: x">Sheet<img src="/media/logo.png"><img src="/api/people">
      <img src="${inside}/picture"><img src="http://127.0.0.1:${port}/address">
      <img src="http://[::1]:${port}/address"><img src="file:///etc/passwd"><iframe src="file:///etc/passwd"></iframe>
      <iframe src="${inside}/frame"></iframe><object data="${inside}/object"></object>
      <script>document.title = 'ran'; new Image().src = '${inside}/script'; fetch('${inside}/fetch')</script>`);
    expect(asked).toEqual([]);
    const text = bytes.toString('latin1');
    expect(text).toContain('/Title (INV-7)');
    expect(text).toContain('/Lang (en)');
    expect(text).toContain('/StructTreeRoot');
    expect(readFile.mock.calls.map(([path]) => path).sort()).toEqual(['/api/people', '/media/logo.png']);
    expect(missing).toEqual(expect.arrayContaining([`${inside}/picture`, 'http://localhost/api/people']));
  });

  test('a sheet is not printed without a file of the site that could not be read; the next one is', async () => {
    readFile.mockRejectedValueOnce(new Error('The database is away.'));
    const sheet = '<p>Sheet<img src="/media/logo.png">';
    await expect(print(sheet)).rejects.toThrow('The database is away.');
    expect((await print(sheet)).missing).toEqual([]);
  });

  test('a sheet that meets the end of an idle browser is printed by another one', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    await print('<p>Sheet');
    const [close] = timers.mock.calls.find(([, after]) => after === 30_000)!;
    timers.mockRestore();
    close();
    expect((await print('<p>Sheet')).bytes.toString('latin1', 0, 5)).toBe('%PDF-');
  });

  test('sheets are printed one after the other, and none when the server stops', async () => {
    const sizes = await Promise.all(
      (['A4', 'Letter'] as const).map(async (paper) =>
        /\/MediaBox \[[\d. ]+\]/.exec((await print('<p>Sheet', paper)).bytes.toString('latin1')),
      ),
    );
    expect(sizes.map((size) => size?.[0])).toEqual([
      expect.stringMatching(/ 59\d\.\d+ 84\d\.\d+\]/),
      '/MediaBox [0 0 612 792]',
    ]);
    stopping.abort();
    await expect(print('<p>Sheet')).rejects.toMatchObject({ statusCode: 503 });
  });
});

test('what is not a Chromium is reported', async () => {
  const print = sheetPrinter({ chromium: __filename, readFile: async () => undefined });
  await expect(print('')).rejects.toMatchObject({
    statusCode: 503,
    message: expect.stringContaining('Chromium does not start') as string,
  });
});
