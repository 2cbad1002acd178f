import type { ReactNode } from 'react';
import { Box, Container, Heading, Stack, Text, chakra } from '@vibrant-peak/shared/ui';
import { leadWidth } from './leadWidth';
import { Motif, type MotifName } from './Motif';

interface PageHeroProps {
  title: string;
  /** One or two sentences below the title. */
  lead: string;
  /** Drawing beside the title on wide screens. */
  motif?: MotifName;
  /** Colour of its light, as CSS. By default the brand's. */
  color?: string | undefined;
  /** Shown below the lead, such as a link. */
  children?: ReactNode;
}

/** Head of the inner pages; its backdrop extends behind the header. */
export function PageHero({ title, lead, motif = 'peaks', color, children }: PageHeroProps) {
  return (
    <Box
      position="relative"
      isolation="isolate"
      overflow="hidden"
      borderBottomWidth="1px"
      borderColor="border.muted"
    >
      <Glow color={color} />
      <Container
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="12"
        pt="28"
        pb={{ base: '12', md: '16' }}
        // On paper a title without its drawing.
        _print={{ pt: '20', pb: '6', '& > :last-child': { display: 'none' } }}
      >
        <Stack gap="5" maxW={{ base: '3xl', '2xl': '4xl' }} alignItems="flex-start">
          <Heading as="h1" size="3xl" maxW={leadWidth}>
            {title}
          </Heading>
          <Text
            maxW={{ base: '2xl', ...leadWidth }}
            fontSize={{ base: 'min(1.125rem, 5.3vw)', md: 'xl' }}
            lineHeight="tall"
            textWrap={{ smDown: 'balance' }}
            color="fg.muted"
          >
            {lead}
          </Text>
          {children}
        </Stack>
        <Motif name={motif} />
      </Container>
    </Box>
  );
}

const GlowLayer = chakra('div', {
  base: { position: 'absolute', inset: '0', zIndex: '-1', pointerEvents: 'none' },
});

/** Two soft lights with masks, which paint much faster than a blur filter. */
function Glow({ color }: Pick<PageHeroProps, 'color'>) {
  const style = { background: color };
  return (
    <>
      <GlowLayer bg="bg.subtle" />
      <GlowLayer
        bgImage="{gradients.accent}"
        opacity={{ base: 0.16, _dark: 0.38 }}
        maskImage="radial-gradient(60% 90% at 88% 0%, black, transparent 72%)"
        style={style}
      />
      <GlowLayer
        bg="brand.solid"
        opacity={{ base: 0.07, _dark: 0.18 }}
        maskImage="radial-gradient(45% 80% at 6% 100%, black, transparent 70%)"
        style={style}
      />
    </>
  );
}
