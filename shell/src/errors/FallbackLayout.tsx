import type { ReactNode } from 'react';
import { brand } from '@vibrant-peak/shared/content/brand';
import { Box, Container, Flex, StyledLink } from '@vibrant-peak/shared/ui';

/** Frame without a remote: brand, a link home, the content. */
export function FallbackLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Box as="header" borderBottomWidth="1px" borderColor="border">
        <Container>
          <Flex as="nav" aria-label="Main" h="20" align="center" justify="space-between">
            <StyledLink href="/" fontFamily="heading" fontWeight="bold" fontSize="lg">
              {brand.name}
            </StyledLink>
            <StyledLink href="/" py="2">
              Home
            </StyledLink>
          </Flex>
        </Container>
      </Box>
      <Box as="main" id="main" tabIndex={-1} outline="none">
        {children}
      </Box>
    </>
  );
}
