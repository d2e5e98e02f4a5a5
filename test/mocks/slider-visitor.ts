import { createHash } from 'node:crypto'
import type { AccountService } from '../../mocks/account-service.ts'
import type { Visitor } from './visitor.ts'

/** Has the slider judged, signed with Node's own MD5 (API-07). */
export async function slide(visitor: Visitor, service: AccountService): Promise<string> {
  const ts = service.clock.now()
  const track = [
    [0, 0],
    [40, 120],
    [170, 300],
    [290, 460],
    [320, 600],
  ]
  const param = JSON.stringify({ sceneId: 'portico-scene', certifyId: 'portico-certify', track })
  const signature = createHash('md5').update(`portico-sceneportico-certify${ts}demo-captcha-secret`).digest('hex')
  const data = { captcha_verify_param: param, signature, region: 'cn', ts }
  return ((await visitor.call('/hermes/captcha_verify', data)).data as { request_id: string }).request_id
}
