const memory = new Map<string, string>();

/** Local storage may be full, denied or damaged: what it does not take stays in this page load's memory. */
export function read(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * @throws when the browser denies access, unless `orMemory` is set: then memory holds the value for
 * this page load.
 */
export function write(key: string, value: string, { orMemory }: { orMemory: boolean }): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch (error) {
    if (!orMemory) throw error;
    memory.set(key, value);
  }
}

export function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Without access nothing was stored either.
  }
}
