// An authenticator that nobody here has written sets it up, by the key that shows and by the picture as a camera sees it.

import { expect, test } from 'vitest'
import { readKeyUri } from '../interop/key-uri.ts'
import { describeWith, outputOf } from '../interop/tools.ts'
import { en } from '../screens/english.ts'
import { openSite } from './site.ts'
import {
  accountOf,
  confirmDone,
  dialogOf,
  enterSettings,
  openWalker,
  readKey,
  settings,
  walk,
} from './two-step-member.ts'
import { typeProof } from './two-step-visitor.ts'

const site = openSite()
const asQrCode = ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', '-']

/** As far as the step that shows the key. */
async function reachKey(options: Parameters<typeof site.newPage>[0] = {}) {
  const walker = await openWalker(site, options)
  const { page } = walker
  await enterSettings(walker, { path: `${settings}?type=set` })
  const facts = { hasPassword: true, isVerified: false, methods: ['google'], method: 'google' } as const
  await walk(walker, ['verify-identity', 'choose-method', 'download-app'], facts)
  await dialogOf(page, en('two-step.google.title'))
  return page
}

describeWith('oathtool', 'TWO-07 oathtool as the authenticator of the wizard', () => {
  test('the code that it makes of the key that shows turns it on', async () => {
    const page = await reachKey()
    const key = await readKey(page)
    const seconds = Math.floor(site.service.clock.now() / 1000)
    const code = await outputOf('oathtool', ['--totp', '--base32', '--now', `@${seconds}`, key])
    await typeProof(page, code.toString().trim())
    await confirmDone(page, en('two-step.done.title'))
    expect(accountOf(site.service).twoStep).toEqual({ method: 'google', secret: key })
  })
})

describeWith('zbarimg', 'TWO-07 the picture of the wizard, by zbarimg as the camera', () => {
  test('on a dark screen it says the key that can also be typed', async () => {
    const page = await reachKey({ colorScheme: 'dark' })
    const picture = page.getByRole('img', { name: /scan it with Google Authenticator/ })
    await picture.waitFor()
    const key = await readKey(page)
    const seen = await outputOf('zbarimg', asQrCode, await page.screenshot())
    expect(readKeyUri(seen.toString().trim())).toMatchObject({ type: 'totp', issuer: 'Portico', secret: key })
  })
})
