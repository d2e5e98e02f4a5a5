import { expect, waitFor } from 'storybook/test'
import { demoPassword, people } from '../../../mocks/personas/people.ts'
import { fieldOf, fillIn, press } from '../../pages/page-driver.ts'
import { completeCode, newPhone, setUp } from '../../pages/two-step-driver.ts'
import { driveErrors, type ErrorContext } from '../error-driver.ts'
import { twoStepSetup } from '../screens/two-step-setup.ts'

const password = (context: ErrorContext) => fieldOf(context, setUp(context).t('login.password.label'))
const phone = (context: ErrorContext) => fieldOf(context, setUp(context).t('phone-field.label'))
const code = (context: ErrorContext) => fieldOf(context, setUp(context).t('two-step.google.code')) as HTMLInputElement

export const twoStepSetupErrors = driveErrors<typeof twoStepSetup>({
  screen: twoStepSetup,
  page: { enteredAs: people.forceTwoStep.email },
  moments: {
    'turn-on': {
      label: 'A member adds the key to an authenticator and types its code',
      call: '/security/set_two_step',
      reach: async (context) => {
        await setUp(context).toGoogle()
        await context.userEvent.type(code(context), '48291')
      },
      act: (context) => completeCode(context, code(context), setUp(context).t('two-step.turn-on')),
    },
    send: {
      label: 'A member chooses SMS and types a phone',
      call: '/security/send_two_step_code',
      reach: async (context) => {
        const parts = setUp(context)
        await parts.toSms()
        await fillIn(context, { [parts.t('phone-field.label')]: newPhone })
      },
      act: (context) => press(context, setUp(context).t('sms-code.send')),
      handles: ['captcha'],
      field: { name: 'phone', find: phone },
    },
    verify: {
      label: 'A member types the password',
      call: '/security/verify_identity',
      page: { enteredAs: people.mei.email },
      reach: async (context) => {
        const parts = setUp(context)
        await parts.title(parts.t('two-step.verify-identity.title'))
        await waitFor(() => password(context))
        await fillIn(context, { [parts.t('login.password.label')]: demoPassword })
      },
      act: (context) => setUp(context).goOn(),
      focused: password,
      loses: { 'password-error': ['password'], 'already-verified': ['password'] },
    },
  },
  own: {
    // The step is skipped: what comes next has the focus (ERR-12).
    'already-verified': async (context) => {
      const { t, title } = setUp(context)
      await waitFor(async () => expect(await title(t('two-step.choose-method.title'))).toHaveFocus())
    },
  },
})
