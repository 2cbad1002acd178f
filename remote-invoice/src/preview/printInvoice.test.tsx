import { printInvoice } from './printInvoice';

/** The picture that is loading. */
let picture: HTMLImageElement;
const warn = jest.fn();
const print = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  warn.mockClear();
  print.mockClear();
  jest.spyOn(window, 'print').mockImplementation(print);
  jest.spyOn(window, 'Image').mockImplementation(() => (picture = document.createElement('img')));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const logo = 'https://example.com/logo.png';

test('without a logo, printing begins at once', () => {
  void printInvoice('', warn);
  expect(print).toHaveBeenCalledTimes(1);
});

test('printing waits for the logo', async () => {
  const done = printInvoice(logo, warn);
  expect(picture).toHaveAttribute('src', logo);
  await jest.advanceTimersByTimeAsync(4900);
  expect(print).not.toHaveBeenCalled();
  picture.dispatchEvent(new Event('load'));
  await done;
  expect(print).toHaveBeenCalledTimes(1);
  expect(warn).not.toHaveBeenCalled();
});

test('after 5 seconds the invoice is printed without the logo, with a word', async () => {
  const done = printInvoice(logo, warn);
  await jest.advanceTimersByTimeAsync(5000);
  await done;
  expect(warn.mock.calls).toEqual([
    ['The logo did not load within 5 seconds. The invoice is printed without it.'],
  ]);
  expect(print).toHaveBeenCalledTimes(1);
});

test('a logo that fails has a word', async () => {
  const done = printInvoice(logo, warn);
  picture.dispatchEvent(new Event('error'));
  await done;
  expect(warn.mock.calls).toEqual([['The logo could not be loaded. The invoice is printed without it.']]);
  expect(print).toHaveBeenCalledTimes(1);
});

test.each(['http://example.com/logo.png', 'data:image/png;base64,AA', 'logo'])(
  'the logo %s cannot load, which is said at once',
  async (address) => {
    await printInvoice(address, warn);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(print).toHaveBeenCalledTimes(1);
  },
);
