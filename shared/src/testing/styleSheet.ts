/** Replaces style sheets, with and without `?inline`. */
export default '';
