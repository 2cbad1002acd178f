import type { ReactNode } from 'react';
import { Grid, chakra } from '@vibrant-peak/shared/ui';

/** Labels with their values. */
export const Facts = ({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <Grid
    as="dl"
    templateColumns="repeat(auto-fit, minmax(min(8rem, 100%), 1fr))"
    columnGap="6"
    rowGap="4"
    overflowWrap="anywhere"
  >
    {facts.map(([label, value]) => (
      <div key={label}>
        <chakra.dt color="fg.muted" fontSize="sm">
          {label}
        </chakra.dt>
        <chakra.dd fontWeight="medium">{value}</chakra.dd>
      </div>
    ))}
  </Grid>
);
