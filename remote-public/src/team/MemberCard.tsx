import type { ComponentProps } from 'react';
import { safeUrl } from '@vibrant-peak/shared/safeUrl';
import type { TeamMember } from '@vibrant-peak/shared/schemas/teamMember';
import { Box, Flex, Heading, Icon, Picture, StyledLink, Text, chakra } from '@vibrant-peak/shared/ui';

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
        ratio={4 / 5}
        position={member.imageFocus}
        sizes="(min-width: 480px) 588px, 212px"
        h={{ sm: '20rem', lg: '25rem', '2xl': '29rem' }}
        borderRadius={{ base: 'xl', sm: '2xl' }}
      />
      <Box>
        <Heading as="h2" size={{ base: 'md', sm: 'lg' }} id={titleId}>
          {member.name}
        </Heading>
        <Text fontWeight="medium" color="brand.fg" maxW={{ base: '12.4rem', sm: 'full' }} textWrap="balance">
          {member.role}
        </Text>
      </Box>
      <Text maxW="lg" color="fg.muted" gridColumn={{ base: '1 / -1', sm: 'auto' }}>
        {member.bio}
      </Text>
      <Flex
        wrap="wrap"
        gap="1"
        mx="-3"
        gridColumn={{ base: '1 / -1', sm: 'auto' }}
        _print={{ display: 'none' }}
      >
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

/** On phones the name stands beside the portrait. */
const Frame = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    smDown: { display: 'grid', gridTemplateColumns: 'min(7.5rem, 34vw) minmax(0, 1fr)', alignItems: 'end' },
  },
});

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
