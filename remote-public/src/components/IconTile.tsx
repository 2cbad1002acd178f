import type { ComponentProps } from 'react';
import { Center, Icon } from 'shared/ui';

/** Icon on a tinted square, for the head of a card. */
export function IconTile({ name }: Pick<ComponentProps<typeof Icon>, 'name'>) {
  return (
    <Center
      boxSize="12"
      flexShrink="0"
      borderRadius="xl"
      bg="brand.muted"
      color="brand.fg"
      _groupHover={{ bg: 'brand.solid', color: 'white' }}
    >
      <Icon name={name} size="1.5rem" />
    </Center>
  );
}
