import { VisuallyHidden, chakra } from '@vibrant-peak/shared/ui';

/** A field that people neither see nor hear, and that password managers leave alone: robots fill it in. */
export const RobotField = () => (
  <VisuallyHidden aria-hidden>
    <chakra.input
      name="website"
      w="1px"
      tabIndex={-1}
      autoComplete="off"
      data-1p-ignore
      data-bwignore
      data-lpignore="true"
      data-form-type="other"
    />
  </VisuallyHidden>
);
