import { expect, waitFor } from 'storybook/test'
import { newPhone } from '../../mocks/personas/people.ts'
import { logIn as logInStep, nameCompany as nameCompanyStep } from '../../test/screens/login.ts'
import { type Find, type Part, say, stageOf } from './page-driver.ts'
import { perform, press, step, type } from './play-driver.ts'

/** Types a login and a password and presses the button. */
export const logIn = (...who: Parameters<typeof logInStep>) =>
  perform('A member types login and password and logs in', logInStep(...who))

/** The login went by this call, and by no other client's. */
export const loggedInBy =
  (path: string): Part =>
  (context) => {
    const isLogin = (called: string) => called.endsWith('login') && called !== '/check_login'
    const calls = () => stageOf(context).service.calls.map((call) => call.path)
    return waitFor(() => expect(calls().filter(isLogin)).toEqual([path]))
  }

const tab =
  (way: 'password' | 'sms' | 'qr'): Find =>
  (context) =>
    context.canvas.findByRole('tab', { name: say(context, `login.way.${way}`) })

export const openSms = step('A visitor chooses the SMS code', press(tab('sms')))
export const openQr = step('A visitor chooses the QR code', press(tab('qr')))

/** Types a phone and has a code sent to it. */
export const askForCode = step(
  'A visitor types a phone number and asks for a code',
  type('phone-field.label', newPhone),
  press('sms-code.send'),
  (context) =>
    context.canvas.findByText(say(context, ['sms-code.sent-to', { to: '137****7000' }]), { selector: 'span' }),
)

/** Names a company by its domain or by a work email, and goes on to its login. */
export const nameCompany = (label: string, domain?: string) => perform(label, nameCompanyStep(domain))
