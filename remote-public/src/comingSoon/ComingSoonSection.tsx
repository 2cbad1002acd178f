import { comingSoon } from '@vibrant-peak/shared/content/comingSoon';
import { Box, ButtonLink, Center, Heading, Icon, Stack, Text } from '@vibrant-peak/shared/ui';
import { LaunchProgress } from './LaunchProgress';

/** The content of a page that does not exist yet. */
export function ComingSoonSection({ title }: { title: string }) {
  return (
    <Center
      position="relative"
      isolation="isolate"
      overflow="hidden"
      minH={{ base: '100dvh', _print: '0' }}
      px="5"
      py="28"
    >
      <Box
        position="absolute"
        inset="0"
        zIndex="-1"
        pointerEvents="none"
        bgImage="{gradients.accent}"
        opacity={{ base: 0.16, _dark: 0.34 }}
        maskImage="radial-gradient(60% 55% at 50% 35%, black, transparent 75%)"
      />
      <Stack w="full" maxW="xl" gap="8" alignItems="center" textAlign="center">
        <Text textStyle="eyebrow" color="brand.fg">
          {comingSoon.eyebrow}
        </Text>
        <Heading as="h1" size="3xl">
          {title}
        </Heading>
        <Text fontSize="lg" lineHeight="tall" color="fg.muted" maxW="md" textWrap="balance">
          {comingSoon.text}
        </Text>
        <LaunchProgress label={`Progress of ${title}`} />
        <ButtonLink to="/" variant="accent" size="lg">
          <Icon name="ArrowLeft" />
          <span>Back to Home</span>
        </ButtonLink>
      </Stack>
    </Center>
  );
}
