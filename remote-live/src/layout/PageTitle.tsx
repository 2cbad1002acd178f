import type { ReactNode } from 'react';
import { Box, Flex, Heading, Text } from '@vibrant-peak/shared/ui';

interface PageTitleProps {
  title: string;
  description?: string;
  /** Actions of the page. */
  children?: ReactNode;
}

/** Header of a page. */
export const PageTitle = ({ title, description, children }: PageTitleProps) => (
  <Flex wrap="wrap" align="center" justify="space-between" gap="4" mb="6">
    <Box>
      <Heading as="h1" size="xl">
        {title}
      </Heading>
      {description && (
        <Text mt="1" color="fg.muted" fontSize="sm">
          {description}
        </Text>
      )}
    </Box>
    {children}
  </Flex>
);
