import preview from '../../.storybook/preview.tsx'
import { people } from '../../mocks/personas/people.ts'
import { SecurityOpenApiPage } from '../../src/pages/account/security-open-api.tsx'
import { refuseToCopy, replaceClipboard } from '../primitives/clipboard.ts'
import { stopClocks } from './devices-driver.ts'
import * as page from './page-driver.ts'
import { expectResult, inSequence, press, step } from './play-driver.ts'

const storyStart = Date.parse('2026-11-20T10:00:00+08:00')
const token = '7Q4dM2nPzR8xV1cW'
const second = 1000
const hour = 3600 * second

/** Returns page parameters with a token that expires `ms` milliseconds after the story starts. */
const expiringIn = (ms: number) => {
  const response = { success: true, token, created_at: storyStart - 24 * hour, expires_at: storyStart + ms }
  return { page: { faults: [{ path: '/security/get_open_api_token_info', body: JSON.stringify(response) }] } }
}

const meta = preview.meta({
  id: 'pages-account-security-open-api-token-expiry',
  title: 'Pages/Account security/Open API token/Expiry and copying',
  component: SecurityOpenApiPage,
  parameters: {
    page: {
      path: '/security/open-api',
      loggedInAs: people.mei.email,
      account: { openApiToken: { token, createdAt: storyStart } },
    },
  },
  beforeEach: (context) => stopClocks(context),
})

export const Hours = meta.story({
  name: 'Expires in 5 hours',
  parameters: expiringIn(5 * hour),
  play: expectResult(['time.hours-left', { count: 5 }]),
})

export const Minutes = meta.story({
  name: 'Expires in 20 minutes',
  tags: ['no-screenshot'],
  parameters: expiringIn(20 * 60 * second),
  play: expectResult(['time.minutes-left', { count: 20 }]),
})

export const Seconds = meta.story({
  name: 'Expires in 30 seconds',
  tags: ['no-screenshot'],
  parameters: expiringIn(30 * second),
  play: expectResult(['time.seconds-left', { count: 30 }]),
})

export const Copied = meta.story({
  beforeEach: () => replaceClipboard(() => Promise.resolve()),
  play: inSequence(step('Copy the token', press('open-api.copy')), expectResult(page.showsToast('open-api.copied'))),
})

export const NotCopied = meta.story({
  name: 'Browser refuses to copy: instructions to copy manually',
  beforeEach: refuseToCopy,
  play: inSequence(
    step('Show the token and try to copy it', press('open-api.show'), press('open-api.copy')),
    expectResult(page.showsToast('open-api.copy-failed')),
  ),
})
