import { Center, chakra } from '@vibrant-peak/shared/ui';

/** Shown in a button while it works. */
export const Spinner = chakra(Center, {
  base: {
    boxSize: '4',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 800ms linear infinite',
  },
});
