import { team } from '@vibrant-peak/shared/content/team';
import { Box, Flex, HStack, Heading, Icon, RouterLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { Avatar } from '../components/Avatar';

/** The team members who made a project. */
export function ProjectPeople({ ids }: { ids: readonly number[] }) {
  return (
    <chakra.section aria-labelledby="people">
      <Heading as="h2" size="xl" mb="6" id="people">
        Made by
      </Heading>
      <Flex as="ul" wrap="wrap" columnGap="10" rowGap="5">
        {team
          .filter(({ id }) => ids.includes(id))
          .map(({ id, name, role, image, imageFocus }) => (
            <HStack as="li" key={id} gap="4">
              <Avatar src={image} focus={imageFocus} />
              <Box minW="0">
                <Text fontWeight="medium">{name}</Text>
                <Text fontSize="sm" color="fg.muted">
                  {role}
                </Text>
              </Box>
            </HStack>
          ))}
      </Flex>
      <RouterLink to="/team" mt="5" py="2" color="brand.fg" fontWeight="medium">
        <span>Meet the whole team</span>
        <Icon name="ArrowRight" />
      </RouterLink>
    </chakra.section>
  );
}
