import { Text, chakra } from '@vibrant-peak/shared/ui';

interface CommandProps {
  /** What the command is for. */
  text: string;
  children: string | readonly string[];
}

/** A command that an administrator runs. */
export const Command = ({ text, children }: CommandProps) => (
  <Text mt="3" color="fg.muted" fontSize="sm">
    {`${text} `}
    <Code>{children}</Code>
  </Text>
);

const Code = chakra('code', { base: { color: 'fg', fontSize: 'xs', overflowWrap: 'anywhere' } });
