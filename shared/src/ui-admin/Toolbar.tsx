import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';
import { StaffIcon } from './StaffIcon';
import { touchable } from './touchable';

interface ToolbarProps {
  /** Always there. */
  search?: ReactNode;
  /** Filters and buttons, which phones fold. */
  children: ReactNode;
}

/**
 * Search, filters and buttons above a list, in one shape of 36 px. On phones, and where the list has
 * less than 640 px, a button unfolds the filters and buttons. Filters in use (`data-active`) stay
 * visible. On narrow desktops all fit on one line, without their icons, but for two filters in use.
 */
export function Toolbar({ search, children }: ToolbarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Place>
      <Bar data-folded={!isOpen || undefined}>
        {search}
        <Fold type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <StaffIcon name="Wrench" />
          <span>Tools</span>
        </Fold>
        {children}
      </Bar>
    </Place>
  );
}

/** Its menus open above the list. */
const Place = chakra('div', {
  base: { containerType: 'inline-size', position: 'relative', zIndex: '1', mb: '4' },
});

const folding = {
  '& > button[aria-expanded]': { display: 'inline-flex' },
  '& > :is(select, button:not([aria-expanded]))': { flex: '1 1 40%', maxW: 'full' },
  '&[data-folded] > :is(select, button, details):not([aria-expanded], [data-active])': { display: 'none' },
};

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: { md: 'flex-end' },
    gap: { base: '3', md: '2' },
    '& > :is(input, select, button), & > details > summary': {
      minH: touchable,
      borderRadius: 'lg',
      fontWeight: 'medium',
    },
    '& > :is(input, button), & > details > summary': { px: { md: '3' } },
    '& > input': {
      fontWeight: 'normal',
      textOverflow: 'ellipsis',
      flex: '1 1 6rem',
      minW: '0',
      maxW: { md: 'xs' },
      me: { md: 'auto' },
    },
    '& > button': { flex: 'none', minW: '0' },
    // A filter has the width of what it says, up to the room that the other tools leave.
    '& > select': {
      flex: '99 1 5rem',
      minW: '0',
      maxW: { md: 'max-content' },
      fieldSizing: { md: 'content' },
    },
    // Two in use would be cut after a few letters: they take a second line.
    '@container (max-width: 51.99rem)': {
      '&:has([data-active] ~ [data-active]) > select[data-active]': { flexBasis: 'auto' },
    },
    '@media (min-width: 768px) and (max-width: 1399px)': {
      '& :is(button, summary) svg': { display: 'none' },
      '& > button, & > details > summary': { px: '2' },
      '& > select': { ps: '2', pe: '7' },
    },
    mdDown: folding,
    '@container (max-width: 39.99rem)': folding,
  },
});

const Fold = chakra('button', {
  base: {
    display: 'none',
    alignItems: 'center',
    gap: '2',
    px: '4',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    fontSize: 'sm',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.muted' },
  },
});
