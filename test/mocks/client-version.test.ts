import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { serveEachTest, visitor } from './serve-each-test.ts'

serveEachTest({ now: () => 1_700_000_000_000 })

/** Logs in as somebody whose enterprise wants a client from 5.2 on. */
async function logInWith(version: string) {
  const response = await visitor.callRaw('/login', {
    method: 'POST',
    body: JSON.stringify({ login: people.clientOutdated.email, password: demoPassword }),
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
