import { createConfig } from '@vibrant-peak/webpack';
import type { BuiltApp } from '@vibrant-peak/webpack/apps';
import webpack from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';

export const portOf = ({ role, devPort }: BuiltApp) =>
  role === 'host' ? Number(process.env['PORT'] ?? devPort) : devPort;

const compilers: webpack.Compiler[] = [];

/**
 * Builds an application and serves it. Edits of components preserve all state, others reload the
 * page.
 */
export async function startServer(
  app: BuiltApp,
  optionsFor: (compiler: webpack.Compiler) => Configuration,
): Promise<void> {
  const [browser] = await createConfig(app.folder, 'development');
  const compiler = webpack(browser!);
  compilers.push(compiler);
  const options: Configuration = {
    host: '127.0.0.1',
    port: portOf(app),
    // The browser runs on the same machine: compressing ten megabytes would only delay it.
    compress: false,
    setupExitSignals: false,
    hot: true,
    liveReload: true,
    static: false,
    headers: { 'Access-Control-Allow-Origin': '*' },
    allowedHosts: ['localhost', '127.0.0.1'],
    client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
    ...optionsFor(compiler),
  };
  await new WebpackDevServer(options, compiler).start();
  console.log(`${app.name}: http://localhost:${portOf(app)}`);
}

/** Exit code that asks for another start. */
export const again = 75;

let stopping: Promise<void[]> | undefined;

/** Stores the build caches of all servers, then ends the process. */
export async function stop(exitCode = 0): Promise<void> {
  const done = compilers.filter(({ idle }) => idle);
  stopping ??= Promise.all(
    done.map((compiler) => new Promise<void>((resolve) => compiler.close(() => resolve()))),
  );
  await stopping;
  process.exit(exitCode);
}

/** Stops on the process's signals, and when the parent process ends for any reason. */
export function stopInTime(): void {
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, () => void stop());
}
