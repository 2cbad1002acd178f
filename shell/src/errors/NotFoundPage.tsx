import { Container, Heading, RouterLink, Text, VStack } from 'shared/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** No route answers the address. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: no page answers', pathname);
  }, [pathname]);

  return (
    <Container>
      <VStack gap="5" minH="70dvh" justifyContent="center" textAlign="center" py="24">
        <Text
          aria-hidden
          fontFamily="heading"
          fontWeight="bold"
          fontSize={{ base: '6rem', md: '9rem' }}
          lineHeight="1"
          letterSpacing="tight"
          bgImage="var(--chakra-gradients-headline)"
          bgClip="text"
          color="transparent"
        >
          404
        </Text>
        <Heading as="h1" size="2xl">
          Oops! Page not found
        </Heading>
        <Text color="fg.muted" maxW="md">
          The address may be mistyped, or the page has moved. The home page knows the way.
        </Text>
        <RouterLink to="/" variant="underline" fontSize="lg" py="2">
          Return to Home
        </RouterLink>
      </VStack>
    </Container>
  );
}
