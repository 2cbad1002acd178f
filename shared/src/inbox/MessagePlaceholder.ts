import { Center, chakra } from '@vibrant-peak/shared/ui';

/** Stands where a message would be. */
export const MessagePlaceholder = chakra(Center, {
  base: {
    minH: { base: '24', lg: '20rem' },
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border',
    borderRadius: 'xl',
    color: 'fg.muted',
    fontSize: 'sm',
  },
});
