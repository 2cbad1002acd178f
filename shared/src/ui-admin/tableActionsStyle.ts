import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { iconBefore } from './iconBefore';
import { touchable } from './touchable';

/** Styles of a table's buttons, which stay in view while the columns scroll below them. */
export const tableActionsStyle: SystemStyleObject = {
  '& .actions': {
    position: { md: 'sticky' },
    insetEnd: '0',
  },
  '& th.actions': { textAlign: 'end', w: { md: '7rem' } },
  '& td.actions': {
    bg: { md: 'inherit' },
    textAlign: 'end',
    whiteSpace: 'nowrap',
    justifyContent: 'flex-end',
    gap: '1',
  },
  // Where a pointer hovers: of the row below it, and of the row that has the focus.
  '@media (hover: hover) and (min-width: 768px)': {
    '& tbody tr:not(:hover, :focus-within) td.actions button': { opacity: '0' },
  },
  '& td.actions button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: touchable,
    borderRadius: 'full',
    color: 'fg.muted',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '&.edit::before': iconBefore('pencil'),
    '&.delete::before': iconBefore('trash'),
    '&.delete:hover': { bg: 'red.subtle', color: 'red.fg' },
  },
};
