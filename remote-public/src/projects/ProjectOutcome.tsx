import type { Project } from 'shared/schemas/project';
import { Box, Text } from 'shared/ui';

/** Client and result of a project, as cards tell them. */
export function ProjectOutcome({ project }: { project: Project }) {
  return (
    <Box borderInlineStartWidth="3px" borderColor="brand.solid" ps="3" fontSize="sm">
      {/* As wide as lets every outcome have two lines, in the font and in the one before it comes. */}
      <Text fontWeight="semibold" maxW="15rem">
        {project.outcome}
      </Text>
      <Text color="fg.muted">{project.clientName}</Text>
    </Box>
  );
}
