interface ChoicesProps {
  id: string;
  /** Suggestions by name. */
  names: Map<string, unknown> | undefined;
}

/** Names from earlier in this visit, offered by the browser while typing. */
export function Choices({ id, names }: ChoicesProps) {
  return (
    <datalist id={id}>
      {[...(names?.keys() ?? [])].map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

/**
 * Whether an input was chosen from the suggestions, not typed. Only then are the other values
 * filled in.
 */
export const isChoice = (event: Event) =>
  event instanceof InputEvent && event.inputType === 'insertReplacementText';
