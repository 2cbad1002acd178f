import { chakra } from 'shared/ui';

/** Text of a sidebar entry: out of sight, but still its name, while the sidebar is collapsed. */
export const EntryText = chakra('span', {
  base: { overflow: 'hidden', textOverflow: 'ellipsis' },
  variants: {
    isCollapsed: { true: { md: { srOnly: true } } },
  },
});
