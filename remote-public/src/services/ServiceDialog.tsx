import type { Service } from '@vibrant-peak/shared/schemas/service';
import { Button, Text } from '@vibrant-peak/shared/ui';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { OwnPageLink } from '../components/OwnPageLink';
import { servicePath } from '../components/ownPath';
import type { SubjectDialogProps } from '../components/useDialogSubject';
import { ServiceDetails } from './ServiceDetails';

interface ServiceDialogProps extends SubjectDialogProps {
  service: Service;
}

export function ServiceDialog({ service, ...dialog }: ServiceDialogProps) {
  return (
    <ModalDialog
      title={service.title}
      footer={
        <>
          <Button variant="outline" onClick={dialog.onClose}>
            Close
          </Button>
          <Button variant="accent">Contact Us</Button>
        </>
      }
      {...dialog}
    >
      <Text color="fg.muted" mb="8">
        {service.description}
      </Text>
      <ServiceDetails service={service} />
      <OwnPageLink to={servicePath(service)}>Open as a page</OwnPageLink>
    </ModalDialog>
  );
}
