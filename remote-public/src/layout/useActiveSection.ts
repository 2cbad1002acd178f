import { useSyncExternalStore } from 'react';
import { activeSection } from './activeSection';
import { sectionIds, type SectionId } from './sectionIds';
import { onScroll } from './onScroll';

const currentSection = (): SectionId => {
  const sections = sectionIds.flatMap((id) => {
    const element = document.getElementById(id);
    return element ? [{ id, top: element.getBoundingClientRect().top + window.scrollY }] : [];
  });
  const { scrollY, innerHeight } = window;
  const { scrollHeight } = document.documentElement;
  return activeSection({ scrollY, innerHeight, scrollHeight }, sections) ?? 'home';
};

/** Section of the home page in view. */
export const useActiveSection = () => useSyncExternalStore(onScroll, currentSection, (): SectionId => 'home');
