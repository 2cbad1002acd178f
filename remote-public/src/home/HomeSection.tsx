import type { ReactNode } from 'react';
import { Box, Container, Heading, Stack, Text, chakra } from 'shared/ui';
import { Reveal } from '../components/Reveal';
import { Eyebrow } from './Eyebrow';

interface HomeSectionProps {
  /** Address of the section and stem of its heading's id. */
  id: string;
  /** A word or two above the title. */
  eyebrow: string;
  title: string;
  lead?: string;
  /** What stands beside the title, such as a link. */
  aside?: ReactNode;
  /** Grounds alternate down the page; `night` is dark by day, too. */
  ground?: keyof typeof grounds;
  children: ReactNode;
}

/** Frame of a section of the home page: ground, heading, and the reveal of all of it. */
export function HomeSection({
  id,
  eyebrow,
  title,
  lead,
  aside,
  ground = 'plain',
  children,
}: HomeSectionProps) {
  const headingId = `${id}-title`;
  return (
    <Ground id={id} aria-labelledby={headingId} tabIndex={-1} data-below="" {...grounds[ground]}>
      <Container>
        <Reveal>
          <Stack
            direction={{ base: 'column', md: 'row' }}
            align={{ base: 'flex-start', md: 'flex-end' }}
            justify="space-between"
            gap={{ base: '6', md: '12' }}
            mb={{ base: '10', md: '14' }}
          >
            <Stack gap="4" maxW="2xl">
              <Eyebrow>{eyebrow}</Eyebrow>
              <Heading id={headingId} size="2xl">
                {title}
              </Heading>
              {lead && (
                <Text fontSize="lg" lineHeight="tall" color="fg.muted" textWrap="pretty">
                  {lead}
                </Text>
              )}
            </Stack>
            {aside && <Box flexShrink="0">{aside}</Box>}
          </Stack>
          {children}
        </Reveal>
      </Container>
    </Ground>
  );
}

const Ground = chakra('section', {
  base: { py: { base: '16', md: '28' }, color: 'fg', overflowX: 'clip', outline: 'none' },
});

/** The class `dark` gives everything inside the colours of the night; the palette has to be looked up there anew. */
const grounds = {
  plain: { bg: 'bg' },
  tinted: { bg: 'bg.subtle' },
  night: {
    className: 'dark',
    colorPalette: 'brand',
    bg: 'bg.subtle',
    bgImage:
      'radial-gradient(50rem 30rem at 85% 0%, var(--chakra-colors-brand-muted), transparent), radial-gradient(40rem 28rem at 0% 100%, var(--chakra-colors-red-muted), transparent)',
  },
};
