import ajvCompiler from '@fastify/ajv-compiler';
import serializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance, FastifySerializerCompiler } from 'fastify';

/** Compiles equal schemas once in a process: routes share most of theirs, servers all of them. */
function compileOnce<Route extends { schema?: unknown }, Compiled>(
  compile: (route: Route) => Compiled,
): (route: Route) => Compiled {
  const compiled = new Map<string, Compiled>();
  return (route) => {
    const key = JSON.stringify(route.schema);
    if (!compiled.has(key)) compiled.set(key, compile(route));
    return compiled.get(key)!;
  };
}

/** Members that a schema does not name and values of another type are refused, not repaired. */
const validators = ajvCompiler()({}, { customOptions: { removeAdditional: false, coerceTypes: false } });
// Its type requires a status, which Fastify's type leaves optional.
const serializers = serializerSelector()() as FastifySerializerCompiler<unknown>;

const compileValidator = compileOnce(validators);
const compileSerializer = compileOnce(serializers);

/** Makes the server use Fastify's own compilers together with all other servers of the process. */
export function shareCompilers(app: FastifyInstance): void {
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
}
