import { cultureIntroduction, culturePhotos, cultureValues } from '@vibrant-peak/shared/content/culture';
import { Box, Container, Heading, Icon, Picture, Text, chakra } from '@vibrant-peak/shared/ui';

export function CultureSection() {
  return (
    <chakra.section
      aria-labelledby="culture"
      data-below=""
      py={{ base: '14', md: '24' }}
      bg="bg.subtle"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Container>
        <Heading as="h2" size="2xl" id="culture">
          {cultureIntroduction.title}
        </Heading>
        <Text mt="4" mb={{ base: '8', md: '12' }} fontSize="lg" color="fg.muted" breakAfter="avoid">
          {cultureIntroduction.lead}
        </Text>
        <Photos />
        <Values />
      </Container>
    </chakra.section>
  );
}

function Photos() {
  return (
    <Strip>
      {culturePhotos.map(({ src, alt, focus }, index) => {
        const { ratio, position } = shapes[index % shapes.length]!;
        return (
          <Picture
            key={src}
            src={src}
            alt={alt}
            ratio={ratio}
            aspectRatio={{ base: 4 / 3, lg: ratio, _print: ratio }}
            position={focus ?? position}
            sizes="(min-width: 1024px) 380px, 46vw"
            borderRadius="2xl"
          />
        );
      })}
    </Strip>
  );
}

/** Shapes of the pictures, and what stays in view without a focal point. */
const shapes: { ratio: number; position?: string }[] = [
  { ratio: 4 / 3 },
  { ratio: 4 / 3 },
  { ratio: 3 / 4, position: '64%' },
  { ratio: 1, position: '80%' },
];

/** Pictures of different sizes on one ground line. */
const Strip = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      lg: '5fr 4fr 3fr 3fr',
      _print: '5fr 4fr 3fr 3fr',
    },
    alignItems: 'end',
    gap: { base: '3', md: '4' },
  },
});

function Values() {
  return (
    <chakra.ul
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(6, minmax(0, 1fr))',
      }}
      columnGap="8"
      rowGap={{ base: '6', lg: '10' }}
      mt={{ base: '10', lg: '16' }}
    >
      {cultureValues.map(({ title, description, icon }) => (
        <Value key={title}>
          <Box color="brand.fg">
            <Icon name={icon} size="1.5rem" />
          </Box>
          <Heading as="h3" size="xl">
            {title}
          </Heading>
          <Text maxW="lg" color="fg.muted">
            {description}
          </Text>
        </Value>
      ))}
    </chakra.ul>
  );
}

/** Two, then three in a row; on tablets the last has a row of its own. */
const Value = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    gridColumn: { lg: 'span 2' },
    '&:last-of-type': { smToLg: { gridColumn: '1 / -1' } },
    '&:nth-of-type(-n + 2)': { lg: { gridColumn: 'span 3' } },
  },
});
