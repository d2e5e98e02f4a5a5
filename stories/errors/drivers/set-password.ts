import { demoLinks } from '../../../mocks/personas/demo-links.ts'
import { driveErrors } from '../error-driver.ts'
import { setPassword } from '../screens/set-password.ts'
import { linkPasswordMoment } from './link-password-moment.ts'
import { breaksPolicy } from './refused-passwords.ts'

export const setPasswordErrors = driveErrors<typeof setPassword>({
  screen: setPassword,
  page: { path: demoLinks.firstPassword },
  moments: {
    submit: linkPasswordMoment({
      call: '/password/init',
      label: 'new-password.label',
      refused: breaksPolicy,
      submit: 'set-password.submit-init',
    }),
  },
  own: {},
})
