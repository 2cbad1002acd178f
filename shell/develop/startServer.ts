import { createConfig } from '@vibrant-peak/webpack';
import type { BuiltApp } from '@vibrant-peak/webpack/apps';
import webpack from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';

export const portOf = ({ role, devPort }: BuiltApp) =>
  role === 'host' ? Number(process.env['PORT'] ?? devPort) : devPort;

const compilers: webpack.Compiler[] = [];

/** Builds an application and serves it: an edit of a component is shown with all state kept, any other reloads the page. */
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
    // The browser is on the same machine: packing ten megabytes would only keep it waiting.
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

let stopping: Promise<void[]> | undefined;

/** Stores what was compiled, then ends. Left to themselves, each server would end the process before the others have stored theirs. */
export async function stop(exitCode = 0): Promise<void> {
  const done = compilers.filter(({ idle }) => idle);
  stopping ??= Promise.all(
    done.map((compiler) => new Promise<void>((resolve) => compiler.close(() => resolve()))),
  );
  await stopping;
  process.exit(exitCode);
}

/** Stops with the process's signals, and with the process that started this one, however that ends. */
export function stopInTime(): void {
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, () => void stop());
}
