import { chakra } from '@vibrant-peak/shared/ui';

/** Panel of one item in a grid; its border is highlighted on hover. */
export const Card = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    h: 'full',
    overflow: 'hidden',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: '2xl',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'moderate',
    _hover: { borderColor: 'brand.border', boxShadow: 'md' },
  },
});
