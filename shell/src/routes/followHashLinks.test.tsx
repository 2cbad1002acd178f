import { followHashLinks } from './followHashLinks';

let wantsLessMotion = false;

beforeAll(() => {
  window.matchMedia = (media) => ({ matches: wantsLessMotion, media }) as MediaQueryList;
  followHashLinks();
});

beforeEach(() => {
  wantsLessMotion = false;
  document.body.innerHTML =
    '<a id="here" href="#about">About</a><a id="elsewhere" href="/team#culture">Culture</a><section id="about" tabindex="-1"></section>';
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
});

const click = (id: string) => document.getElementById(id)!.click();
const behaviour = () => document.documentElement.style.scrollBehavior;

test('a link to a section of this page scrolls smoothly and moves the focus', () => {
  click('here');
  expect(behaviour()).toBe('smooth');
  expect(document.activeElement?.id).toBe('about');
});

test('a link to another page, and Back, jump', () => {
  click('here');
  click('elsewhere');
  expect(behaviour()).toBe('');
  click('here');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(behaviour()).toBe('');
});

test('under reduced motion the view jumps, and the focus still moves', () => {
  wantsLessMotion = true;
  click('here');
  expect(behaviour()).toBe('');
  expect(document.activeElement?.id).toBe('about');
});

test('a link whose hash cannot be decoded is left to the browser', () => {
  document.getElementById('here')!.setAttribute('href', '#20%off');
  const failed = jest.fn();
  window.addEventListener('error', failed);
  click('here');
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});
