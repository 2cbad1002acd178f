import type { Conversation } from './conversation';

/** An answer that people insert into a reply. */
export interface SavedAnswer {
  id: string;
  title: string;
  /** With placeholders. */
  text: string;
}

/** What stands for the words of a message. */
export const placeholders = ['{name}', '{subject}', '{opening}'] as const;

/** The answer with the words of a message. Contact messages have no opening. */
export function fillIn(
  text: string,
  { kind, name, subject }: Pick<Conversation, 'kind' | 'name' | 'subject'>,
): string {
  const words = {
    '{name}': name,
    '{subject}': subject,
    '{opening}': kind === 'application' ? subject : '{opening}',
  };
  return text.replaceAll(/\{(?:name|subject|opening)\}/g, (found) => words[found as keyof typeof words]);
}

/** Why a text with a placeholder is not sent. */
export function leftFault(text: string): string | undefined {
  const left = placeholders.find((placeholder) => text.includes(placeholder));
  return left && `Replace ${left} by the words that you mean.`;
}
