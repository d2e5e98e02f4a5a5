/*
 * Both hashes prove only that the caller knows what the page embeds, and the page is public: they are a check against
 * mistakes, no secret, and protect nothing by themselves. MD5 is the server's choice.
 */
import md5 from 'spark-md5'

/** Signs a slider's verdict: MD5 over scene id, certify id, time in ms and the page's secret, joined as they are (API-07). */
export function signCaptcha(parts: { sceneId?: string; certifyId?: string; ts: number; secret?: string }): string {
  const { sceneId = '', certifyId = '', ts, secret = '' } = parts
  return md5.hash(`${sceneId}${certifyId}${ts}${secret}`)
}

/** The login-sign hash: MD5 over phone, time in ms and the page's secret, joined as they are (TWO-15). */
export function signLogin({ phone = '', ts, secret = '' }: { phone?: string; ts: number; secret?: string }): string {
  return md5.hash(`${phone}${ts}${secret}`)
}
