import { textsOf } from '../../.storybook/texts.ts'
import { demoPassword, newPhone, people } from '../../mocks/personas/people.ts'
import { fillIn, type PlayContext, press, sentCode } from './page-driver.ts'

/** The owner of an account that is bound to no WeChat. */
export const owner = { login: people.ava.email, password: demoPassword }

/** The field with this label that shows: the other way's form stays, hidden. */
const shownField = ({ canvas }: Pick<PlayContext, 'canvas'>, label: string) =>
  canvas.getAllByLabelText(label, { selector: 'input' }).find((field) => field.checkVisibility()) as HTMLElement

/** Types login and password. */
export async function fillLogin(context: PlayContext, { login, password } = owner) {
  const { t } = textsOf(context)
  await context.step('A member types login and password', () =>
    fillIn(context, { [t('login.login.label')]: login, [t('login.password.label')]: password }),
  )
}

/** Logs in, and so binds. */
export async function logInAndBind(context: PlayContext, account = owner) {
  await fillLogin(context, account)
  await context.step('They log in and bind the account', () => press(context, textsOf(context).t('bind.login.submit')))
}

/** Goes over to the second way, once its form is there. */
export async function chooseNewAccount(context: PlayContext) {
  const { t } = textsOf(context)
  await context.step('A visitor chooses a new account', async () => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('bind.to-register') }))
    await context.canvas.findByLabelText(t('bind.name.label'), { selector: 'input' })
  })
}

/** Fills the form of a new account in, with the code that was sent. */
export async function fillNewAccount(context: PlayContext) {
  const { canvas, userEvent, step } = context
  const { t } = textsOf(context)
  await step('They type name and phone and ask for a code', async () => {
    await fillIn(context, { [t('bind.name.label')]: 'Kai Chen', [t('phone-field.label')]: newPhone })
    await press(context, t('sms-code.send'))
  })
  await step('They type the code and a password', async () => {
    const code = await sentCode(context)
    await userEvent.type(shownField(context, t('sms-code.label')), code)
    await userEvent.type(shownField(context, t('new-password.label')), 'Lantern2026')
    await userEvent.type(shownField(context, t('new-password.confirmation')), 'Lantern2026')
    await userEvent.click(canvas.getByRole('checkbox'))
  })
}
