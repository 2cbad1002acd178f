import type { Project } from 'shared/schemas/project';
import { Button } from 'shared/ui';
import { ModalDialog } from 'shared/ui-overlay';
import { OwnPageLink } from '../components/OwnPageLink';
import { projectDialogPath, projectPath } from '../components/ownPath';
import type { SubjectDialogProps } from '../components/useDialogSubject';
import { ProjectDetails } from '../projects/ProjectDetails';

interface ProjectPopupProps extends SubjectDialogProps {
  project: Project;
}

export function ProjectPopup({ project, ...dialog }: ProjectPopupProps) {
  return (
    <ModalDialog
      title={project.title}
      size="xl"
      closesOnOutsideClick={false}
      footer={
        <Button variant="outline" onClick={dialog.onClose}>
          Close
        </Button>
      }
      {...dialog}
    >
      <ProjectDetails project={project} />
      <OwnPageLink
        to={projectPath(project)}
        dialogAddress={projectDialogPath(project)}
        onFollow={dialog.onClose}
      >
        Open as a page
      </OwnPageLink>
    </ModalDialog>
  );
}
