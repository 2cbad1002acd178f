import { defineLayout } from '@vibrant-peak/shared/contract';
import { Outlet } from '@vibrant-peak/shared/router';
import { Flex, chakra } from '@vibrant-peak/shared/ui';
import { Footer } from './Footer';
import { Header } from './Header';

/** The header overlays the top of every page: pages start with room for it. */
function PublicLayout() {
  return (
    <Flex direction="column" minH="100dvh">
      <Header />
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
    </Flex>
  );
}

/** On paper, breakpoints do not apply: lists of cards have two columns there, and controls are left out. */
const Main = chakra('main', {
  base: {
    flex: '1',
    outline: 'none',
    _print: {
      '& :is(button:not([aria-expanded]), form, iframe, [role=tablist])': { display: 'none' },
      '& ul:has(> li > article)': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
      '& :is(article, figure, li)': { breakInside: 'avoid' },
      '& :is(h1, h2, h3)': { breakAfter: 'avoid' },
    },
  },
});

export const layout = defineLayout({ component: PublicLayout });
