import { expect, waitFor } from 'storybook/test'
import { textsOf } from '../../.storybook/texts.ts'
import { stopTime } from '../widgets/phone-code-form.tsx'
import { callsTo, fillIn, type PlayContext, press, sentCode } from './page-driver.ts'

/** Somebody who has no account yet. */
export const newcomer = { name: 'Mei Lin', company: 'Northwind Studio', phone: '13700137000', password: 'Harbour2026' }

/** Fills the first step in, as far as it asks. */
export async function fillWho(context: PlayContext, { name, company, phone } = newcomer) {
  const { t } = textsOf(context)
  const hasCompany = context.canvas.queryByLabelText(t('register.company'), { selector: 'input' }) !== null
  await fillIn(context, {
    ...(hasCompany && { [t('register.company')]: company }),
    [t('register.name')]: name,
    [t('phone-field.label')]: phone,
  })
}

/** Goes on to the second step. */
export async function reachProof(context: PlayContext, who = newcomer) {
  const { t } = textsOf(context)
  await fillWho(context, who)
  await press(context, t('register.continue'))
  await context.canvas.findByRole('heading', { level: 1, name: t('register.proof.title') })
}

/** Has a code sent, its countdown standing still, and fills the second step in. */
export async function fillProof(context: PlayContext, { password } = newcomer) {
  const { canvas, userEvent } = context
  const { t } = textsOf(context)
  stopTime(context)
  await press(context, t('sms-code.send'))
  const code = canvas.getByRole('textbox', { name: t('sms-code.label') })
  await waitFor(() => expect(code).toHaveFocus())
  await userEvent.type(code, await sentCode(context))
  await fillIn(context, { [t('new-password.label')]: password, [t('new-password.confirmation')]: password })
  await userEvent.click(canvas.getByRole('checkbox'))
}

/** Registers, from the first field to the last. */
export async function register(context: PlayContext, who = newcomer) {
  const { t } = textsOf(context)
  await reachProof(context, who)
  await fillProof(context, who)
  await press(context, t('register.submit'))
}

/** The one call of this path, as it reached the account service. */
export async function callTo(context: PlayContext, path: string) {
  await waitFor(() => expect(callsTo(context, path)).toHaveLength(1))
  return callsTo(context, path)[0]
}
