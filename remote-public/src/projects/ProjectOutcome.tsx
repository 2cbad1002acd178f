import type { Project } from 'shared/schemas/project';
import { Box, Text } from 'shared/ui';

/** Client and result of a project, as cards tell them. */
export function ProjectOutcome({ project }: { project: Project }) {
  return (
    <Box borderInlineStartWidth="3px" borderColor="brand.solid" ps="3" fontSize="sm">
      <Text fontWeight="semibold">{project.outcome}</Text>
      <Text color="fg.muted">{project.clientName}</Text>
    </Box>
  );
}
