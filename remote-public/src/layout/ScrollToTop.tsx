import { Icon, IconButton } from '@vibrant-peak/shared/ui';

export function ScrollToTop() {
  return (
    <IconButton variant="outline" aria-label="Scroll to top" onClick={scrollToTop}>
      <Icon name="ArrowUp" />
    </IconButton>
  );
}

function scrollToTop() {
  const wantsLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: wantsLessMotion ? 'instant' : 'smooth' });
}
