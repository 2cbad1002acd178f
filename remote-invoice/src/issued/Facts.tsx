import type { ReactNode } from 'react';
import { Box, Grid, chakra } from '@vibrant-peak/shared/ui';

type Fact = readonly [label: string, value: ReactNode, isLong?: boolean];

/** Labels with their values. A long value has the width of two. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Grid
    as="dl"
    templateColumns="repeat(auto-fit, minmax(min(8rem, 100%), 1fr))"
    columnGap="6"
    rowGap="4"
    overflowWrap="anywhere"
  >
    {facts.map(([label, value, isLong]) => (
      <Box key={label} {...(isLong && { gridColumn: { base: '1 / -1', sm: 'span 2' } })}>
        <chakra.dt color="fg.muted" fontSize="sm">
          {label}
        </chakra.dt>
        <chakra.dd fontWeight="medium">{value}</chakra.dd>
      </Box>
    ))}
  </Grid>
);
