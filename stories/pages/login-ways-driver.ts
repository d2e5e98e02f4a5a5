import { waitFor } from 'storybook/test'
import { textsOf } from '../../.storybook/texts.ts'
import { newPhone } from '../../mocks/personas/people.ts'
import { fieldOf, type PlayContext } from './page-driver.ts'

const wayLabels = { password: 'the password', sms: 'the SMS code', qr: 'the QR code' }

/** Opens a tab by its name. */
export async function openWay({ canvas, userEvent, globals, step }: PlayContext, way: keyof typeof wayLabels) {
  const { t } = textsOf({ globals })
  await step(`A visitor chooses ${wayLabels[way]}`, () =>
    userEvent.click(canvas.getByRole('tab', { name: t(`login.way.${way}`) })),
  )
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
  await context.step('A visitor types a phone number and asks for a code', async () => {
    await context.userEvent.type(await parts.phone(), newPhone)
    await context.userEvent.click(await parts.send())
    await waitFor(() =>
      context.canvas.getByText(parts.t('sms-code.sent-to', { to: '137****7000' }), { selector: 'span' }),
    )
  })
}

/** The parts of the company's login. */
export function ssoScreen({ canvas, globals }: PlayContext) {
  const { t } = textsOf({ globals })
  return { t, domain: () => canvas.findByRole('textbox', { name: t('sso.domain') }) }
}
