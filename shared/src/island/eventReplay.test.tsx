import { interactionOf, type EarlyEvent } from '../interaction';
import { markReady } from './eventReplay';

function early(html: string) {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const events: EarlyEvent[] = interactionOf().early;
  events.length = 0;
  return events;
}

const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!;

test('a click is replayed when its own part is ready, and only once', () => {
  const events = early('<div data-island="contact"><button>Send</button></div>');
  const clicked = jest.fn();
  find('button').addEventListener('click', clicked);
  events.push({ type: 'click', target: find('button') });

  markReady(find('#root'));
  expect(clicked).not.toHaveBeenCalled();
  markReady(find('[data-island]'));
  markReady(find('[data-island]'));
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('an event that follows the hydration of one part still reaches the next', () => {
  const events = early('<div data-island="contact"><form></form></div>');
  markReady(find('#root'));
  // The inline script keeps its own reference to the list.
  events.push({ type: 'submit', target: find('form') });
  const submitted = jest.fn((event: Event) => event.preventDefault());
  find('form').addEventListener('submit', submitted);

  markReady(find('[data-island]'));
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('keys on tabs are replayed one after the other, each on the tab focused by then', async () => {
  const events = early(
    '<div data-island="offices"><div role="tablist"><button role="tab">A</button><button role="tab">B</button><button role="tab">C</button></div></div>',
  );
  const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
  for (const [index, tab] of tabs.entries())
    tab.addEventListener('keydown', ({ key }) => key === 'ArrowRight' && tabs[index + 1]?.focus());
  tabs[0]!.focus();
  for (let press = 0; press < 2; press++)
    events.push({ type: 'keydown', target: tabs[0]!, key: 'ArrowRight' });

  markReady(find('[data-island]'));
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(document.activeElement).toBe(tabs[2]);
});

test('a field focused before hydration gets a focus event afterwards', () => {
  early('<input aria-label="elsewhere"><div data-island="login"><input aria-label="name"></div>');
  const focused = jest.fn();
  find('[data-island]').addEventListener('focusin', focused);
  find<HTMLInputElement>('[aria-label=name]').focus();
  focused.mockClear();
  markReady(find('[data-island]'));
  expect(focused).toHaveBeenCalledTimes(1);
  find<HTMLInputElement>('[aria-label=elsewhere]').focus();
  markReady(find('[data-island]'));
  expect(focused).toHaveBeenCalledTimes(1);
});
