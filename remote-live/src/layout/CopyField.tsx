import { useEffect, useId, useRef } from 'react';
import { useToast } from '@vibrant-peak/shared/host';
import { FieldFrame, fieldRecipe } from '@vibrant-peak/shared/ui-admin';
import { Button, HStack, Stack, chakra } from '@vibrant-peak/shared/ui';

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
      toast({ type: 'error', title: 'Copying Failed', description: 'It is selected: copy it by hand.' });
    }
  };

  return (
    <Stack gap="5">
      <FieldFrame id={id} label={label}>
        <Input ref={field} id={id} readOnly value={value} />
      </FieldFrame>
      <HStack gap="3">
        <Button variant="accent" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="outline" colorPalette="gray" onClick={onDone}>
          Done
        </Button>
      </HStack>
    </Stack>
  );
}

const Input = chakra('input', fieldRecipe);
