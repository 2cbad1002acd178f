import { describedBy } from '@vibrant-peak/shared/ui-admin';

type Field = Parameters<typeof describedBy>[0] & { isRequired?: boolean | undefined };

/** Attributes of a field's control, which connect it with its texts. */
export const controlOf = ({ isRequired, ...texts }: Field) => ({
  id: texts.id,
  // Not `required`: the browser's own validation would show its own messages.
  'aria-required': isRequired || undefined,
  'aria-invalid': texts.message ? true : undefined,
  'aria-describedby': describedBy(texts),
});
