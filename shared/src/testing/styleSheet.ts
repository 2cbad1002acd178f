/** Stands in for style sheets, which css-loader turns into text in the real builds. */
export default '';
