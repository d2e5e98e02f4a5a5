// These hashes protect nothing, since every visitor can read the page secret. The server requires MD5.
import md5 from 'spark-md5'

/** Signs a slider result: MD5 of the scene ID, certify ID, time in ms and page secret, concatenated (API-07). */
export function signCaptcha(input: { sceneId?: string; certifyId?: string; ts: number; secret?: string }): string {
  const { sceneId = '', certifyId = '', ts, secret = '' } = input
  return md5.hash(`${sceneId}${certifyId}${ts}${secret}`)
}

/** Signs a request for a two-step code: MD5 of the phone number, time in ms and page secret, concatenated (TWO-15). */
export function signTwoStep({ phone = '', ts, secret = '' }: { phone?: string; ts: number; secret?: string }): string {
  return md5.hash(`${phone}${ts}${secret}`)
}
