interface ChoicesProps {
  id: string;
  /** What the field suggests, by the names that the browser lists. */
  names: Map<string, unknown> | undefined;
}

/** What was written before in this visit, offered by the browser while a name is typed. */
export function Choices({ id, names }: ChoicesProps) {
  return (
    <datalist id={id}>
      {[...(names?.keys() ?? [])].map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

/** Whether an input comes from the list that the browser offers, not from typing: only then it brings its values along. */
export const isChoice = (event: Event) =>
  event instanceof InputEvent && event.inputType === 'insertReplacementText';
