import { textsOf } from '../../../.storybook/texts.ts'
import { people } from '../../../mocks/personas/people.ts'
import { fieldOf, fillIn, press } from '../../pages/page-driver.ts'
import { fillPassword, proveMobile } from '../../pages/recovery-driver.ts'
import { stopTime } from '../../widgets/phone-code-form.tsx'
import { driveErrors } from '../error-driver.ts'
import { forgotPassword } from '../screens/forgot-password.ts'
import { sameAsBefore } from './refused-passwords.ts'

export const forgotPasswordErrors = driveErrors<typeof forgotPassword>({
  screen: forgotPassword,
  page: {},
  moments: {
    submit: {
      label: 'A member names the account',
      call: '/password/confirm_account',
      reach: (context) => fillIn(context, { [textsOf(context).t('login.login.label')]: people.mei.email }),
      act: (context) => press(context, textsOf(context).t('forgot-password.submit')),
      handles: ['captcha'],
      field: { name: 'login', find: (context) => fieldOf(context, textsOf(context).t('login.login.label')) },
    },
    choose: {
      label: 'A member proves the phone and types a new password twice',
      call: '/password/reset',
      reach: async (context) => {
        stopTime(context)
        await proveMobile(context)
        await fillPassword(context, textsOf(context).t('choose-password.label'))
      },
      act: (context) => press(context, textsOf(context).t('choose-password.submit')),
      says: { 'password-error': sameAsBefore },
      focused: (context) => fieldOf(context, textsOf(context).t('choose-password.label')),
    },
  },
  own: {},
})
