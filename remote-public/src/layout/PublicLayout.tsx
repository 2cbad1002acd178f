import { defineLayout } from '@vibrant-peak/shared/contract';
import { Outlet } from '@vibrant-peak/shared/router';
import { chakra } from '@vibrant-peak/shared/ui';
import { Footer } from './Footer';
import { Header } from './Header';

/** The header overlays the top of every page: pages start with room for it. */
function PublicLayout() {
  return (
    <Frame>
      <Header />
      <chakra.main id="main" tabIndex={-1} flex="1" outline="none">
        <Outlet />
      </chakra.main>
      <Footer />
    </Frame>
  );
}

/**
 * On paper breakpoints do not apply: cards have columns of their own there, in smaller type.
 * Navigation is left out, as is what can only be pressed. Links with an icon only lead on.
 */
const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minH: '100dvh',
    _print: {
      zoom: '0.72',
      '& :is(button:not(h3 *), form, nav, footer, [href="/#contact"], main a:has(> svg))': {
        display: 'none !important',
      },
      '& ul:has(> li article)': { display: 'grid', gridTemplateColumns: '1fr 1fr 1fr' },
      '& :is(article, figure, li)': { breakInside: 'avoid' },
      '& :is(h1, h2, h3)': { breakAfter: 'avoid' },
    },
  },
});

export const layout = defineLayout({ component: PublicLayout });
