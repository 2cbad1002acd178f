import { useIsOnline } from 'shared/host';
import { safeUrl } from 'shared/safeUrl';
import type { Office } from 'shared/schemas/office';
import { Box, Center, Icon, StyledLink, VisuallyHidden, chakra } from 'shared/ui';

/**
 * Map on a ground of its own, which is there before the map is, and while there is no connection. Whether another
 * origin answered, no page can tell: the link below is there in any case.
 */
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
        bg="bg.muted"
        bgImage={streets}
        bgSize="64px 64px, 64px 64px, 96px 96px"
      >
        <Center position="absolute" inset="0" color="brand.fg">
          <Icon name="MapPin" size="2rem" />
        </Center>
        {isOnline && (
          <Frame
            key={office.id}
            title={`${office.name} Map`}
            src={address}
            width="100%"
            height={300}
            loading="lazy"
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="no-referrer-when-downgrade"
          />
        )}
      </Box>
      <StyledLink
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        variant="underline"
        display="inline-block"
        mt="3"
        fontSize="sm"
      >
        Open the map
        <VisuallyHidden> of the {office.name} in a new tab</VisuallyHidden>
      </StyledLink>
    </>
  );
}

const line = (direction: string, color: string) =>
  `linear-gradient(${direction}, transparent 46%, var(--chakra-colors-${color}) 46% 54%, transparent 54%)`;

const streets = [
  line('90deg', 'bg-emphasized'),
  line('0deg', 'bg-emphasized'),
  line('60deg', 'brand-subtle'),
].join(', ');

const Frame = chakra('iframe', {
  base: { position: 'relative', display: 'block', w: 'full', h: '300px', border: '0' },
});
