import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine must not fail a test.
configure({ asyncUtilTimeout: 20_000 });

/** Reports every element as visible at once; tests of visibility bring their own observer. */
class VisibleIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];

  constructor(private readonly callback: IntersectionObserverCallback) {}

  observe(target: Element) {
    this.callback(
      [{ isIntersecting: true, intersectionRatio: 1, target } as IntersectionObserverEntry],
      this,
    );
  }

  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

if (typeof window !== 'undefined') {
  window.IntersectionObserver = VisibleIntersectionObserver;
  window.matchMedia ??= (query) =>
    ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.getAnimations = () => [];
  // Animations end at once.
  Element.prototype.animate = () => ({ finished: Promise.resolve(), cancel() {} }) as unknown as Animation;
  fakeModalDialogs();
}

/** jsdom lacks modal dialogs: this fake opens, closes (also by Escape) and restores the focus. */
function fakeModalDialogs() {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement);
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      const opener = openers.get(this);
      if (opener instanceof HTMLElement) opener.focus();
      this.dispatchEvent(new Event('close'));
    },
  });
  document.addEventListener('keydown', ({ key }) => {
    const top = [...document.querySelectorAll('dialog')].findLast(({ open }) => open);
    if (key === 'Escape' && top?.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  });
}
