import { chakra } from '@vibrant-peak/shared/ui';
import { TableFrame, iconBefore } from '@vibrant-peak/shared/ui-admin';

/** The frame of a managed list: width, columns and cells by kind of field. */
export const ListFrame = chakra(TableFrame, {
  base: {
    '& :is(th, td):not(.choice)': { px: { md: '3' } },
    // Columns have the room of their words; a long text has what they leave.
    '& td.title': { maxW: { md: '16rem' } },
    '& td.text': { maxW: { md: 'clamp(9.25rem, calc(100cqw - var(--columns) * 8rem), 22rem)' } },
    '& td:is(.url, .profile)': { maxW: { md: '9.25rem' } },
    '& th.longText': { minW: { md: '7rem' } },
    '& td.pictured': { position: { md: 'relative' }, ps: { md: '3.5rem' } },
    // Addresses leave room to the text.
    '@container (max-width: 63.99rem)': {
      '& td:is(.url, .profile)': { maxW: { md: '7rem' } },
      '& th.longText': { minW: { md: '10rem' } },
      // The last one is cut by its own edge, not by that of the actions.
      '& td.text:nth-last-child(2)': { maxW: { md: '9.25rem' } },
      // An email address has the room of a web address.
      '& td.email': { maxW: { md: '13rem' } },
      '& tr:has(> .email) > .url': { display: { md: 'none' } },
    },
    // Names and short texts share the room of columns of which little would be seen.
    '@container (max-width: 51.99rem)': {
      '& td:is(.title, .text)': { maxW: { md: '0' } },
      '& th:is(.icon, .date, .checkbox, .number, .rating)': { w: { md: '1%' } },
      '& th.title': { w: { md: '26%' } },
      '& tr:has(> .text) > th.title': { w: { md: '36%' } },
      '& tr:has(> .rating) > th.title': { w: { md: '30%' } },
      '& tr:has(> .text ~ .text) > th.title': { w: { md: '30%' } },
      '& tr:has(> .text) > .longText': { display: { md: 'none' } },
    },
    // Names and two short texts need the room of days.
    '@container (max-width: 41.99rem)': {
      '& tr:has(> .text ~ .text) > :is(.date, .checkbox)': { display: { md: 'none' } },
      '& tr:has(> .text ~ .text) > th.title': { w: { md: '42%' } },
    },
    '@container (max-width: 33.99rem)': {
      '& :is(th, td):is(.longText, .checkbox, .rating, .date), & .text ~ .text, & td .thumbnail': {
        display: { md: 'none' },
      },
      '& td.pictured': { ps: { md: '3' } },
      '& th.title': { w: { md: '40%' } },
      '& tr:has(> .text) > th.title': { w: { md: '32%' } },
      '& tr:has(> .text ~ .text) > th.title': { w: { md: '40%' } },
    },
    // One line; the form has the whole text.
    '& td:not(.actions, .empty)': {
      overflow: { md: 'hidden' },
      textOverflow: 'ellipsis',
      whiteSpace: { md: 'nowrap' },
    },
    '& .thumbnail': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      boxSize: { base: '10', md: '8' },
      position: { md: 'absolute' },
      insetStart: { md: '3' },
      top: { md: 'calc(50% - 1rem)' },
      borderRadius: 'lg',
      borderWidth: '1px',
      borderColor: 'border',
      overflow: 'hidden',
      bg: 'bg.muted',
      color: 'fg.subtle',
      '&:empty::before': iconBefore('noImage'),
      '& img': { boxSize: 'full', objectFit: 'cover' },
      // Browsers draw a broken picture.
      '& img:not([src])': { visibility: 'hidden' },
    },
    // A long name is cut short, its mark never.
    '& .name': {
      display: { base: 'contents', md: 'flex' },
      alignItems: 'center',
      gap: '2',
      '& > :first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
    },
    // A label beside nothing says nothing.
    '& td:is(:empty, :has(> span:empty:only-child))': { display: { mdDown: 'none' } },
    '& td:has(.mark) .thumbnail': { opacity: '0.5' },
    '& .mark': {
      flexShrink: '0',
      px: '1.5',
      borderWidth: '1px',
      borderRadius: 'sm',
      bg: 'bg.muted',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'medium',
    },
    '& td.longText .text': { lineClamp: { base: '2', md: '1' }, color: 'fg.muted', whiteSpace: 'normal' },
    '& .address': {
      color: 'brand.fg',
      display: 'inline-block',
      py: { base: '0.5', md: '0' },
      maxW: { md: 'full' },
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: { md: 'nowrap' },
      verticalAlign: 'middle',
      _hover: { textDecoration: 'underline' },
    },
    '& span.icon': { display: 'inline-flex', alignItems: 'center', gap: '2', verticalAlign: 'middle' },
    '& .yes': { color: 'fg.success', fontWeight: 'semibold' },
    '& .no': { color: 'fg.muted' },
    '& span.rating': { whiteSpace: 'nowrap', '& span': { color: 'brand.fg', letterSpacing: 'wide' } },
  },
});
