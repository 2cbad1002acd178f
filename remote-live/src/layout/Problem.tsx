import { Text } from '@vibrant-peak/shared/ui';

/** Why something was not done; nothing without a text. */
export const Problem = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <Text role="alert" color="fg.error" fontSize="sm">
      {text}
    </Text>
  );
