import { FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { useToast } from '@vibrant-peak/shared/host';
import { Stack } from '@vibrant-peak/shared/ui';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { SaveOrCancel } from '../layout/SaveOrCancel';
import { titleOf, type UploadedPicture } from './uploadedPicture';

interface DescribeDialogProps {
  picture: UploadedPicture;
  onClose: () => void;
  onDone: () => void;
}

const schema = yup.object({
  alt: yup.string().default('').trim().required('Say in a few words what the picture shows.').max(300),
});

/** Asks what a picture shows. */
export function DescribeDialog({ picture, onClose, onDone }: DescribeDialogProps) {
  const { name, alt } = picture;
  const title = titleOf(picture);
  const form = useValidatedForm(schema, { alt });
  const { isSending, problem, send } = useSending(form);
  const toast = useToast();
  const describe = form.handleSubmit((values) =>
    send(
      () => ask(`PATCH /media/${name}`, values),
      () => {
        toast({ type: 'success', title: 'Picture Described', description: title });
        onClose();
        onDone();
      },
    ),
  );
  return (
    <ModalDialog title={`Describe ${title}`} isOpen onClose={onClose} size="sm">
      <form noValidate onSubmit={(event) => void describe(event)}>
        <Stack gap="5">
          <FormField
            form={form}
            name="alt"
            label="Alternative Text"
            hint="What the picture shows, for people who cannot see it. Records have a text of their own."
            rows={3}
            required
            data-autofocus
          />
          <SaveOrCancel isSending={isSending} problem={problem} onCancel={onClose} />
        </Stack>
      </form>
    </ModalDialog>
  );
}
