import { useSessionState, useStaffNavigation } from '@vibrant-peak/shared/host';
import { pressedKey } from '@vibrant-peak/shared/pressedKey';
import { RouterLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';

/** Pages about the person who is signed in; nothing in the default profile. */
export function PersonMenu() {
  const { person } = useSessionState();
  const entries = useStaffNavigation().filter(({ place }) => place === 'person');
  if (!person) return null;
  return (
    <Menu
      onKeyDown={(event) => {
        if (pressedKey(event) !== 'Escape' || !event.currentTarget.open) return;
        event.currentTarget.open = false;
        event.currentTarget.querySelector('summary')?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
          event.currentTarget.open = false;
      }}
    >
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
    </Menu>
  );
}

const Menu = chakra('details', {
  base: {
    position: 'relative',
    '& summary': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minH: '11',
      minW: '11',
      px: { base: '2', md: '4' },
      borderRadius: 'full',
      fontSize: 'sm',
      fontWeight: 'semibold',
      cursor: 'pointer',
      listStyle: 'none',
      focusVisibleRing: 'outside',
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { bg: 'bg.muted' },
    },
    '& summary span': { maxW: '12rem', truncate: true },
    '& > div': {
      position: 'absolute',
      insetEnd: '0',
      top: 'calc(100% + 4px)',
      zIndex: 'dropdown',
      minW: '14rem',
      p: '2',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'xl',
      bg: 'bg.panel',
      boxShadow: 'lg',
      overflowWrap: 'anywhere',
    },
  },
});
