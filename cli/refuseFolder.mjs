/** Signs that federation, webpack or tsx cannot take in a path. */
const refused = process.cwd().match(/['!?]/)?.[0];

// A server builds nothing.
if (refused && process.argv[2] !== 'serve') {
  console.error(
    `The site cannot be built in ${process.cwd()}: rename the folder, without ${refused} in its path.`,
  );
  process.exit(2);
}
