import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Border, corners and background of a card, for elements other than `Card`: forms and links. */
export const cardStyle = {
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'xl',
  bg: 'bg.panel',
} satisfies SystemStyleObject;

/** A panel with a border. Padding and layout are those of its user. */
export const Card = chakra('section', { base: cardStyle });
