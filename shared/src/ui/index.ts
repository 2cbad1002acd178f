/** Curated design system: what pages are made of. Heavy parts stand in `ui-overlay`, `ui-admin` and `forms`. */
export { Global } from '@emotion/react';
export {
  Box,
  Center,
  ChakraProvider,
  Flex,
  Grid,
  GridItem,
  HStack,
  SimpleGrid,
  Spacer,
  Span,
  Stack,
  Text,
  VStack,
  VisuallyHidden,
  chakra,
} from '@chakra-ui/react';
export { system } from '../theme/index';
export {
  Badge,
  Button,
  ButtonLink,
  Container,
  Heading,
  IconButton,
  RouterLink,
  StyledLink,
} from './elements';
export { FailurePanel } from './FailurePanel';
export { Icon } from './Icon';
export { Picture } from './Picture';
