import { useId, type ReactNode } from 'react';
import { Flex, Heading, chakra } from '@vibrant-peak/shared/ui';

interface SectionProps {
  title: string;
  /** At the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the page below its heading. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id}>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3" mb="3">
        <Heading id={id} as="h2" size="md">
          {title}
        </Heading>
        {action}
      </Flex>
      {children}
    </chakra.section>
  );
}
