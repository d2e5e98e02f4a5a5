// Scripts that inject a defective client bridge into a page (docs/contract.md, section 5). Each runs in the page, so it cannot
// use anything from this file. None of them accepts a login, so the page continues as on the web (RD-6).

/** Some members are missing, the others throw. */
export function throwingBridge(): void {
  const refuse = () => {
    throw new Error('half built')
  }
  const bridge = { type: 'sync', onLogin: refuse, reload: refuse }
  Object.defineProperty(bridge, 'version', { get: refuse })
  Object.defineProperty(bridge, 'authToken', { get: refuse })
  Object.assign(window, { AccountClient: bridge })
}

/** Appears after the page has loaded, and never answers. */
export function lateSilentBridge(): void {
  const never = () => new Promise(() => {})
  const bridge = { type: 'sync', version: '8.4.1', onLogin: never, requestLogin: never, reload: never }
  window.addEventListener('load', () => setTimeout(() => Object.assign(window, { AccountClient: bridge }), 300))
}

/** All of its members have wrong types. */
export function invalidBridge(): void {
  const bridge = { type: 42, version: {}, deviceSerial: ['\n'], authToken: 'two\nlines', userAgent: 7, onLogin: 'none' }
  Object.assign(window, { AccountClient: bridge })
}
