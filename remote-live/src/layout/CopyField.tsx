import { useEffect, useId, useRef } from 'react';
import { useToast } from '@vibrant-peak/shared/host';
import { FieldFrame, fieldRecipe } from '@vibrant-peak/shared/ui-admin';
import { DialogButtons } from '@vibrant-peak/shared/ui-blocks';
import { Stack, chakra } from '@vibrant-peak/shared/ui';

interface CopyFieldProps {
  /** What it holds, such as `Link`. */
  label: string;
  value: string;
  onDone: () => void;
}

/** A value that is shown once: selected, with a button that copies it. */
export function CopyField({ label, value, onDone }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const toast = useToast();
  useEffect(() => field.current?.select(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast({ type: 'success', title: `${label} Copied` });
    } catch {
      // The browser refuses, or the page was opened over plain http.
      field.current?.select();
      toast({
        type: 'error',
        title: 'Copying Failed',
        description: 'The text is selected: copy it by hand.',
      });
    }
  };

  return (
    <Stack gap="5">
      <FieldFrame id={id} label={label}>
        <Input ref={field} id={id} readOnly value={value} />
      </FieldFrame>
      <DialogButtons action="Copy" onAction={() => void copy()} cancel="Done" onCancel={onDone} />
    </Stack>
  );
}

const Input = chakra('input', fieldRecipe);
