import { compileFunction } from 'node:vm';

/** A CommonJS bundle, and the name that its errors carry. */
export interface Bundle {
  name: string;
  code: string;
}

/** Runs CommonJS code. @returns its exports. */
export function evaluate({ name, code }: Bundle, require: (request: string) => unknown): unknown {
  const module = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'], { filename: name })(
    module,
    module.exports,
    require,
  );
  return module.exports;
}
