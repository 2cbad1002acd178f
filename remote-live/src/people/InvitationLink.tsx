import { useEffect, useId, useRef } from 'react';
import { FieldFrame, fieldRecipe } from '@vibrant-peak/shared/ui-admin';
import { useToast } from '@vibrant-peak/shared/host';
import { Button, HStack, Stack, Text, chakra } from '@vibrant-peak/shared/ui';

interface InvitationLinkProps {
  link: string;
  email: string;
  /** Whether the site has sent it by mail. */
  isMailed: boolean;
  onClose: () => void;
}

/** The link of an invitation, which the server does not keep. */
export function InvitationLink({ link, email, isMailed, onClose }: InvitationLinkProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const toast = useToast();
  useEffect(() => field.current?.select(), []);

  // Without the right to the clipboard the link stays selected.
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast({ type: 'success', title: 'Link Copied' }),
      () => field.current?.select(),
    );

  return (
    <Stack gap="5">
      <Text>
        {`${isMailed ? `A mail takes this link to ${email}; you can also send it yourself` : `Send this link to ${email}`}. It is shown only now, and valid once, for seven days. Whoever has it can join.`}
      </Text>
      <FieldFrame id={id} label="Link">
        <Input ref={field} id={id} readOnly value={link} />
      </FieldFrame>
      <HStack gap="3">
        <Button variant="accent" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          Done
        </Button>
      </HStack>
    </Stack>
  );
}

const Input = chakra('input', fieldRecipe);
