import type { ReactNode } from 'react';
import { Box, Grid, chakra } from '@vibrant-peak/shared/ui';

type Width = 'row' | 'row on phones' | 'two';
type Fact = readonly [label: string, value: ReactNode, width?: Width];

const columns = {
  row: '1 / -1',
  'row on phones': { base: '1 / -1', sm: 'auto' },
  two: { base: '1 / -1', sm: 'span 2' },
};

/** Labels with their values, three beside each other, two on phones. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Grid
    as="dl"
    templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }}
    columnGap="4"
    rowGap="4"
    overflowWrap="anywhere"
  >
    {facts.map(([label, value, width]) => (
      <Box key={label} {...(width && { gridColumn: columns[width] })}>
        <chakra.dt color="fg.muted" fontSize="sm">
          {label}
        </chakra.dt>
        <chakra.dd fontWeight="medium">{value}</chakra.dd>
      </Box>
    ))}
  </Grid>
);
