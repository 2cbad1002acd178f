import { useId } from 'react';
import { Box, Grid, Text, chakra } from '@vibrant-peak/shared/ui';

interface Bar {
  value: number;
  /** The value as people read it. */
  text: string;
}

interface BarsProps {
  title: string;
  canary: Bar;
  live: Bar;
  /** The smallest value of a bar that is full: a lone failure must not look like many. */
  least: number;
}

/** Two bars on one scale, the canary's above that of the live site. */
export function Bars({ title, canary, live, least }: BarsProps) {
  const id = useId();
  const longest = Math.max(canary.value, live.value, least);
  return (
    <Box role="group" aria-labelledby={id}>
      <Text id={id} fontWeight="medium" fontSize="sm" mb="1">
        {title}
      </Text>
      <Grid
        as="dl"
        templateColumns="auto 1fr auto"
        alignItems="center"
        columnGap="3"
        rowGap="1"
        fontSize="sm"
      >
        <Row label="Canary" bar={canary} longest={longest} color="brand.fg" />
        <Row label="Live site" bar={live} longest={longest} color="fg.muted" />
      </Grid>
    </Box>
  );
}

interface RowProps {
  label: string;
  bar: Bar;
  longest: number;
  color: string;
}

const Row = ({ label, bar: { value, text }, longest, color }: RowProps) => (
  <Box display="contents">
    <dt>{label}</dt>
    <Value>
      <chakra.svg
        aria-hidden
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        w="full"
        h="2.5"
        color={color}
        bg="bg.muted"
        borderRadius="sm"
      >
        <rect width={(100 * value) / longest} height="10" fill="currentColor" />
      </chakra.svg>
      <span>{text}</span>
    </Value>
  </Box>
);

const Value = chakra('dd', {
  base: {
    gridColumn: 'span 2',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
});
