// Scripts that put a client's bridge into a page (docs/contract.md, section 5) that is not what it should be. Each runs in
// the page, and so knows nothing of this file. None takes a login, so that the page goes on as on the web (RD-6).

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

/** It comes once the page is there, and never answers. */
export function lateSilentBridge(): void {
  const never = () => new Promise(() => {})
  const bridge = { type: 'sync', version: '8.4.1', onLogin: never, requestLogin: never, reload: never }
  window.addEventListener('load', () => setTimeout(() => Object.assign(window, { AccountClient: bridge }), 300))
}

/** Nothing in it is of the kind that it should be. */
export function rubbishBridge(): void {
  const bridge = { type: 42, version: {}, deviceSerial: ['\n'], authToken: 'two\nlines', userAgent: 7, onLogin: 'none' }
  Object.assign(window, { AccountClient: bridge })
}
