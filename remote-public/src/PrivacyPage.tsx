import { brand } from '@vibrant-peak/shared/content/brand';
import { definePage } from '@vibrant-peak/shared/contract';
import { Container, Heading, Stack, StyledLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { PageHero } from './components/PageHero';
import { socialImageOf } from './components/socialImageOf';

/** Describes all storage and network requests of the site: keep it up to date with them. */
const sections = [
  {
    title: 'What is stored',
    text: 'No cookies. When you choose the light or the dark look, your browser keeps that choice under the name "theme". While a tab is open, it keeps how far you have scrolled, so that Back leads to where you were. Staff who log in have a mark of that in their own browser.',
  },
  {
    title: 'What is loaded from elsewhere',
    text: 'The maps of our offices come from Google, in a frame of their own, when you scroll near them. Google then sees your network address, as on any page with such a map. Text, pictures and fonts come from this site alone. There is no advertising and no measuring of visitors.',
  },
  {
    title: 'What is sent',
    text: 'Nothing that you type is sent to a server. The contact form and the application form of this site show how they would work; a chosen file stays on your device. To reach us, write or call.',
  },
  {
    title: 'Links away',
    text: 'Links to the profiles of our team and to maps lead to other sites, which have rules of their own. They are not told which page you come from.',
  },
];

function PrivacyPage() {
  return (
    <>
      <PageHero
        title="Privacy"
        lead="What this site stores, loads from elsewhere and sends. It is short, because it is little."
      />
      <Container maxW="4xl" py={{ base: '10', md: '16' }}>
        <Stack gap="10">
          {sections.map(({ title, text }) => (
            <chakra.section key={title} aria-label={title}>
              <Heading as="h2" size="lg" mb="2">
                {title}
              </Heading>
              <Text lineHeight="tall" color="fg.muted">
                {text}
              </Text>
            </chakra.section>
          ))}
          <Text>
            <span>Questions? Write to </span>
            <StyledLink href={`mailto:${brand.email}`} variant="underline">
              {brand.email}
            </StyledLink>
            <span>.</span>
          </Text>
        </Stack>
      </Container>
    </>
  );
}

export const page = definePage({
  component: PrivacyPage,
  metadata: {
    title: `Privacy | ${brand.name}`,
    ogImage: socialImageOf('/privacy'),
    description:
      'What this site stores in your browser, what it loads from other services, and what it sends: the choice of theme, a map, and nothing.',
    keywords: `privacy, cookies, ${brand.name}`,
  },
});
