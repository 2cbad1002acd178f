import { brand } from 'shared/content/brand';
import { HStack, Icon, Stack, StyledLink, Text } from 'shared/ui';
import { BrandLink } from './BrandLink';

export function FooterBrand() {
  return (
    <Stack gap="4" align="flex-start" gridColumn={{ base: '1 / -1', lg: 'auto' }}>
      <BrandLink />
      <Text maxW="sm" fontSize="sm" lineHeight="tall" color="fg.muted">
        {brand.description}
      </Text>
      <HStack as="ul" wrap="wrap" gap="2" listStyleType="none" aria-label="Social media">
        {brand.social.map(({ name, icon }) => (
          <li key={name}>
            <SocialLink name={name} icon={icon} />
          </li>
        ))}
      </HStack>
    </Stack>
  );
}

/** A link without target has no address; the role keeps it a link for assistive technology. */
function SocialLink({ name, icon }: { name: string; icon: string }) {
  return (
    <StyledLink
      role="link"
      tabIndex={0}
      aria-label={name}
      justifyContent="center"
      boxSize="11"
      borderRadius="full"
      borderWidth="1px"
      borderColor="border"
      color="fg.muted"
      cursor="pointer"
      _hover={{ color: 'brand.fg', borderColor: 'brand.border', bg: 'brand.subtle' }}
    >
      <Icon name={icon} size="1.125rem" />
    </StyledLink>
  );
}
