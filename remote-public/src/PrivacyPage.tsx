import { brand } from '@vibrant-peak/shared/content/brand';
import { privacyIntroduction, privacySections } from '@vibrant-peak/shared/content/privacy';
import type { PrivacySection } from '@vibrant-peak/shared/schemas/privacySection';
import { definePage } from '@vibrant-peak/shared/contract';
import { Container, Heading, Stack, StyledLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { leadWidth } from './components/leadWidth';
import { ReportsPart } from './ReportsPart';
import { PageHero } from './components/PageHero';
import { socialImageOf } from './components/socialImageOf';
import { onlyDefault, onlyLive } from './sending/profileStyles';
import { StoredText } from './sending/StoredText';
import { useIsHidden } from './sending/useIsHidden';

function PrivacyPage() {
  const isHidden = useIsHidden('live');
  return (
    <>
      <PageHero {...privacyIntroduction} />
      <Container py={{ base: '10', md: '16' }}>
        <Stack gap="10" maxW={{ base: '40rem', ...leadWidth }}>
          {privacySections.map(({ title, text, liveText }) => (
            <chakra.section key={title} aria-label={title}>
              <Heading as="h2" size="lg" mb="2">
                {title}
              </Heading>
              <SectionText text={text} liveText={liveText} />
            </chakra.section>
          ))}
          <LivePart hidden={isHidden}>
            <StoredText />
          </LivePart>
          <ReportsPart />
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

function SectionText({ text, liveText }: Pick<PrivacySection, 'text' | 'liveText'>) {
  const isHidden = { default: useIsHidden('default'), live: useIsHidden('live') };
  if (!liveText) return <Paragraph>{text}</Paragraph>;
  return (
    <>
      <DefaultParagraph hidden={isHidden.default}>{text}</DefaultParagraph>
      <LiveParagraph hidden={isHidden.live}>{liveText}</LiveParagraph>
    </>
  );
}

const Paragraph = chakra('p', { base: { lineHeight: 'tall', color: 'fg.muted' } });
const DefaultParagraph = chakra(Paragraph, { base: onlyDefault });
const LiveParagraph = chakra(Paragraph, { base: onlyLive });
const LivePart = chakra('div', { base: onlyLive });

export const page = definePage({
  component: PrivacyPage,
  metadata: {
    title: `Privacy | ${brand.name}`,
    ogImage: socialImageOf('/privacy'),
    description:
      'What this site stores in your browser, what it loads from other services such as maps, and what it sends.',
    keywords: `privacy, cookies, ${brand.name}`,
  },
});
