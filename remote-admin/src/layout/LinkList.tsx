import { useId } from 'react';
import { Card, Heading, RouterLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';

interface LinkListProps {
  title: string;
  entries: readonly { text: string; detail?: string; icon: string; path: string }[];
  /** Shown when there are none. */
  empty?: string;
}

/** A titled list of links. */
export function LinkList({ title, entries, empty }: LinkListProps) {
  const id = useId();
  return (
    <List aria-labelledby={id}>
      <Heading id={id} as="h2" size="sm">
        {title}
      </Heading>
      {entries.length === 0 && (
        <Text color="fg.muted" fontSize="sm">
          {empty}
        </Text>
      )}
      {entries.length > 0 && (
        <ul>
          {entries.map(({ text, detail, icon, path }, index) => (
            <li key={`${index} ${path}`}>
              <RouterLink
                to={path}
                display="flex"
                gap="3"
                minH="11"
                px="2"
                py="1.5"
                borderRadius="lg"
                fontSize="sm"
                _hover={{ bg: 'bg.muted' }}
              >
                <StaffIcon name={icon} />
                <span>
                  <chakra.span display="block" fontWeight="medium">
                    {text}
                  </chakra.span>
                  {detail && (
                    <chakra.span display="block" color="fg.muted" fontSize="xs">
                      {detail}
                    </chakra.span>
                  )}
                </span>
              </RouterLink>
            </li>
          ))}
        </ul>
      )}
    </List>
  );
}

const List = chakra(Card, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minW: '0',
    p: '5',
    overflowWrap: 'anywhere',
    '& ul': { listStyleType: 'none', mx: '-2' },
  },
});
