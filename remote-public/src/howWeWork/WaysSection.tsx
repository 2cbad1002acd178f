import { waysOfWorking } from '@vibrant-peak/shared/content/howWeWork';
import { Container, Heading, Stack, Text, chakra } from '@vibrant-peak/shared/ui';

/** The ways of working side by side, without cards: their facts share lines, like a table. */
export function WaysSection() {
  return (
    <chakra.section aria-labelledby="ways" py={{ base: '14', md: '28' }}>
      <Container>
        <Heading as="h2" size="2xl" mb={{ base: '8', md: '14' }} id="ways">
          Three ways of working
        </Heading>
        <Ways>
          {waysOfWorking.map(({ title, description, suits, team, length, price }) => (
            <Way key={title}>
              <Stack gap="3">
                <Heading as="h3" size="xl">
                  {title}
                </Heading>
                {/* These widths break lines alike in the web font and in its fallback. */}
                <Text color="fg.muted" maxW={{ base: '20.25rem', lg: '17rem', xl: '20.25rem' }}>
                  {description}
                </Text>
              </Stack>
              <Facts>
                <Fact term="Suits" detail={suits} />
                <Fact term="Team" detail={team} />
                <Fact term="Length" detail={length} />
                <Fact term="Price" detail={price} isPrice />
              </Facts>
            </Way>
          ))}
        </Ways>
      </Container>
    </chakra.section>
  );
}

const Ways = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
    columnGap: '16',
    rowGap: { base: '12', lg: '0' },
    listStyleType: 'none',
  },
});

/** On desktops it has the rows of the list: its introduction and four facts. */
const Way = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
    gap: { base: '5', md: '12', lg: '0' },
    lg: { gridRow: 'span 5', gridTemplateRows: 'subgrid' },
  },
});

const Facts = chakra('dl', {
  base: {
    mt: { lg: '8' },
    lg: { display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid' },
  },
});

interface FactProps {
  term: string;
  detail: string;
  isPrice?: boolean;
}

function Fact({ term, detail, isPrice }: FactProps) {
  return (
    <Row>
      <chakra.dt fontSize="sm" color="fg.muted">
        {term}
      </chakra.dt>
      <chakra.dd
        {...(isPrice
          ? {
              maxW: { lgDown: '15rem' },
              fontFamily: 'heading',
              fontWeight: 'semibold',
              wordSpacing: '0.1em',
            }
          : { maxW: '15rem', textWrap: 'balance' })}
      >
        {detail}
      </chakra.dd>
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: '3',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});
