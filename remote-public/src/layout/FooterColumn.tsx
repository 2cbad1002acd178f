import type { ReactNode } from 'react';
import { Box, Heading } from '@vibrant-peak/shared/ui';

interface FooterColumnProps {
  title: string;
  /** Spans a whole row on narrow screens. */
  isWide?: boolean;
  children: ReactNode;
}

export function FooterColumn({ title, isWide, children }: FooterColumnProps) {
  return (
    <Box gridColumn={isWide ? { base: '1 / -1', md: 'auto' } : undefined} fontSize="sm" color="fg.muted">
      <Heading as="h2" size="sm" color="fg" mb="3">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
