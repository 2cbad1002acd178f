/** Replaces style sheets, which css-loader turns into text in builds. */
export default '';
