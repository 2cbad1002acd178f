import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { Text } from '../ui/elements';
import { FieldLabel } from './FieldLabel';

interface FieldTexts {
  id: string;
  hint?: ReactNode;
  /** Validation error. */
  message?: ReactNode;
}

interface FieldFrameProps extends FieldTexts {
  label: string;
  isRequired?: boolean;
  /** The control, with the same `id` and with `describedBy` as its `aria-describedby`. */
  children: ReactNode;
}

/** The frame of every field: the label above its control, hint and message below. */
export const FieldFrame = ({ id, label, isRequired, hint, message, children }: FieldFrameProps) => (
  <Box minW="0">
    <FieldLabel htmlFor={id} data-required={isRequired || undefined}>
      {label}
    </FieldLabel>
    {children}
    {hint && (
      <Text id={`${id}-hint`} mt="1.5" fontSize="xs" color="fg.muted">
        {hint}
      </Text>
    )}
    {message && (
      <Text id={`${id}-error`} mt="1.5" fontSize="sm" color="fg.error">
        {message}
      </Text>
    )}
  </Box>
);

/** Ids of the texts that describe a field. */
export const describedBy = ({ id, hint, message }: FieldTexts) =>
  [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ') || undefined;
