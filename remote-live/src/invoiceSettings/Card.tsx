import { useId, type ReactNode } from 'react';
import { Heading, Stack } from '@vibrant-peak/shared/ui';
import { CardFrame } from '@vibrant-peak/shared/ui-admin';

/** A part of the settings under its title. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <CardFrame aria-labelledby={id}>
      <Heading id={id} as="h2" size="sm" my="2">
        {title}
      </Heading>
      <Stack gap="5">{children}</Stack>
    </CardFrame>
  );
}
