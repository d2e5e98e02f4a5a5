import { expect } from 'storybook/test'
import { textsOf } from '../../.storybook/texts.ts'
import { newPhone } from '../../mocks/personas/people.ts'
import { sendSms } from '../../src/api/calls/captcha.ts'
import { fieldOf, fillIn, type PlayContext, press, sentCode, stageOf } from './page-driver.ts'

/** Who applies. */
export const partner = {
  name: 'Ana Costa',
  company: 'Costa & Sons',
  email: 'ana.costa@example.com',
  phone: newPhone,
}

/** Fills the form in but for the code, and has one sent. */
export async function askForCode(context: PlayContext, { name, company, email, phone } = partner) {
  const { t } = textsOf(context)
  await context.step('A partner fills in the application and asks for a code', async () => {
    await fillIn(context, {
      [t('referral.name.label')]: name,
      [t('referral.company.label')]: company,
      [t('referral.email.label')]: email,
      [t('phone-field.label')]: phone,
    })
    await context.userEvent.click(context.canvas.getByRole('checkbox'))
    await press(context, t('sms-code.send'))
  })
}

/** Fills everything in, with the code that was sent. */
export async function fillApplication(context: PlayContext, application = partner) {
  await askForCode(context, application)
  await context.step('They type the code', async () => {
    const code = await sentCode(context)
    await context.userEvent.type(fieldOf(context, textsOf(context).t('sms-code.label')), code)
  })
}

/** Sends the application. */
export async function apply(context: PlayContext, application = partner) {
  await fillApplication(context, application)
  await context.step('They submit it', () => press(context, textsOf(context).t('referral.submit')))
}

/** Has codes sent to others from this browser: after two in all, the server wants to see a person before it goes on. */
export async function arouseSuspicion(context: Pick<PlayContext, 'loaded'>, others: readonly string[]): Promise<void> {
  const { client } = stageOf(context).environment
  for (const phone of others) {
    const result = await client.call(sendSms, { phone, message_type: 'txt', scene: 'register' })
    await expect(result.ok).toBe(true)
  }
}
