import { useRef, useState } from 'react';
import { useIsOnline } from '@vibrant-peak/shared/host';
import { safeUrl } from '@vibrant-peak/shared/safeUrl';
import type { Office } from '@vibrant-peak/shared/schemas/office';
import { Box, Center, Icon, StyledLink, Text, VisuallyHidden, chakra } from '@vibrant-peak/shared/ui';
import { useIsNear } from '@vibrant-peak/shared/useIsNear';

/** Map on a background that is shown until the map has loaded, or when it fails. */
export function OfficeMap({ office }: { office: Office }) {
  const isOnline = useIsOnline();
  const address = safeUrl(office.mapUrl);
  return (
    <>
      <Box
        position="relative"
        h="300px"
        borderRadius="2xl"
        borderWidth="1px"
        borderColor="border"
        overflow="hidden"
        _print={{ display: 'none' }}
        {...ground}
      >
        <Pin />
        {isOnline && <MapFrame title={`${office.name} Map`} address={address} />}
      </Box>
      <StyledLink
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        variant="underline"
        display={{ base: 'inline-block', _print: 'none' }}
        mt="3"
        fontSize="sm"
      >
        <span>Open the map</span>
        <VisuallyHidden>{` of the ${office.name} in a new tab`}</VisuallyHidden>
      </StyledLink>
    </>
  );
}

/** Distance from the viewport at which the map loads, in pixels: browsers load lazy frames up to 4000 px away. */
const nearby = 600;

/**
 * The frame, loaded when it comes near, and hidden below the placeholder while its host is down, because the browser would show
 * its own error page. A page cannot read a foreign frame, but it can test whether an image of the same host loads.
 */
function MapFrame({ title, address }: { title: string; address: string | undefined }) {
  const [isDown, setDown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const isNear = useIsNear(frame, nearby);
  return (
    <>
      <Frame
        {...frameOf(title)}
        ref={frame}
        src={isNear ? address : undefined}
        tabIndex={isDown ? -1 : undefined}
        css={{ '@media (scripting: none)': { display: 'none' } }}
      />
      <noscript>
        <Frame {...frameOf(title)} src={address} />
      </noscript>
      {isNear && address && !isDown && (
        <Probe
          src={new URL('/favicon.ico?map', address).href}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setDown(true)}
        />
      )}
      {isDown && (
        <Box position="absolute" inset="-1px" {...ground}>
          <Pin />
          <Text
            position="absolute"
            insetX="4"
            bottom="6"
            mx="auto"
            w="fit-content"
            px="3"
            py="1"
            borderRadius="full"
            bg="bg"
            fontSize="sm"
          >
            The map is not available right now.
          </Text>
        </Box>
      )}
    </>
  );
}

const frameOf = (title: string) =>
  ({
    title,
    width: '100%',
    height: 300,
    loading: 'lazy',
    sandbox: 'allow-scripts allow-same-origin allow-popups',
    referrerPolicy: 'no-referrer-when-downgrade',
  }) as const;

const Pin = () => (
  <Center position="absolute" inset="0" color="brand.fg">
    <Icon name="MapPin" size="2rem" />
  </Center>
);

const line = (direction: string, color: string) =>
  `linear-gradient(${direction}, transparent 46%, {colors.${color}} 46% 54%, transparent 54%)`;

const streets = [
  line('90deg', 'bg.emphasized'),
  line('0deg', 'bg.emphasized'),
  line('60deg', 'brand.subtle'),
].join(', ');

const ground = { bg: 'bg.muted', bgImage: streets, bgSize: '64px 64px, 64px 64px, 96px 96px' } as const;

const Frame = chakra('iframe', {
  base: { position: 'relative', display: 'block', w: 'full', h: '300px', border: '0' },
});

const Probe = chakra('img', { base: { position: 'absolute', top: '0', boxSize: '1px', opacity: '0' } });
