import { textsOf } from '../../../.storybook/texts.ts'
import { errorCodes } from '../../../mocks/http/error-codes.ts'
import { demoLinks } from '../../../mocks/personas/demo-links.ts'
import { fillAccount, namePhone } from '../../pages/activation-driver.ts'
import { fieldOf, press } from '../../pages/page-driver.ts'
import { driveErrors } from '../error-driver.ts'
import { activation } from '../screens/activation.ts'
import { breaksPolicy } from './refused-passwords.ts'

export const activationErrors = driveErrors<typeof activation>({
  screen: activation,
  page: { path: demoLinks.activationWithPhone },
  moments: {
    send: {
      label: 'An invited person types a phone number',
      call: '/captcha/sms_send',
      page: { path: demoLinks.activation },
      reach: (context) => namePhone(context),
      act: (context) => press(context, textsOf(context).t('sms-code.send')),
      handles: ['captcha'],
    },
    submit: {
      label: 'An invited person whose phone is known opens the link',
      call: '/activation/activate',
      reach: (context) => fillAccount(context),
      act: (context) => press(context, textsOf(context).t('activation.account.submit')),
      field: { name: 'name', find: (context) => fieldOf(context, textsOf(context).t('activation.name.label')) },
      says: {
        'password-error': breaksPolicy,
        'field-error': { code: errorCodes.nameMissing.code, words: ({ registration }) => registration.nameMissing },
      },
      focused: (context) => fieldOf(context, textsOf(context).t('new-password.label')),
    },
  },
  own: {},
})
