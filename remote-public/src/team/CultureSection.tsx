import { culturePhotos, cultureValues } from 'shared/content/culture';
import { Box, Container, Flex, Grid, Heading, Icon, Picture, Stack, Text, chakra } from 'shared/ui';

export function CultureSection() {
  return (
    <chakra.section
      aria-labelledby="culture"
      data-below=""
      py={{ base: '14', md: '24' }}
      bg="bg.subtle"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Container
        display="grid"
        gap={{ base: '10', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
      >
        <Stack gap="8">
          <Stack gap="4">
            <Heading as="h2" size="2xl" id="culture">
              Our Culture
            </Heading>
            <Text fontSize="lg" color="fg.muted">
              Three offices, one way of working. These five things hold it together.
            </Text>
          </Stack>
          <Values />
        </Stack>
        <Photos />
      </Container>
    </chakra.section>
  );
}

function Values() {
  return (
    <Stack as="ul" listStyleType="none" gap="6">
      {cultureValues.map(({ title, description, icon }) => (
        <Flex as="li" key={title} gap="4">
          <Box mt="0.5" color="brand.fg">
            <Icon name={icon} size="1.5rem" />
          </Box>
          <Stack gap="1" minW="0">
            <Heading as="h3" size="md">
              {title}
            </Heading>
            {/* At this width both fonts break the lines alike. */}
            <Text maxW="27.25rem" color="fg.muted">
              {description}
            </Text>
          </Stack>
        </Flex>
      ))}
    </Stack>
  );
}

function Photos() {
  return (
    <Grid templateColumns="1fr 1fr" gap="4" alignContent="center">
      {culturePhotos.map(({ src, alt }) => (
        <Picture
          key={src}
          src={src}
          alt={alt}
          ratio={4 / 3}
          sizes="(min-width: 1024px) 290px, 45vw"
          borderRadius="2xl"
          _even={{ sm: { translate: '0 1.5rem' } }}
        />
      ))}
    </Grid>
  );
}
