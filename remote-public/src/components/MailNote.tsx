import type { ReactNode } from 'react';
import { brand } from '@vibrant-peak/shared/content/brand';
import { StyledLink, Text } from '@vibrant-peak/shared/ui';

/** Says what the button of a form does where `useMailInstead` sends it. */
export const MailNote = ({ children }: { children?: ReactNode }) => (
  <Text mt="2" color="fg.muted" fontSize="sm">
    <span>The button opens your email program with this message to </span>
    <StyledLink href={`mailto:${brand.email}`} variant="underline">
      {brand.email}
    </StyledLink>
    <span>. </span>
    <span>{children}</span>
  </Text>
);
