import { chakra } from 'shared/ui';

/** A word or two above a title, behind a stroke of the accent. */
export const Eyebrow = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    textStyle: 'eyebrow',
    color: 'brand.fg',
    _before: {
      content: '""',
      w: '8',
      h: '3px',
      borderRadius: 'full',
      bgImage: 'var(--chakra-gradients-accent)',
    },
  },
});
