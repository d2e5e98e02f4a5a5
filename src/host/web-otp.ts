export type OtpWindow = Pick<Window, 'navigator' | 'document'>

type OtpCredential = Credential & { code?: unknown }

/**
 * Listens for an SMS code if the browser supports WebOTP and the user consents (OC-8). Listens only while the page is
 * visible, and delivers one code. Never throws, since the user can still type the code.
 */
export function listenForSmsCode(window: OtpWindow, onCode: (code: string) => void): { stop: () => void } {
  const { navigator, document } = window
  let attempt: AbortController | undefined

  async function requestCode({ signal }: AbortController): Promise<string | undefined> {
    try {
      const options = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions
      const credential: OtpCredential | null = await navigator.credentials.get(options)
      return typeof credential?.code === 'string' && !signal.aborted ? credential.code : undefined
    } catch {
      // The user or the browser denied the request, or it was aborted.
      return undefined
    }
  }

  function listen() {
    attempt?.abort()
    attempt = undefined
    if (document.visibilityState !== 'visible') return
    attempt = new AbortController()
    void requestCode(attempt).then((code) => {
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
