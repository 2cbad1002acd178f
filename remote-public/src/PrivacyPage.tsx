import { brand } from '@vibrant-peak/shared/content/brand';
import { privacyIntroduction, privacySections } from '@vibrant-peak/shared/content/privacy';
import { definePage } from '@vibrant-peak/shared/contract';
import { Container, Heading, Stack, StyledLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { PageHero } from './components/PageHero';
import { socialImageOf } from './components/socialImageOf';
import { StoredNote } from './sending/StoredNote';

function PrivacyPage() {
  return (
    <>
      <PageHero {...privacyIntroduction} />
      <Container maxW="4xl" py={{ base: '10', md: '16' }}>
        <Stack gap="10">
          {privacySections.map(({ title, text }) => (
            <chakra.section key={title} aria-label={title}>
              <Heading as="h2" size="lg" mb="2">
                {title}
              </Heading>
              <Text lineHeight="tall" color="fg.muted">
                {text}
              </Text>
            </chakra.section>
          ))}
          <StoredNote />
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
