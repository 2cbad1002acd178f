// The oldest Node that is maintained.
const oldest = 22;

const [major] = process.versions.node.split('.');
if (Number(major) < oldest)
  console.error(`Node ${major} is no longer maintained. Use Node 24, or at least Node ${oldest}.`);
