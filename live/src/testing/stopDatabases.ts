export default async function stopDatabases(): Promise<void> {
  await globalThis.postgresOfTests?.stop();
}
