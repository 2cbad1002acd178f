import vm, { type CompileFunctionOptions, type Context } from 'node:vm';

const compile = vm.compileFunction;

/**
 * Has V8 compile each module once for all files of tests of a worker. Jest compiles functions, of which V8 remembers nothing; it
 * remembers scripts.
 */
export function compileOnce(): void {
  vm.compileFunction = (source, parameters = [], options: CompileFunctionOptions = {}) => {
    const { parsingContext, filename } = options;
    // What imports while it runs needs what compiled it.
    if (!parsingContext || /\bimport\s*\(/.test(source)) return compile(source, parameters, options);
    const head = `(function (${parameters.join(', ')}) {`;
    const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
    return script.runInContext(parsingContext as Context) as ReturnType<typeof compile>;
  };
}
