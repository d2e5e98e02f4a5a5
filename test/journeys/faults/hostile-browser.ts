// Scripts that make a browser hostile before a page opens. Each runs in the page, and so knows nothing of this file.

/** The mere look at storage is refused, as in a sandbox. */
export function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
}

/** Storage is there, and refuses everything. */
export function breakStorage(): void {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    Storage.prototype[name] = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  }
}

/** Storage can be read and takes nothing more. */
export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

/** The mere look at cookies is refused. */
export function breakCookies(): void {
  const refuse = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError')
  }
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
}

/** Cookies of scripts are dropped without a word. */
export function dropCookies(): void {
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
}
