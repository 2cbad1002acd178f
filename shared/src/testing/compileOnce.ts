import vm, { type CompileFunctionOptions, type Context } from 'node:vm';

const compile = vm.compileFunction;

/**
 * Makes V8 compile each module once per worker. Jest compiles functions, which V8 does not cache, unlike scripts.
 */
export function compileOnce(): void {
  vm.compileFunction = (source, parameters = [], options: CompileFunctionOptions = {}) => {
    const { parsingContext, filename } = options;
    // A dynamic import needs the original compile call.
    if (!parsingContext || /\bimport\s*\(/.test(source)) return compile(source, parameters, options);
    const head = `(function (${parameters.join(', ')}) {`;
    const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
    return script.runInContext(parsingContext as Context) as ReturnType<typeof compile>;
  };
}
