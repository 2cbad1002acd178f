import { useId, type ReactNode } from 'react';
import { Card, Heading, Text, chakra } from '@vibrant-peak/shared/ui';

/** A way to import invoices. */
export function ImportPart({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Heading id={id} as="h2" size="md">
        {title}
      </Heading>
      <Text color="fg.muted" fontSize="sm" maxW="3xl">
        {text}
      </Text>
      {children}
    </Part>
  );
}

const Part = chakra(Card, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    p: '5',
  },
});
