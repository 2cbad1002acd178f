import type { Project } from '@vibrant-peak/shared/schemas/project';
import { Box, Text } from '@vibrant-peak/shared/ui';
import { outcomeOf } from './outcomeOf';

/** Client and result of a project, for cards. */
export function ProjectOutcome({ project }: { project: Project }) {
  return (
    <Box borderInlineStartWidth="3px" borderColor="brand.solid" ps="3" fontSize="sm">
      {/* At this width outcomes break lines alike in the web font and in its fallback. */}
      <Text fontWeight="semibold" maxW="15rem" textWrap="balance">
        {outcomeOf(project)}
      </Text>
      <Text color="fg.muted">{project.clientName}</Text>
    </Box>
  );
}
