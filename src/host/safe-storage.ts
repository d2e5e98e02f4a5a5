/** Storage that may refuse: nothing throws, and whoever uses it works without it (RS-2). */
export type SafeStorage = {
  get(key: string): string | undefined
  /** Whether the value was kept. */
  set(key: string, value: string): boolean
  remove(key: string): void
}

/** Wraps a storage of the browser. It is looked up at each use, since in some browsers the look-up itself throws. */
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
