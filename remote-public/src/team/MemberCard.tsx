import type { ComponentProps } from 'react';
import { safeUrl } from 'shared/safeUrl';
import type { TeamMember } from 'shared/schemas/teamMember';
import { Flex, Heading, Icon, Picture, Stack, StyledLink, Text } from 'shared/ui';
import { Card } from '../components/Card';

interface MemberCardProps {
  member: TeamMember;
  /** Its picture stands in the first view. */
  isEarly: boolean;
}

export function MemberCard({ member, isEarly }: MemberCardProps) {
  const titleId = `member-${member.id}`;
  return (
    <Card aria-labelledby={titleId}>
      <Picture
        src={member.image}
        alt={`Portrait of ${member.name}`}
        ratio={1}
        sizes="(min-width: 1264px) 282px, (min-width: 1024px) 22vw, (min-width: 480px) 45vw, 90vw"
        priority={isEarly}
      />
      <Stack p="5" gap="3" flex="1">
        <Stack gap="0.5">
          <Heading as="h2" size="md" id={titleId}>
            {member.name}
          </Heading>
          <Text fontSize="sm" fontWeight="medium" color="brand.fg">
            {member.role}
          </Text>
        </Stack>
        <Text fontSize="sm" color="fg.muted" flex="1">
          {member.bio}
        </Text>
        <Flex wrap="wrap" gap="1" mx="-2.5">
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
      </Stack>
    </Card>
  );
}

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
