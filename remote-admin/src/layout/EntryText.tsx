import { chakra } from '@vibrant-peak/shared/ui';

/** Text of a sidebar entry. In a collapsed sidebar it remains the accessible name. */
export const EntryText = chakra('span', {
  base: { overflow: 'hidden', textOverflow: 'ellipsis' },
  variants: {
    isCollapsed: { true: { md: { srOnly: true } } },
  },
});
