import { people } from '../../../mocks/personas/people.ts'
import { en } from '../../screens/english.ts'
import { button } from '../../screens/step.ts'
import type { Journey } from '../journey.ts'
import { type Tab, waitUntil } from '../tab.ts'

/** Returns the URL encoded in the page's QR code, built from the token in the image's URL. */
export async function readQrCodeUrl(tab: Tab): Promise<string> {
  const token = await waitUntil(
    tab,
    `/qr_login\\/image\\/([\\w-]+)/.exec(document.querySelector('img[src*="qr_login"]')?.src)?.[1]`,
  )
  return `/qr-login/confirm?token=${String(token)}`
}

export const qrLogin: Journey = {
  name: 'log in with a QR code',
  path: '/qr-login',
  steps: [
    {
      actElsewhere: async ({ tab, openInOtherBrowser }) => {
        const phone = await openInOtherBrowser()
        await phone.logInViaApi(people.mei.email)
        await phone.open(await readQrCodeUrl(tab))
        await phone.press({ role: 'button', name: en('qr-confirm.confirm') })
      },
      until: { path: '/' },
    },
  ],
}

export const qrConfirm: Journey = {
  name: 'confirm a QR login',
  leavesPrefix: true,
  path: '/__pages/terms',
  loggedInAs: people.mei.email,
  steps: [
    {
      actElsewhere: async ({ tab, openInOtherBrowser }) => {
        const desktop = await openInOtherBrowser()
        await desktop.open('/qr-login')
        await tab.open(await readQrCodeUrl(desktop))
      },
      until: { control: button('qr-confirm.cancel') },
    },
    { press: button('qr-confirm.confirm'), until: { heading: 'qr-confirm.confirmed.title' } },
  ],
}
