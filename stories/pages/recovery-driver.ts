import { expect, waitFor } from 'storybook/test'
import { textsOf } from '../../.storybook/texts.ts'
import { demoPassword, newPassword, people } from '../../mocks/personas/people.ts'
import { login as logIn } from '../../src/api/calls/login.ts'
import { forgotPassword } from '../../src/api/calls/password.ts'
import { codeTo, sendTo, typeCode } from '../../test/screens/codes.ts'
import * as screen from '../../test/screens/recovery.ts'
import { fillIn, type PlayContext, perform, stageOf } from './page-driver.ts'

/** Names the account whose password is forgotten, and goes on. */
export const nameAccount = (context: PlayContext, login: string) =>
  perform(context, 'A member names the account', screen.nameAccount(login))

/** The title of the step, once it shows; it has the focus (AC-6). */
export async function findTitle({ canvas }: Pick<PlayContext, 'canvas'>, title: string): Promise<HTMLElement> {
  const heading = await canvas.findByRole('heading', { level: 1, name: title })
  await waitFor(() => expect(heading).toHaveFocus())
  return heading
}

/** Has the code sent to the phone, and types it; its last digit submits it. */
export async function proveMobile(context: PlayContext): Promise<void> {
  await nameAccount(context, people.mei.phone)
  await perform(context, 'They ask for a code', sendTo(people.mei.phone))
  await perform(context, 'They prove the phone', typeCode(codeTo(people.mei.phone)))
}

/** Fills a new password in, twice the same, once the fields are there. */
export async function fillPassword(context: PlayContext, label: string, password = newPassword): Promise<void> {
  const { t } = textsOf(context)
  await context.canvas.findByLabelText(label, { selector: 'input' })
  await fillIn(context, { [label]: password, [t('new-password.confirmation')]: password })
}

/** In an address, where the token of a mail is to stand. */
const tokenPlace = 'of-the-mail'

/** Has the mail with the link sent, as happened before this page opened, and opens the page with its token. */
export async function openWithMail({ loaded }: Pick<PlayContext, 'loaded'>): Promise<void> {
  const { service, environment } = stageOf({ loaded })
  const { host, client } = environment
  if (!host.url.includes(tokenPlace)) return
  await client.call(forgotPassword, { email: people.mei.email })
  const link = new URL(String(service.outbox.at(-1)?.link), host.url)
  host.url = host.url.replace(tokenPlace, String(link.searchParams.get('token')))
}

/** Logs somebody in, as happened before this page opened. */
export async function beLoggedIn({ loaded }: Pick<PlayContext, 'loaded'>): Promise<void> {
  const { client } = stageOf({ loaded }).environment
  await client.call(logIn, { login: people.mei.phone, password: demoPassword })
}
