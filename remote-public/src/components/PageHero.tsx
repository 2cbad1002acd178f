import type { ReactNode } from 'react';
import { Box, Container, Heading, Stack, Text, chakra } from 'shared/ui';

interface PageHeroProps {
  title: string;
  /** One or two sentences below the title. */
  lead: string;
  /** What stands below the lead, such as a link. */
  children?: ReactNode;
}

/** Head of the inner pages; its backdrop reaches up behind the header. */
export function PageHero({ title, lead, children }: PageHeroProps) {
  return (
    <Box
      position="relative"
      isolation="isolate"
      overflow="hidden"
      borderBottomWidth="1px"
      borderColor="border.muted"
    >
      <Glow />
      <Ridges />
      <Container pt={{ base: '28', md: '40' }} pb={{ base: '14', md: '20' }}>
        <Stack gap={{ base: '5', md: '6' }} maxW="3xl" alignItems="flex-start">
          <Box w="14" h="1" borderRadius="full" bgImage="var(--chakra-gradients-accent)" />
          <Heading as="h1" size="3xl">
            {title}
          </Heading>
          <Text fontSize={{ base: 'lg', md: 'xl' }} lineHeight="tall" color="fg.muted" textWrap="pretty">
            {lead}
          </Text>
          {children}
        </Stack>
      </Container>
    </Box>
  );
}

const GlowLayer = chakra('div', {
  base: { position: 'absolute', inset: '0', zIndex: '-1', pointerEvents: 'none' },
});

/** Two soft lights, faded by masks: a blur filter would cost far more to paint. */
function Glow() {
  return (
    <>
      <GlowLayer bg="bg.subtle" />
      <GlowLayer
        bgImage="var(--chakra-gradients-accent)"
        opacity={{ base: 0.16, _dark: 0.38 }}
        maskImage="radial-gradient(60% 90% at 88% 0%, black, transparent 72%)"
      />
      <GlowLayer
        bg="brand.solid"
        opacity={{ base: 0.07, _dark: 0.18 }}
        maskImage="radial-gradient(45% 80% at 6% 100%, black, transparent 70%)"
      />
    </>
  );
}

/** The brand's peak, as lines that fade towards the text; there is no room for it on phones. */
function Ridges() {
  return (
    <GlowLayer
      hideBelow="md"
      color="brand.solid"
      maskImage="linear-gradient(90deg, transparent 52%, black 90%)"
    >
      <chakra.svg
        viewBox="0 0 640 360"
        preserveAspectRatio="none"
        position="absolute"
        insetEnd="0"
        bottom="0"
        w="55%"
        h="68%"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        aria-hidden
      >
        {ridges.map((height) => (
          <path
            key={height}
            opacity={0.1 + height / 500}
            vectorEffect="non-scaling-stroke"
            d={`M0 ${360 - height / 3}l120 -${height / 2} 70 ${height / 4} 150 -${height} 90 ${height * 0.6} 50 -${height * 0.3} 160 ${height * 0.8}`}
          />
        ))}
      </chakra.svg>
    </GlowLayer>
  );
}

const ridges = [40, 70, 100, 130, 160, 190];
