import type { ReactNode } from 'react';
import { Text } from '@vibrant-peak/shared/ui';

/** Note on how long entries are stored, and how to save them. */
export const VisitNote = ({ children }: { children: ReactNode }) => (
  <Text mt="4" fontSize="xs" color="fg.muted">
    {children}
  </Text>
);
