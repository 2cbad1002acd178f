/**
 * The design system for all pages. Heavier parts are in `ui-overlay`, `ui-admin`, `ui-blocks` and
 * `forms`.
 */
export { Box } from '@chakra-ui/react/box';
export { Center } from '@chakra-ui/react/center';
export { Flex } from '@chakra-ui/react/flex';
export { Grid, GridItem } from '@chakra-ui/react/grid';
export { SimpleGrid } from '@chakra-ui/react/simple-grid';
export { Spacer } from '@chakra-ui/react/spacer';
export { HStack, Stack, VStack } from '@chakra-ui/react/stack';
export { chakra } from '@chakra-ui/react/styled-system';
export { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
export { Global } from '@emotion/react';
export {
  Badge,
  Button,
  ButtonLink,
  Container,
  Heading,
  IconButton,
  RouterLink,
  Span,
  StyledLink,
  Text,
} from './elements';
export { Card, cardStyle } from './Card';
export { FailurePanel } from './FailurePanel';
export { Icon } from './Icon';
export { Picture } from './Picture';
export { ThemeToggle } from './ThemeToggle';
