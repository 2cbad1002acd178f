import { team } from '@vibrant-peak/shared/content/team';
import { Container, chakra } from '@vibrant-peak/shared/ui';
import { MemberCard } from './MemberCard';

export function MembersSection() {
  return (
    <chakra.section aria-label="Team members" py={{ base: '12', md: '20', _print: '0' }}>
      <Container>
        <Grid>
          {team.map((member) => (
            <li key={member.id}>
              <MemberCard member={member} />
            </li>
          ))}
        </Grid>
      </Container>
    </chakra.section>
  );
}

/** Four of eight portraits are twice as wide as the others. */
const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    columnGap: '6',
    rowGap: { base: '10', lg: '16', _print: '6' },
    listStyle: 'none',
    _print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))!' },
    lg: {
      '& > :is(:nth-of-type(8n + 1), :nth-of-type(8n + 6), :nth-of-type(8n + 7), :nth-of-type(8n + 8))': {
        gridColumn: 'span 2',
      },
    },
  },
});
