import { useRef } from 'react';
import type { Result } from '@vibrant-peak/shared/schemas/project';
import { Box, Grid, Heading, Stack, Text, chakra } from '@vibrant-peak/shared/ui';
import { useGrowth } from './useGrowth';

/** The results, each as a large figure above two bars on one scale. */
export function ProjectResults({ results }: { results: readonly Result[] }) {
  return (
    <chakra.section aria-labelledby="results">
      <Heading as="h2" size="xl" mb="6" id="results">
        What changed
      </Heading>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${results.length}, minmax(0, 1fr))` }}
        columnGap="12"
        rowGap="10"
      >
        {results.map((result) => (
          <ResultChart key={result.measure} result={result} />
        ))}
      </Grid>
    </chakra.section>
  );
}

function ResultChart({ result: { measure, unit, before, after } }: { result: Result }) {
  const widthOf = (value: number) => `${(value / Math.max(before, after)) * 100}%`;
  return (
    <Box as="figure">
      <chakra.figcaption mb="5" fontSize="lg" fontWeight="medium">
        <Text
          aria-hidden
          fontFamily="heading"
          fontWeight="semibold"
          // Limited by the view, too, where the browser's own font size is large.
          fontSize={{ base: 'min(4rem, 17vw)', md: 'min(4rem, 7.5vw)', lg: 'min(6rem, 8vw)' }}
          lineHeight="1"
          letterSpacing="-0.02em"
          whiteSpace="nowrap"
        >
          {changeOf({ unit, before, after })}
        </Text>
        <Text mt="2">{measure}</Text>
      </chakra.figcaption>
      <Stack as="dl" gap="4">
        <Bar term="Before" value={before} unit={unit} width={widthOf(before)} />
        <Bar term="After" value={after} unit={unit} width={widthOf(after)} from={widthOf(before)} isResult />
      </Stack>
    </Box>
  );
}

/** A share of what was 100 % is shown as its change, other figures as before and after. */
function changeOf({ unit, before, after }: Pick<Result, 'unit' | 'before' | 'after'>): string {
  if (unit === '%' && before === 100) return `−${before - after}%`;
  return unit === '%' ? `${before} → ${after}%` : `${before} → ${after}`;
}

interface BarProps {
  term: string;
  value: number;
  unit: string;
  /** Share of the longer bar, in percent. */
  width: string;
  /** Initial width of the animation. */
  from?: string;
  isResult?: boolean;
}

function Bar({ term, value, unit, width, from = width, isResult }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useGrowth(bar, from, width);
  return (
    <Grid gridTemplateColumns="4rem minmax(0, 1fr)" columnGap="3" alignItems="baseline">
      <chakra.dt fontSize="sm" color="fg.muted">
        {term}
      </chakra.dt>
      <chakra.dd
        fontFamily="heading"
        fontWeight="semibold"
        wordSpacing="0.1em"
        fontSize={isResult ? 'xl' : 'md'}
      >
        {unit === '%' ? `${value}%` : `${value} ${unit}`}
        <Box
          ref={bar}
          aria-hidden
          mt="1"
          h="2.5"
          minW="1"
          borderRadius="full"
          borderWidth="1px"
          borderColor={isResult ? 'brand.solid' : 'border.emphasized'}
          bg={isResult ? 'brand.solid' : 'bg.emphasized'}
          style={{ width }}
        />
      </chakra.dd>
    </Grid>
  );
}
