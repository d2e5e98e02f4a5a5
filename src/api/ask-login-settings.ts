import { getLoginSettings } from './calls/login.ts'
import type { Client } from './client.ts'
import type { LoginSettings } from './schemas/login.ts'

/** What a login and a registration offer and demand, or nothing while the server does not say; the newest question counts (RQ-6). */
export async function askLoginSettings(client: Client): Promise<LoginSettings | undefined> {
  const result = await client.call(getLoginSettings, {}, { latest: 'login-settings' })
  return result.ok ? result.value : undefined
}
