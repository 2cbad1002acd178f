import { useEffect, useRef, useState } from 'react';
import type { JobOpening } from '@vibrant-peak/shared/schemas/jobOpening';
import { unsentApplication } from './unsentApplication';

const scrollDelay = 100;
const revealDelay = 300;

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A visitor's application, which survives navigations. Applying scrolls to its section after 100 ms and reveals it after 300 ms,
 * both from the click. Text of a cancelled application returns only with the same position; submitting clears it.
 */
export function useApplication() {
  const section = useRef<HTMLElement>(null);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const [application, setApplication] = useState(() => unsentApplication.get().application);
  useEffect(() => unsentApplication.set((unsent) => ({ ...unsent, application })), [application]);

  const stopTimers = () => timers.current.forEach(clearTimeout);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  const apply = (job: JobOpening) => {
    const opener = document.activeElement;
    const isOther = application && !application.isShown && application.job.id !== job.id;
    if (isOther) unsentApplication.set(() => ({}));
    setApplication((current) => ({
      job,
      isShown: true,
      isRevealed: current?.isRevealed ?? false,
      draft: (current?.draft ?? 0) + (isOther ? 1 : 0),
    }));
    stopTimers();
    timers.current = [
      setTimeout(() => {
        section.current?.scrollIntoView({ behavior: wantsLessMotion() ? 'instant' : 'smooth' });
        // The focus stays with a visitor who is already typing.
        if (document.activeElement === opener) section.current?.focus({ preventScroll: true });
      }, scrollDelay),
      setTimeout(() => setApplication((current) => current && { ...current, isRevealed: true }), revealDelay),
    ];
  };

  const cancel = () => {
    stopTimers();
    setApplication((current) => current && { ...current, isShown: false, isRevealed: false });
  };

  const finish = () => {
    stopTimers();
    setApplication(undefined);
  };

  return { application, section, apply, cancel, finish };
}
