const [major, minor] = process.versions.node.split('.').map(Number);

// `engines` in package.json has the same version.
if (major < 20 || (major === 20 && minor < 12)) {
  console.error(`Node ${process.versions.node} is too old. Install Node 24, or at least Node 22.`);
  process.exit(2);
}
