import { defineTextStyles } from '@chakra-ui/react/styled-system';

export const textStyles = defineTextStyles({
  sm: { value: { fontSize: 'sm', lineHeight: '1.45' } },
  eyebrow: {
    value: { fontSize: 'sm', fontWeight: 'semibold', letterSpacing: 'wide', textTransform: 'uppercase' },
  },
});
