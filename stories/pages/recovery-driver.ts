import { demoPassword, newPassword, people } from '../../mocks/personas/people.ts'
import { login as logIn } from '../../src/api/calls/login.ts'
import { forgotPassword } from '../../src/api/calls/password.ts'
import type { MessageId } from '../../src/i18n/message-types.ts'
import { codeTo, sendTo, typeCode } from '../../test/screens/codes.ts'
import * as screen from '../../test/screens/recovery.ts'
import * as page from './page-driver.ts'
import { type PlayContext, stageOf } from './page-driver.ts'
import { fill, inTurn, perform, press, step } from './play-driver.ts'

/** Names the account whose password is forgotten, and goes on. */
export const nameAccount = (login: string) => perform('A member names the account', screen.nameAccount(login))

/** Has the code sent to the phone, and types it; its last digit submits it. */
export const proveMobile = inTurn(
  nameAccount(people.mei.phone),
  perform('They ask for a code', sendTo(people.mei.phone)),
  perform('They prove the phone', typeCode(codeTo(people.mei.phone))),
)

/** Fills a new password in, twice the same, once the fields are there. */
export const fillPassword = (label: MessageId = 'choose-password.label', password = newPassword) =>
  inTurn(page.field(label), fill({ [label]: password, 'new-password.confirmation': password }))

export const typeTwice = (label?: MessageId) => step('A member types a new password twice', fillPassword(label))

/** Chooses another password, in the words of a reviewer. */
export const choosePassword = (words = 'A member submits a new password', password = newPassword) =>
  step(words, fillPassword('choose-password.label', password), press('choose-password.submit'))

/** Sets the first password, in the words of a reviewer. */
export const setPassword = (words = 'A member submits a new password') =>
  step(words, fillPassword('new-password.label'), press('set-password.submit-init'))

/** In an address, where the token of a mail is to stand. */
const tokenPlace = 'of-the-mail'

/** Has the mail with the link sent, as happened before this page opened, and opens the page with its token. */
export async function openWithMail({ loaded }: Pick<PlayContext, 'loaded'>): Promise<void> {
  const { service, environment } = stageOf({ loaded })
  const { host, client } = environment
  if (!host.url.includes(tokenPlace)) return
  await client.call(forgotPassword, { email: people.mei.email })
  const address = new URL(String(service.outbox.at(-1)?.link), host.url)
  host.url = host.url.replace(tokenPlace, String(address.searchParams.get('token')))
}

/** Logs somebody in, as happened before this page opened. */
export async function beLoggedIn({ loaded }: Pick<PlayContext, 'loaded'>): Promise<void> {
  const { client } = stageOf({ loaded }).environment
  await client.call(logIn, { login: people.mei.phone, password: demoPassword })
}
