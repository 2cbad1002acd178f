import type { ComponentProps } from 'react';
import { safeUrl } from 'shared/safeUrl';
import type { TeamMember } from 'shared/schemas/teamMember';
import { Box, Flex, Heading, Icon, Picture, StyledLink, Text, chakra } from 'shared/ui';
import { Card } from '../components/Card';

interface MemberCardProps {
  member: TeamMember;
}

export function MemberCard({ member }: MemberCardProps) {
  const titleId = `member-${member.id}`;
  return (
    <Frame aria-labelledby={titleId}>
      <Picture
        src={member.image}
        alt={`Portrait of ${member.name}`}
        ratio={1}
        sizes="(min-width: 1264px) 282px, (min-width: 1024px) 22vw, (min-width: 480px) 45vw, 68px"
        mt={{ base: '5', sm: '0' }}
        ms={{ base: '5', sm: '0' }}
        borderRadius={{ base: 'xl', sm: 'none' }}
      />
      <Box ps={{ sm: '5' }} pe="5">
        <Heading as="h2" size="md" id={titleId}>
          {member.name}
        </Heading>
        <Text fontSize="sm" fontWeight="medium" color="brand.fg">
          {member.role}
        </Text>
      </Box>
      <Text fontSize="sm" color="fg.muted" flex="1" {...wholeRow}>
        {member.bio}
      </Text>
      <Flex wrap="wrap" gap="1" {...wholeRow} px="2.5">
        <ProfileLink
          icon="LinkedIn"
          href={safeUrl(member.linkedin)}
          aria-label={`${member.name} on LinkedIn`}
          {...outside}
        />
        <ProfileLink
          icon="GitHub"
          href={safeUrl(member.github)}
          aria-label={`${member.name} on GitHub`}
          {...outside}
        />
        <ProfileLink
          icon="Mail"
          href={safeUrl(`mailto:${member.email}`, { contact: true })}
          aria-label={`Email ${member.name}`}
        />
      </Flex>
    </Frame>
  );
}

/** On phones the portrait is small, beside the name: large ones would fill eight screens. */
const Frame = chakra(Card, {
  base: {
    gap: '3',
    pb: '3',
    smDown: { display: 'grid', gridTemplateColumns: '5.5rem minmax(0, 1fr)', alignItems: 'center' },
  },
});

const wholeRow = { gridColumn: { base: '1 / -1', sm: 'auto' }, px: '5' };

const outside = { target: '_blank', rel: 'noopener noreferrer' };

interface ProfileLinkProps extends ComponentProps<typeof StyledLink> {
  icon: ComponentProps<typeof Icon>['name'];
}

function ProfileLink({ icon, ...link }: ProfileLinkProps) {
  return (
    <StyledLink
      boxSize="11"
      justifyContent="center"
      borderRadius="full"
      color="fg.muted"
      _hover={{ bg: 'brand.subtle' }}
      {...link}
    >
      <Icon name={icon} />
    </StyledLink>
  );
}
