import type { ReactNode } from 'react';
import { Text } from 'shared/ui';

/** Says how long entries live, and what keeps them. */
export const VisitNote = ({ children }: { children: ReactNode }) => (
  <Text mt="4" fontSize="xs" color="fg.muted">
    {children}
  </Text>
);
