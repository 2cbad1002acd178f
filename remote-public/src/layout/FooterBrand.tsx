import { brand } from '@vibrant-peak/shared/content/brand';
import { Flex, HStack, Icon, StyledLink, Text } from '@vibrant-peak/shared/ui';
import { BrandLink } from './BrandLink';

export function FooterBrand() {
  return (
    <Flex
      direction={{ md: 'column' }}
      wrap={{ base: 'wrap', md: 'nowrap' }}
      align={{ base: 'center', md: 'flex-start' }}
      justify={{ base: 'space-between', md: 'flex-start' }}
      gap={{ base: '0', md: '4' }}
      gridColumn={{ base: '1 / -1', lg: 'auto' }}
    >
      <BrandLink />
      <Text hideBelow="md" maxW="sm" fontSize="sm" lineHeight="tall" color="fg.muted">
        {brand.description}
      </Text>
      <HStack
        as="ul"
        wrap="wrap"
        mx={{ base: '-3', md: '0' }}
        gap={{ base: '0', md: '2' }}
        listStyleType="none"
        aria-label="Social media"
      >
        {brand.social.map(({ name, icon }) => (
          <li key={name}>
            <SocialLink name={name} icon={icon} />
          </li>
        ))}
      </HStack>
    </Flex>
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
      borderWidth={{ base: '0', md: '1px' }}
      borderColor="border"
      color="fg.muted"
      cursor="pointer"
      _hover={{ color: 'brand.fg', borderColor: 'brand.border', bg: 'brand.subtle' }}
    >
      <Icon name={icon} size="1.125rem" />
    </StyledLink>
  );
}
