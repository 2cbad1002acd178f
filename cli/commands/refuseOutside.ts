import { findPackage, findRoot, readPackage, workspacesIn } from '@vibrant-peak/webpack/packages';

/** Whether this folder belongs to a package that is an application, or has some. */
function isSite(): boolean {
  try {
    findPackage(process.cwd());
  } catch {
    return false;
  }
  const root = findRoot();
  return [root, ...workspacesIn(root)].some((folder) => readPackage(folder).federation);
}

if (!isSite()) {
  console.error(
    `${process.cwd()} is not part of a site: run this in the site's repository, in a remote, or in the folder of the server.`,
  );
  process.exit(2);
}
