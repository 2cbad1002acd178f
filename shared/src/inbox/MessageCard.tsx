import { Card, chakra } from '@vibrant-peak/shared/ui';

/** The frame of the open message, which may have the focus. */
export const MessageCard = chakra(Card, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    p: { base: '5', md: '8' },
    overflowWrap: 'anywhere',
    outline: 'none',
    scrollMarginTop: '20',
  },
});
