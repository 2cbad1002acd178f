import { cardStyle, chakra } from '@vibrant-peak/shared/ui';

/** Panel of one item in a grid; its border is highlighted on hover. */
export const ItemCard = chakra('article', {
  base: {
    ...cardStyle,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    h: 'full',
    overflow: 'hidden',
    borderRadius: '2xl',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'moderate',
    _hover: { borderColor: 'brand.border', boxShadow: 'md' },
  },
});
