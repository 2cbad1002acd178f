import { chakra } from '@vibrant-peak/shared/ui';
import { TableFrame, iconBefore } from '@vibrant-peak/shared/ui-admin';

/** The frame of a managed list: width, columns and cells by kind of field. */
export const ListFrame = chakra(TableFrame, {
  base: {
    '& table': { minW: { md: 'calc(11rem + var(--columns) * 9.5rem)' }, tableLayout: { md: 'fixed' } },
    '& th.title': { w: { md: '13rem' } },
    '& th:is(.url, .text, .icon)': { w: { md: '9.25rem' } },
    '& th:is(.checkbox, .date, .number)': { w: { md: '8.5rem' } },
    '& th.rating': { w: { md: '10rem' } },
    '& td.pictured': { position: { md: 'relative' }, ps: { md: '4.25rem' }, h: { md: '4rem' } },
    '& .thumbnail': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      boxSize: '10',
      position: { md: 'absolute' },
      insetStart: { md: '4' },
      top: { md: 'calc(50% - 1.25rem)' },
      borderRadius: 'lg',
      overflow: 'hidden',
      bg: 'bg.muted',
      color: 'fg.subtle',
      '&:empty::before': iconBefore('noImage'),
      '& img': { boxSize: 'full', objectFit: 'cover' },
    },
    '& td.longText .text': { lineClamp: '2', color: 'fg.muted' },
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
    '& span.icon': { display: 'inline-flex', alignItems: 'center', gap: '2' },
    '& .yes': { color: 'fg.success', fontWeight: 'semibold' },
    '& .no': { color: 'fg.muted' },
    '& span.rating': { whiteSpace: 'nowrap', '& span': { color: 'brand.fg', letterSpacing: 'wide' } },
  },
});
