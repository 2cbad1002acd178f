import webpack, { type Compiler } from 'webpack';

/** Does nothing for a style sheet that the document has already. */
const insertLink = `
if (!link.parentNode)
  document.head.insertBefore(link, document.head.querySelector(':scope > style[data-emotion]'));`;

/**
 * Inserts style sheets before Emotion's styles, as documents do: which rule wins does not depend on
 * the way to the page.
 */
export class StyleOrderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('StyleOrderPlugin', (compilation) => {
      webpack.web.CssLoadingRuntimeModule.getCompilationHooks(compilation).linkInsert.tap(
        'StyleOrderPlugin',
        () => insertLink,
      );
    });
  }
}
