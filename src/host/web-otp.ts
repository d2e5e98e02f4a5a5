/** The part of a window that is asked for codes. */
export type OtpWindow = Pick<Window, 'navigator' | 'document'>

type OtpCredential = Credential & { code?: unknown }

/**
 * Waits for the code of an SMS where the browser can read it, with the person's consent (OC-8). Waits only while the page is
 * seen, and hands over one code; `stop` ends it before. Whatever the browser does, nothing is thrown: the code can be typed.
 */
export function listenForSmsCode(window: OtpWindow, onCode: (code: string) => void): { stop: () => void } {
  const { navigator, document } = window
  let attempt: AbortController | undefined

  async function ask({ signal }: AbortController): Promise<string | undefined> {
    try {
      const options = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions
      const credential: OtpCredential | null = await navigator.credentials.get(options)
      return typeof credential?.code === 'string' && !signal.aborted ? credential.code : undefined
    } catch {
      // Refused, taken back, or not to be had here.
      return undefined
    }
  }

  function listen() {
    attempt?.abort()
    attempt = undefined
    if (document.visibilityState !== 'visible') return
    attempt = new AbortController()
    void ask(attempt).then((code) => {
      if (code === undefined) return
      stop()
      onCode(code)
    })
  }

  function stop() {
    attempt?.abort()
    attempt = undefined
    document.removeEventListener('visibilitychange', listen)
  }

  if ('OTPCredential' in window) {
    document.addEventListener('visibilitychange', listen)
    listen()
  }
  return { stop }
}
