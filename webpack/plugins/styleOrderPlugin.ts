import webpack, { type Compiler } from 'webpack';

const atTheEnd = 'document.head.appendChild(link);';
const beforeEmotion = `document.head.insertBefore(link, document.head.querySelector(':scope > style[data-emotion]'));`;

/** Adds style sheets before Emotion's styles, as documents do: which rule wins does not depend on the way to the page. */
export class StyleOrderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('StyleOrderPlugin', (compilation) => {
      webpack.web.CssLoadingRuntimeModule.getCompilationHooks(compilation).linkInsert.tap(
        'StyleOrderPlugin',
        (source) => source.replace(atTheEnd, beforeEmotion),
      );
    });
  }
}
