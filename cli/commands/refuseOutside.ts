import { findPackage } from '@vibrant-peak/webpack/packages';

// The applications are looked for in the folder of the process.
try {
  findPackage(process.cwd());
} catch {
  console.error(
    `${process.cwd()} is not part of a site: run this in the site's repository, in a remote, or in the folder of the server.`,
  );
  process.exit(2);
}
