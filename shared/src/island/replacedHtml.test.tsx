import { interactionOf } from '../interaction';
import { markReady } from './eventReplay';
import { rememberHtml } from './replacedHtml';

const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!;
const form = '<form><input name="name"><textarea name="message"></textarea><button>Send</button></form>';

/** As hydration does that finds other HTML than React renders. */
function replaceHtml() {
  find('[data-island]').innerHTML = form;
  markReady(find('[data-island]'));
}

beforeEach(() => {
  document.body.innerHTML = `<div id="root"><div data-island="contact">${form}</div></div>`;
  rememberHtml();
  const interaction = interactionOf();
  interaction.early.length = 0;
  interaction.focused = interaction.held = null;
});

test('typed text, the focus and the selection are carried over', () => {
  const field = find<HTMLTextAreaElement>('textarea');
  field.value = 'thirty letters';
  field.focus();
  field.setSelectionRange(2, 5);
  interactionOf().focused = field;
  const typed = jest.fn();
  document.addEventListener('input', typed, { once: true });
  replaceHtml();
  const successor = find<HTMLTextAreaElement>('textarea');
  expect(successor).not.toBe(field);
  expect(successor).toHaveValue('thirty letters');
  expect(successor).toHaveFocus();
  expect([successor.selectionStart, successor.selectionEnd]).toEqual([2, 5]);
  expect(typed).toHaveBeenCalledTimes(1);
});

test('a press before the replacement is answered, and so is one that is held during it', () => {
  const clicked = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', clicked);
  interactionOf().early.push({ type: 'click', target: find('button') });
  replaceHtml();
  expect(clicked.mock.calls[0]![0].target).toBe(find('button'));

  interactionOf().held = find('button');
  rememberHtml();
  replaceHtml();
  expect(clicked).toHaveBeenCalledTimes(1);
  find('button').dispatchEvent(new Event('pointerup', { bubbles: true }));
  expect(clicked).toHaveBeenCalledTimes(2);
  document.removeEventListener('click', clicked);
});

test('a visitor who has moved on keeps the focus', () => {
  interactionOf().focused = find('textarea');
  find('#root').insertAdjacentHTML('beforeend', '<input aria-label="elsewhere">');
  find('[aria-label=elsewhere]').focus();
  replaceHtml();
  expect(find('[aria-label=elsewhere]')).toHaveFocus();
});
