import { chakra } from '@vibrant-peak/shared/ui';

/** The sheet stands beside the rest on wide screens, below it on others. */
export const SheetColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: 'minmax(0, 1fr)',
    xl: { gridTemplateColumns: 'minmax(0, 1fr) minmax(24rem, 40%)', alignItems: 'start' },
  },
});
