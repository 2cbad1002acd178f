/** Style sheets are imported as text, for `<Global styles={…} />`. */
declare module '*.css' {
  const text: string;
  export default text;
}
