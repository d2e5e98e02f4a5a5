import { demoPassword, newPassword, people } from '../../mocks/personas/people.ts'
import { login as logIn } from '../../src/api/calls/login.ts'
import { forgotPassword } from '../../src/api/calls/password.ts'
import type { MessageId } from '../../src/i18n/message-types.ts'
import { lastCodeSentTo, requestCodeFor, typeCode } from '../../test/screens/codes.ts'
import * as screen from '../../test/screens/recovery.ts'
import * as page from './page-driver.ts'
import { getStage, type PlayContext } from './page-driver.ts'
import { fill, inSequence, perform, press, step } from './play-driver.ts'

/** Enters the login of a user who has forgotten their password, and continues. */
export const enterAccount = (login: string) =>
  perform('Enter the phone number or email address', screen.enterAccount(login))

/** Enters the phone number, requests a code and types it. The page submits a complete code automatically. */
export const verifyPhone = inSequence(
  enterAccount(people.mei.phone),
  perform('Request a code', requestCodeFor(people.mei.phone)),
  perform('Verify the phone number', typeCode(lastCodeSentTo(people.mei.phone))),
)

/** Waits for the password fields, and fills in the new password and its confirmation. */
export const fillPassword = (label: MessageId = 'choose-password.label', password = newPassword) =>
  inSequence(page.field(label), fill({ [label]: password, 'new-password.confirmation': password }))

export const typePasswordTwice = (label?: MessageId) => step('Type a new password twice', fillPassword(label))

export const choosePassword = (label = 'Submit a new password', password = newPassword) =>
  step(label, fillPassword('choose-password.label', password), press('choose-password.submit'))

export const setPassword = (label = 'Submit a new password') =>
  step(label, fillPassword('new-password.label'), press('set-password.submit-init'))

/** A placeholder in the page's URL for the token from the password-reset email. */
const tokenPlaceholder = 'from-email'

/** Before the page opens, requests a password-reset email and inserts the token from its link into the page's URL. */
export async function insertEmailedToken({ loaded }: Pick<PlayContext, 'loaded'>): Promise<void> {
  const { service, environment } = getStage({ loaded })
  const { host, client } = environment
  if (!host.url.includes(tokenPlaceholder)) return
  await client.call(forgotPassword, { email: people.mei.email })
  const link = new URL(String(service.outbox.at(-1)?.link), host.url)
  host.url = host.url.replace(tokenPlaceholder, String(link.searchParams.get('token')))
}

/** Logs a user in before the page opens. */
export async function logInBeforeOpening({ loaded }: Pick<PlayContext, 'loaded'>): Promise<void> {
  const { client } = getStage({ loaded }).environment
  await client.call(logIn, { login: people.mei.phone, password: demoPassword })
}
