import type { ReactNode } from 'react';
import { Box } from '@vibrant-peak/shared/ui';

interface FillingFrameProps {
  /** Shown in `data-filling` for debugging. */
  name: string;
  children: ReactNode;
}

/** Stays while a filling is replaced by its note, and takes the focus when Retry removes the note. */
export const FillingFrame = ({ name, children }: FillingFrameProps) => (
  <Box data-filling={name} tabIndex={-1} minW="0" borderRadius="xl" focusVisibleRing="outside">
    {children}
  </Box>
);

/** Moves the focus from an element to the frame around it. */
export const focusFrame = (element: Element) => element.closest<HTMLElement>('[data-filling]')?.focus();
