import { useSessionState, useStaffNavigation } from '@vibrant-peak/shared/host';
import { RouterLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon, DropDown } from '@vibrant-peak/shared/ui-admin';

/** Pages about the person who is signed in; nothing in the default profile. */
export function PersonMenu() {
  const { person } = useSessionState();
  const entries = useStaffNavigation().filter(({ place }) => place === 'person');
  if (!person) return null;
  return (
    <DropDown css={{ '& summary span': { maxW: { base: '7rem', lg: '12rem' }, truncate: true } }}>
      <summary>
        <StaffIcon name="Users" />
        <chakra.span srOnly={{ base: true, md: false }}>{person.name}</chakra.span>
      </summary>
      <div>
        <Text px="3" pt="1" pb="2" color="fg.muted" fontSize="xs">
          {`${person.email}, ${person.role}`}
        </Text>
        {entries.map(({ path, label, icon }) => (
          <RouterLink
            key={path}
            to={path}
            display="flex"
            gap="3"
            minH="11"
            px="3"
            borderRadius="lg"
            fontSize="sm"
            fontWeight="medium"
            _hover={{ bg: 'bg.muted' }}
            onClick={(event) => (event.currentTarget.closest('details')!.open = false)}
          >
            <StaffIcon name={icon} />
            <span>{label}</span>
          </RouterLink>
        ))}
      </div>
    </DropDown>
  );
}
