/** The design system for all pages. Heavier parts are in `ui-overlay`, `ui-admin` and `forms`. */
export {
  Box,
  Center,
  Flex,
  Grid,
  GridItem,
  HStack,
  SimpleGrid,
  Spacer,
  Stack,
  VStack,
  VisuallyHidden,
  chakra,
} from '@chakra-ui/react';
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
export { FailurePanel } from './FailurePanel';
export { Icon } from './Icon';
export { Picture } from './Picture';
export { ThemeToggle } from './ThemeToggle';
