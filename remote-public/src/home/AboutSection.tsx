import { aboutValues, visionStatement } from 'shared/content/vision';
import { Flex, Heading, Stack, Text } from 'shared/ui';
import { CardGrid } from '../components/CardGrid';
import { IconTile } from '../components/IconTile';
import { HomeSection } from './HomeSection';
import { MoreLink } from './MoreLink';

export function AboutSection() {
  return (
    <HomeSection id="about" eyebrow="About us" title="Software should be an ordinary joy">
      <Text mb="3" fontWeight="semibold" color="brand.fg">
        Our vision
      </Text>
      <Text
        maxW="5xl"
        fontFamily="heading"
        fontSize={{ base: 'xl', md: '2xl', lg: '3xl' }}
        lineHeight="1.45"
        letterSpacing="tight"
        textWrap="pretty"
      >
        {visionStatement}
      </Text>
      <CardGrid
        gridTemplateColumns={{ sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
        gap={{ base: '10', lg: '8' }}
        mt={{ base: '12', md: '16' }}
        pt={{ base: '12', md: '16' }}
        borderTopWidth="1px"
        borderColor="border"
      >
        {aboutValues.map(({ title, description, icon }) => (
          <li key={title}>
            <Stack gap="3">
              <IconTile name={icon} />
              <Heading as="h3" size="md" mt="2">
                {title}
              </Heading>
              <Text color="fg.muted">{description}</Text>
            </Stack>
          </li>
        ))}
      </CardGrid>
      <Flex wrap="wrap" columnGap="8" mt="10">
        <MoreLink to="/team">Meet our team</MoreLink>
        <MoreLink to="/careers">Work with us</MoreLink>
        <MoreLink to="/blog">Read our blog</MoreLink>
      </Flex>
    </HomeSection>
  );
}
