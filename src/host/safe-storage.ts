/** Storage that may be unavailable. No method throws, and callers must work without storage (RS-2). */
export type SafeStorage = {
  get(key: string): string | undefined
  /** Returns whether the value was stored. */
  set(key: string, value: string): boolean
  remove(key: string): void
}

/** Wraps a `Storage`. Each method calls `open` in a `try`, since in some browsers even accessing storage throws. */
export function createSafeStorage(open: () => Storage): SafeStorage {
  function attempt<Value>(action: (storage: Storage) => Value): Value | undefined {
    try {
      return action(open())
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key)) ?? undefined,
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value)
        return true
      }) ?? false,
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  }
}
