/** All packages of the site that a remote outside of its repository needs: for its imports, its build and its publishes. */
export const sitePackages = ['@vibrant-peak/shared', '@vibrant-peak/webpack', '@vibrant-peak/release'];

/** The beginning of the names of a package's tarballs. */
export const packedName = (name: string) => name.replace('@', '').replace('/', '-');

/** The name of a package's tarball. */
export const tarballName = (name: string, version: string) => `${packedName(name)}-${version}.tgz`;
