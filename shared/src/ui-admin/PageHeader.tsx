import type { ReactNode } from 'react';
import { Box, Flex, HStack, Heading, Text } from '../ui';

interface PageHeaderProps {
  title: string;
  description?: ReactNode;
  /** Shown beside the title, outside the heading. */
  badge?: ReactNode;
  /** Actions of the page. */
  children?: ReactNode;
}

/** Header of a staff page. */
export function PageHeader({ title, description, badge, children }: PageHeaderProps) {
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="4" mb="6">
      <Box flex="1" minW={{ base: description ? '14rem' : '10rem', md: '14rem' }}>
        <HStack gap="3">
          <Heading as="h1" size="xl">
            {title}
          </Heading>
          {badge}
        </HStack>
        {description && (
          <Text mt="1" color="fg.muted" fontSize="sm">
            {description}
          </Text>
        )}
      </Box>
      {children && (
        <Flex wrap="wrap" gap="2">
          {children}
        </Flex>
      )}
    </Flex>
  );
}
