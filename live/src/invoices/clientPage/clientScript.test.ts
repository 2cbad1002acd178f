/** @jest-environment @vibrant-peak/shared/testing/browserEnvironment */
import { clientScript } from './clientScript';

const iban = 'DE89370400440532013000';
const answers = `data-copied="Copied" data-failed="Select the text and copy it."`;
const button = () => document.querySelector('button')!;
const failure = () => document.getElementById('iban-failure')!.textContent;

/** The page in a browser with this clipboard, where somebody presses the button. */
async function press(clipboard: unknown) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  button().click();
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  document.body.innerHTML = `<p id="iban">DE89 3704 0044 0532 0130 00</p>
    <button type="button" data-copies="iban" data-value="${iban}" ${answers} hidden>Copy</button><p id="iban-failure" role="alert"></p>`;
  // As the page's own <script>.
  new Function(clientScript)();
});

test('the button shows with scripts alone, and copies', async () => {
  const copied: string[] = [];
  expect(button().hidden).toBe(false);
  await press({ writeText: async (text: string) => void copied.push(text) });
  expect(copied).toEqual([iban]);
  expect(button().textContent).toBe('Copied');
  expect(failure()).toBe('');
});

test.each([
  ['refuses', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ['has no clipboard, as over plain http', undefined],
])('where the browser %s, the page does not say that it has copied', async (_what, clipboard) => {
  await press({ writeText: async () => undefined });
  await press(clipboard);
  expect(button().textContent).toBe('Copy');
  expect(failure()).toBe('Select the text and copy it.');
  expect(getSelection()!.toString()).toBe('DE89 3704 0044 0532 0130 00');
  await press({ writeText: async () => undefined });
  expect([button().textContent, failure()]).toEqual(['Copied', '']);
});
