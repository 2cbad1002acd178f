import { aboutValues, visionStatement } from '@vibrant-peak/shared/content/vision';
import {
  Box,
  Container,
  Flex,
  Grid,
  Heading,
  Icon,
  RouterLink,
  Stack,
  Text,
  chakra,
} from '@vibrant-peak/shared/ui';
import { Reveal } from '../components/Reveal';

/** The vision in large type, the values below it as a table of four. */
export function AboutSection() {
  return (
    <Ground id="about" aria-labelledby="about-title" tabIndex={-1} data-below="">
      <Container>
        <Reveal>
          <Heading id="about-title" size="md" color="brand.fg">
            Our vision
          </Heading>
          <Vision>{visionStatement}</Vision>
          <Values />
          <Flex wrap="wrap" columnGap="8" mt="10">
            <MoreLink to="/team">Meet our team</MoreLink>
            <MoreLink to="/careers">Work with us</MoreLink>
            <MoreLink to="/blog">Read our blog</MoreLink>
          </Flex>
        </Reveal>
      </Container>
    </Ground>
  );
}

function Values() {
  return (
    <Grid
      as="ul"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="16"
      mt={{ base: '10', md: '16' }}
    >
      {aboutValues.map(({ title, description, icon }) => (
        <Flex as="li" key={title} gap="5" py="6" borderTopWidth="1px" borderColor="border">
          <Box color="brand.fg">
            <Icon name={icon} size="1.5rem" />
          </Box>
          <Stack gap="2">
            <Heading as="h3" size="md">
              {title}
            </Heading>
            <Text maxW="30rem" color="fg.muted">
              {description}
            </Text>
          </Stack>
        </Flex>
      ))}
    </Grid>
  );
}

const Ground = chakra('section', {
  base: { pt: { base: '16', md: '20' }, pb: { base: '14', md: '20' }, outline: 'none' },
});

const Vision = chakra('p', {
  base: {
    mt: '5',
    maxW: '5xl',
    fontFamily: 'heading',
    fontWeight: 'medium',
    // 25 px: from a width of 320 px on, the fallback font breaks into the same number of lines as
    // the web font.
    fontSize: { base: '1.5625rem', md: '3xl', lg: '4xl' },
    lineHeight: '1.35',
    letterSpacing: 'tight',
  },
});

/** Link from a section of the home page to the page with the details. */
function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <RouterLink to={to} py="2" fontWeight="medium" color="brand.fg">
      <span>{children}</span>
      <Icon name="ArrowRight" />
    </RouterLink>
  );
}
