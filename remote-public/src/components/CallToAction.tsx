import type { Invitation } from '@vibrant-peak/shared/schemas/invitation';
import {
  Box,
  ButtonLink,
  Container,
  Flex,
  Heading,
  Icon,
  RouterLink,
  Stack,
  Text,
} from '@vibrant-peak/shared/ui';

interface CallToActionProps extends Invitation {
  /** Whether it links the page on how work with the company goes. */
  hasGuide?: boolean;
}

/** End of an inner page: an invitation to get in touch. It is left out on paper. */
export function CallToAction({ title, text, action, hasGuide = true }: CallToActionProps) {
  return (
    <Box data-below="" borderTopWidth="1px" borderColor="border.muted" _print={{ display: 'none' }}>
      <Container py={{ base: '14', md: '20' }}>
        <Flex wrap="wrap" align="center" justify="space-between" gap="6">
          <Stack gap="2" maxW="2xl">
            <Heading as="h2" size="xl" fontSize={{ base: '1.375rem', sm: '2xl' }}>
              {title}
            </Heading>
            <Text color="fg.muted">{text}</Text>
          </Stack>
          <Flex wrap="wrap" align="center" columnGap="6" rowGap="2">
            {hasGuide && (
              <RouterLink to="/how-we-work" py="2" fontWeight="medium" color="brand.fg">
                How we work
              </RouterLink>
            )}
            <ButtonLink to="/#contact" variant="accent" size="lg">
              {action}
              <Icon name="ArrowRight" />
            </ButtonLink>
          </Flex>
        </Flex>
      </Container>
    </Box>
  );
}
