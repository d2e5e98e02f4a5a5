// Scripts that break browser features before a page opens. Each runs in the page, so it cannot use anything from this file.

/** Any access to storage throws, as in a sandbox. */
export function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
}

/** Storage exists, but all operations throw. */
export function breakStorage(): void {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    Storage.prototype[name] = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  }
}

/** Storage is full: it can be read but not written. */
export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

/** Any access to cookies throws. */
export function breakCookies(): void {
  const refuse = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError')
  }
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
}

/** Cookies set by scripts are silently dropped. */
export function dropCookies(): void {
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
}
