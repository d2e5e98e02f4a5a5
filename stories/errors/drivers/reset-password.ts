import { driveErrors } from '../error-driver.ts'
import { resetPassword } from '../screens/reset-password.ts'
import { linkPasswordMoment } from './link-password-moment.ts'
import { sameAsBefore } from './refused-passwords.ts'

export const resetPasswordErrors = driveErrors<typeof resetPassword>({
  screen: resetPassword,
  // No answer of these stories comes from whoever knows the tokens.
  page: { path: '/reset-password?token=of-the-mail' },
  moments: {
    submit: linkPasswordMoment({
      call: '/password/reset',
      label: 'choose-password.label',
      refused: sameAsBefore,
      submit: 'choose-password.submit',
    }),
  },
  own: {},
})
