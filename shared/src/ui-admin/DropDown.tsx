import type { ComponentProps } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { pressedKey } from '../pressedKey';

/**
 * A button (`summary`) with a panel, its last child. Escape and leaving it by Tab close it. A native
 * `details` element needs no script to open.
 */
export const DropDown = (properties: ComponentProps<typeof Frame>) => (
  <Frame
    onKeyDown={(event) => {
      if (pressedKey(event) !== 'Escape' || !event.currentTarget.open) return;
      event.currentTarget.open = false;
      event.currentTarget.querySelector('summary')?.focus();
    }}
    onBlur={(event) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
        event.currentTarget.open = false;
    }}
    {...properties}
  />
);

const Frame = chakra('details', {
  base: {
    position: 'relative',
    '& summary': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minH: '11',
      minW: '11',
      px: { base: '2', md: '4' },
      borderRadius: 'full',
      fontSize: 'sm',
      fontWeight: 'semibold',
      cursor: 'pointer',
      listStyle: 'none',
      focusVisibleRing: 'outside',
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { bg: 'bg.muted' },
    },
    '& > :last-child': {
      position: 'absolute',
      insetEnd: '0',
      top: 'calc(100% + 4px)',
      zIndex: 'dropdown',
      minW: '14rem',
      p: '2',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'xl',
      bg: 'bg.panel',
      boxShadow: 'lg',
      overflowWrap: 'anywhere',
    },
  },
});
