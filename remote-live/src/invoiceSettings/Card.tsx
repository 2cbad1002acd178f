import { useId, type ReactNode } from 'react';
import { Heading, Stack } from '@vibrant-peak/shared/ui';
import { CardFrame } from '@vibrant-peak/shared/ui-admin';

/** A part of the settings under its title, like the forms of records. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <CardFrame aria-labelledby={id} gap="6" p={{ base: '5', md: '8' }}>
      <Heading id={id} as="h2" size="md">
        {title}
      </Heading>
      <Stack gap="5">{children}</Stack>
    </CardFrame>
  );
}
