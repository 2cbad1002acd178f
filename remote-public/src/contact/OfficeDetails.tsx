import { Fragment, type ReactNode } from 'react';
import type { Office } from '@vibrant-peak/shared/schemas/office';
import { Center, HStack, Icon, Stack, StyledLink, Text, chakra } from '@vibrant-peak/shared/ui';

export function OfficeDetails({ office }: { office: Office }) {
  return (
    <Stack gap="4" py="4" breakInside="avoid">
      <Detail icon="Mail" term="Email">
        <StyledLink href={`mailto:${office.email}`} variant="underline" overflowWrap="anywhere">
          {office.email}
        </StyledLink>
      </Detail>
      <Detail icon="Phone" term="Phone">
        <StyledLink href={`tel:${office.phone.replaceAll(' ', '')}`} variant="underline">
          {office.phone}
        </StyledLink>
      </Detail>
      <Detail icon="MapPin" term="Address">
        {office.address.split(', ').map((part, index, { length }) => (
          <Fragment key={index}>
            <AddressPart>{index + 1 < length ? `${part},` : part}</AddressPart>{' '}
          </Fragment>
        ))}
      </Detail>
    </Stack>
  );
}

/** A part such as "Gulberg III" stays on one line. */
const AddressPart = chakra('span', { base: { display: 'inline-block' } });

function Detail({ icon, term, children }: { icon: string; term: string; children: ReactNode }) {
  return (
    <HStack gap="4" align="flex-start">
      <Center boxSize="10" flexShrink="0" borderRadius="lg" bg="brand.muted" color="brand.fg">
        <Icon name={icon} />
      </Center>
      <Stack gap="0.5" minW="0">
        <Text fontSize="sm" color="fg.subtle">
          {term}
        </Text>
        <Text as="div">{children}</Text>
      </Stack>
    </HStack>
  );
}
