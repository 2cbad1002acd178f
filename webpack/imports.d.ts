/** What a remote may import beside code. */

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** The text of a style sheet, for `<Global styles={…} />`. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

/** A style sheet applies as long as the page is open; it has no value. */
declare module '*.css' {}

/**
 * A picture with its size in pixels: `<Picture {...picture} sizes="50vw" alt="…" />`. Its `srcSet`
 * names the site's widths; drawings, animations and builds for development have none.
 */
declare module '*.png' {
  const picture: { src: string; width: number; height: number; srcSet?: string };
  export default picture;
}

declare module '*.jpg' {
  export { default } from '*.png';
}

declare module '*.jpeg' {
  export { default } from '*.png';
}

declare module '*.svg' {
  export { default } from '*.png';
}

declare module '*.webp' {
  export { default } from '*.png';
}

declare module '*.avif' {
  export { default } from '*.png';
}

/** The address of a font. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
