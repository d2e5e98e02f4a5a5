import { textsOf } from '../../.storybook/texts.ts'
import { newPhone } from '../../mocks/personas/people.ts'
import { fieldOf, fillIn, type PlayContext, press, sentCode } from './page-driver.ts'

/** The page's title, once it says this. */
export const findTitle = ({ canvas }: Pick<PlayContext, 'canvas'>, name: string) =>
  canvas.findByRole('heading', { level: 1, name })

/** Names the phone, once it is asked for. */
export async function namePhone(context: PlayContext) {
  const { t } = textsOf(context)
  await findTitle(context, t('activation.phone.heading'))
  await fillIn(context, { [t('phone-field.label')]: newPhone })
}

/** Has a code sent to the phone. */
export async function askForCode(context: PlayContext) {
  await context.step('An invited person types a phone number and asks for a code', async () => {
    await namePhone(context)
    await press(context, textsOf(context).t('sms-code.send'))
  })
}

/** Proves the phone by its code. */
export async function provePhone(context: PlayContext) {
  const { t } = textsOf(context)
  await askForCode(context)
  await context.step('They type the code and go on', async () => {
    const code = await sentCode(context)
    await context.userEvent.type(fieldOf(context, t('sms-code.label')), code)
    await press(context, t('activation.phone.submit'))
    await findTitle(context, t('activation.account.heading'))
  })
}

/** Fills the last step in. */
export async function fillAccount(context: PlayContext) {
  const { t } = textsOf(context)
  await context.step('An invited person fills in name and password', async () => {
    await findTitle(context, t('activation.account.heading'))
    await fillIn(context, { [t('activation.name.label')]: 'Lin Yue', [t('new-password.label')]: 'Lantern2026' })
    await fillIn(context, { [t('new-password.confirmation')]: 'Lantern2026' })
    await context.userEvent.click(context.canvas.getByRole('checkbox'))
  })
}
