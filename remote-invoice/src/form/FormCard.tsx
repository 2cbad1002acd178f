import { cardStyle, chakra } from '@vibrant-peak/shared/ui';

const card = {
  base: {
    ...cardStyle,
    minW: '0',
    p: '5',
  },
} as const;

/** One part of the form. */
export const FormCard = chakra('section', card);

/** A part whose name is its `legend`. */
export const FieldsetCard = chakra('fieldset', card);

/** Floats, because a legend is drawn on the border of its fieldset otherwise. */
export const Legend = chakra('legend', {
  base: {
    float: 'left',
    w: 'full',
    mb: '4',
    fontFamily: 'heading',
    fontWeight: 'semibold',
    fontSize: 'lg',
    letterSpacing: 'tight',
    wordSpacing: '0.1em',
    '& + *': { clear: 'both' },
  },
});
