import { brand } from '@vibrant-peak/shared/content/brand';
import { privacyIntroduction, privacySections } from '@vibrant-peak/shared/content/privacy';
import type { PrivacySection } from '@vibrant-peak/shared/schemas/privacySection';
import { definePage } from '@vibrant-peak/shared/contract';
import { Container, Stack, StyledLink, chakra } from '@vibrant-peak/shared/ui';
import { PageHero } from './components/PageHero';
import { PrivacyPart } from './PrivacyPart';
import { ReportsPart } from './ReportsPart';
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
        <Stack gap="10">
          {privacySections.map(({ title, text, liveText }) => (
            <PrivacyPart key={title} title={title}>
              <SectionText text={text} liveText={liveText} />
            </PrivacyPart>
          ))}
          <LivePart hidden={isHidden}>
            <PrivacyPart title="What we store">
              <StoredText />
            </PrivacyPart>
          </LivePart>
          <ReportsPart />
          <PrivacyPart title="Questions?">
            <Paragraph>
              <span>Write to </span>
              <StyledLink href={`mailto:${brand.email}`} variant="underline">
                {brand.email}
              </StyledLink>
              <span>.</span>
            </Paragraph>
          </PrivacyPart>
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
