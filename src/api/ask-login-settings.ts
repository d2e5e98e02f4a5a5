import { getLoginSettings } from './calls/login.ts'
import type { Client } from './client.ts'
import type { LoginSettings } from './shapes/login.ts'

/** The settings for login and registration, or `undefined` if the call fails. Only the latest request counts (RQ-6). */
export async function askLoginSettings(client: Client): Promise<LoginSettings | undefined> {
  const result = await client.call(getLoginSettings, {}, { latest: 'login-settings' })
  return result.ok ? result.value : undefined
}
