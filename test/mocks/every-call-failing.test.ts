// API-05: network and server problems become failures of the right kind, for every path of the contract, over real HTTP.
import { expect, test } from 'vitest'
import { readErrorItems } from '../../src/api/transport/error-items.ts'
import { describeCalls } from '../../tools/openapi/calls.ts'
import { openPage } from './page-client.ts'
import { serveEachTest, service } from './serve-each-test.ts'

serveEachTest()

test.each(describeCalls())('API-05 RQ-5 $name', async ({ call, example: { request } }) => {
  const page = await openPage({ prefix: '/account' })
  const under = async (fault: Parameters<typeof service.faults.add>[0]) => {
    service.faults.add(fault)
    const result = await page.client.call(call, request)
    return result.ok ? 'a success' : result.failure
  }
  const { path } = call
  expect(await under({ path, error: [{ field: 'x', error_code: 7, error_msg: 'No.' }] })).toMatchObject({
    kind: 'answer',
    items: readErrorItems([{ field: 'x', error_code: 7, error_msg: 'No.' }]),
  })
  expect(await under({ path, error: 'status-500' })).toMatchObject({ kind: 'status', status: 500 })
  expect(await under({ path, truncate: true })).toEqual({ kind: 'network', reason: 'unreadable' })
  // Twice, because the HTTP client retries once if a kept-alive connection drops.
  expect(await under({ path, reset: true, times: 'always' })).toEqual({ kind: 'network', reason: 'unreachable' })
  const prefix = call.host === 'api' ? '' : '/account'
  expect(service.calls[0]).toMatchObject({ path, method: call.method, data: request })
  expect(prefix + path).toMatch(call.host === 'api' ? /^\/(sso|hermes)\// : /^\/account\//)
})
