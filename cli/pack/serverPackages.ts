/**
 * Packages of a server-only install, each with a test for the dependencies that servers need. Of
 * React only the versions count.
 */
export const serverPackages: Record<string, (dependency: string) => boolean> = {
  shared: (name) => ['react', 'react-dom', 'yup'].includes(name),
  webpack: (name) => name.startsWith('@vibrant-peak/'),
  engine: (name) => !['esbuild', 'playwright-core', 'tsx'].includes(name),
  cli: (name) => ['commander', 'yup'].includes(name) || name.startsWith('@vibrant-peak/'),
  // The live profile calculates and prints invoices.
  invoice: (name) => !name.startsWith('@types/'),
  live: () => true,
};
