import { waitFor } from 'storybook/test'
import { textsOf } from '../../.storybook/texts.ts'
import { fieldOf, type PlayContext } from './page-driver.ts'

/** A number that nobody has had a code sent to. */
const phone = '13700137000'

/** Opens a tab by its name. */
export async function openWay({ canvas, userEvent, globals }: PlayContext, way: 'password' | 'sms' | 'qr') {
  const { t } = textsOf({ globals })
  await userEvent.click(canvas.getByRole('tab', { name: t(`login.way.${way}`) }))
}

/** The parts of the SMS way, which come late, as a person finds them. */
export function smsWay(context: PlayContext) {
  const { canvas, globals } = context
  const { t } = textsOf({ globals })
  return {
    t,
    phone: () => canvas.findByLabelText(t('phone-field.label'), { selector: 'input' }),
    code: () => fieldOf(context, t('sms-code.label')),
    send: () => canvas.findByRole('button', { name: t('sms-code.send') }),
  }
}

/** Types a phone and has a code sent to it. */
export async function askForCode(context: PlayContext) {
  const parts = smsWay(context)
  await context.userEvent.type(await parts.phone(), phone)
  await context.userEvent.click(await parts.send())
  await waitFor(() =>
    context.canvas.getByText(parts.t('sms-code.sent-to', { to: '137****7000' }), { selector: 'span' }),
  )
}

/** The parts of the company's login. */
export function ssoScreen({ canvas, globals }: PlayContext) {
  const { t } = textsOf({ globals })
  return { t, domain: () => canvas.findByRole('textbox', { name: t('sso.domain') }) }
}
