import { expect, waitFor } from 'storybook/test'
import { newPhone } from '../../mocks/personas/people.ts'
import { enterCompanyDomain as enterCompanyDomainStep, logIn as logInStep } from '../../test/screens/login.ts'
import { type Find, getStage, type PlayStep, translate } from './page-driver.ts'
import { perform, press, step, type } from './play-driver.ts'

export const logIn = (...credentials: Parameters<typeof logInStep>) =>
  perform('Type the credentials and log in', logInStep(...credentials))

/** Expects that the login used this call, and not the call for another client. */
export const loginUsedCall =
  (path: string): PlayStep =>
  (context) => {
    const isLogin = (calledPath: string) => calledPath.endsWith('login') && calledPath !== '/check_login'
    const calls = () => getStage(context).service.calls.map((call) => call.path)
    return waitFor(() => expect(calls().filter(isLogin)).toEqual([path]))
  }

const tab =
  (method: 'password' | 'sms' | 'qr'): Find =>
  (context) =>
    context.canvas.findByRole('tab', { name: translate(context, `login.method.${method}`) })

export const openSms = step('Choose to log in with an SMS code', press(tab('sms')))
export const openQr = step('Choose to log in with a QR code', press(tab('qr')))

export const requestCode = step(
  'Type a phone number and request a code',
  type('phone-field.label', newPhone),
  press('sms-code.send'),
  (context) =>
    context.canvas.findByText(translate(context, ['sms-code.sent-to', { to: '137****7000' }]), { selector: 'span' }),
)

/** Enters a company's domain or a work email address, and continues to the company's own login. */
export const enterCompanyDomain = (label: string, domain?: string) => perform(label, enterCompanyDomainStep(domain))
