import { team } from 'shared/content/team';
import { Container, chakra } from 'shared/ui';
import { CardGrid } from '../components/CardGrid';
import { MemberCard } from './MemberCard';

export function MembersSection() {
  return (
    <chakra.section aria-label="Team members" py={{ base: '12', md: '20' }}>
      <Container>
        <CardGrid gridTemplateColumns={{ sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }}>
          {team.map((member) => (
            <li key={member.id}>
              <MemberCard member={member} />
            </li>
          ))}
        </CardGrid>
      </Container>
    </chakra.section>
  );
}
