import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AccountService, createAccountService } from '../../mocks/account-service.ts'
import { createVisitor, startServer, type Visitor } from './visitor.ts'

let service: AccountService
let origin: string
let visitor: Visitor
let stop: () => void

beforeEach(async () => {
  service = createAccountService({ now: () => 1_700_000_000_000 })
  const server = await startServer(service)
  origin = server.origin
  stop = server.stop
  visitor = await visit()
})

afterEach(() => {
  stop()
  expect(service.violations).toEqual([])
})

async function visit(): Promise<Visitor> {
  const other = createVisitor(origin)
  await other.open()
  return other
}

/** Logs in as somebody whose enterprise wants a client from 5.2 on. */
async function logInWith(version: string) {
  const response = await visitor.callRaw('/login', {
    method: 'POST',
    body: JSON.stringify({ login: 'outdated@example.com', password: 'Portico2026' }),
    headers: { 'Client-Version': version },
  })
  return (await response.json()) as object
}

test.each(['5.2', '5.2.0', '5.2.1', '5.10', '6', '10.0', '5.2-beta', '5.2.1 (Windows)'])(
  'the client %s is safe',
  async (version) => {
    expect(await logInWith(version)).toMatchObject({ success: true })
  },
)

test.each(['5.1', '5.1.99', '5', '4.10', '0', 'x', 'x5.2', 'v6', '', '-6', '.6'])(
  'the client "%s" is not',
  async (version) => {
    expect(await logInWith(version)).toMatchObject({ success: false, errors: [{ error_code: 9200001 }] })
  },
)
