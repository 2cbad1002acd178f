import type { ReactNode } from 'react';
import { brand } from '@vibrant-peak/shared/content/brand';
import { Box, Icon, StyledLink, chakra } from '@vibrant-peak/shared/ui';

export function FooterContact() {
  return (
    <chakra.ul listStyleType="none">
      <Line icon="MapPin">{brand.location}</Line>
      <Line icon="Phone">
        <StyledLink href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</StyledLink>
      </Line>
      <Line icon="Mail">
        <StyledLink href={`mailto:${brand.email}`} overflowWrap="anywhere">
          {brand.email}
        </StyledLink>
      </Line>
      <Line icon="Clock">{brand.hours}</Line>
    </chakra.ul>
  );
}

function Line({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <chakra.li display="flex" alignItems="center" gap="3" py="1.5">
      <Box as="span" color="brand.fg">
        <Icon name={icon} size="1.125rem" />
      </Box>
      {children}
    </chakra.li>
  );
}
