/** Wrong use of a command; its message explains the right one. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** For a store in which nothing was published yet. */
export const noSite = (): UsageError =>
  new UsageError(
    "There is no site in this store yet. Run npm start in the site's repository, or set STORE to the site's store.",
  );
