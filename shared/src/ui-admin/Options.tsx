/** The options of a select. */
export const Options = ({ pairs }: { pairs: readonly (readonly [value: string, text: string])[] }) =>
  pairs.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
