import { Box, ButtonLink, Container, Flex, Heading, Icon, Stack, Text } from 'shared/ui';

interface CallToActionProps {
  title?: string;
  text?: string;
  /** Label of its button. */
  action?: string;
}

/** End of an inner page: an invitation to get in touch. */
export function CallToAction({
  title = 'Tell us what you are building',
  text = 'A few sentences are enough. An engineer answers within one working day.',
  action = 'Start a project',
}: CallToActionProps) {
  return (
    <Box data-below="" borderTopWidth="1px" borderColor="border.muted">
      <Container py={{ base: '14', md: '20' }}>
        <Flex wrap="wrap" align="center" justify="space-between" gap="6">
          <Stack gap="2" maxW="2xl">
            <Heading as="h2" size="xl" fontSize={{ base: '1.375rem', sm: '2xl' }}>
              {title}
            </Heading>
            <Text color="fg.muted">{text}</Text>
          </Stack>
          <ButtonLink to="/#contact" variant="accent" size="lg">
            {action}
            <Icon name="ArrowRight" />
          </ButtonLink>
        </Flex>
      </Container>
    </Box>
  );
}
