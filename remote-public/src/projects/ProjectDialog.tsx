import { brand } from '@vibrant-peak/shared/content/brand';
import { usePageMetadata } from '@vibrant-peak/shared/host';
import type { Project } from '@vibrant-peak/shared/schemas/project';
import { Button } from '@vibrant-peak/shared/ui';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { OwnPageLink } from '../components/OwnPageLink';
import { projectPath } from '../components/ownPath';
import type { SubjectDialogProps } from '../components/useDialogSubject';
import { ProjectDetails } from './ProjectDetails';

interface ProjectDialogProps extends SubjectDialogProps {
  project: Project;
  /** Whether the document's title and description are the project's while the dialog is open. */
  namesPage?: boolean;
  closesOnOutsideClick?: boolean;
}

export function ProjectDialog({ project, namesPage = false, ...dialog }: ProjectDialogProps) {
  usePageMetadata(
    namesPage && dialog.isOpen
      ? { title: `${project.title} | ${brand.name}`, description: project.description }
      : undefined,
  );

  return (
    <ModalDialog
      title={project.title}
      size="xl"
      footer={
        <Button variant="outline" onClick={dialog.onClose}>
          Close
        </Button>
      }
      {...dialog}
    >
      <ProjectDetails project={project} />
      <OwnPageLink to={projectPath(project)}>Open as a page</OwnPageLink>
    </ModalDialog>
  );
}
