import { Container, Heading, RouterLink, Text, VStack, chakra } from '@vibrant-peak/shared/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    // The inline script has logged the address that the document was opened at.
    const root = document.getElementById('root');
    if (root?.dataset['logged'] === pathname) delete root.dataset['logged'];
    else console.error('404: no page answers', pathname);
  }, [pathname]);

  return (
    <Container>
      <VStack gap="5" minH="80dvh" justifyContent="flex-end" textAlign="center" pt="28">
        <Text
          aria-hidden
          fontFamily="heading"
          fontWeight="bold"
          fontSize={{ base: '6rem', md: '9rem' }}
          lineHeight="1"
          letterSpacing="tight"
          bgImage="{gradients.headline}"
          bgClip="text"
          color="transparent"
          _print={{ bgImage: 'none', color: 'fg' }}
        >
          404
        </Text>
        <Heading as="h1" size="2xl">
          Oops! Page not found
        </Heading>
        <Text color="fg.muted" maxW="md">
          The address may be mistyped, or the page has moved. The home page knows the way.
        </Text>
        <RouterLink to="/" variant="underline" fontSize="lg" py="2" _print={{ display: 'none' }}>
          Return to Home
        </RouterLink>
        <Peak viewBox="0 0 320 120" aria-hidden>
          <path d="M0 120 64 66l30 24L168 10l52 66 26-22 74 66" />
        </Peak>
      </VStack>
    </Container>
  );
}

/** The brand's mountain, below the text, at the bottom of the page. */
const Peak = chakra('svg', {
  base: {
    w: 'full',
    maxW: '4xl',
    mb: '-1px',
    fill: 'brand.subtle',
    stroke: 'brand.border',
  },
});
