import { chakra } from '@vibrant-peak/shared/ui';

/** A key of the keyboard. */
export const Key = chakra('kbd', {
  base: {
    minW: '7',
    px: '2',
    py: '0.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'bg.muted',
    fontFamily: 'body',
    fontSize: 'xs',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    flexShrink: '0',
  },
});
