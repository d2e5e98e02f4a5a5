import { loginPaths } from '../../../.storybook/clients.ts'
import { demoPassword, people } from '../../../mocks/personas/people.ts'
import { loginScreen } from '../../pages/login-driver.ts'
import { fillIn, press } from '../../pages/page-driver.ts'
import { driveErrors } from '../error-driver.ts'
import { login } from '../screens/login.ts'

export const loginErrors = driveErrors<typeof login>({
  screen: login,
  page: {},
  moments: {
    submit: {
      label: 'A member types login and password',
      call: (client) => loginPaths[client],
      reach: async (context) => {
        const { t } = loginScreen(context)
        await fillIn(context, { [t('login.login.label')]: people.mei.email, [t('login.password.label')]: demoPassword })
      },
      act: async (context) => press(context, loginScreen(context).t('login.submit')),
      handles: ['captcha'],
      field: { name: 'login', find: (context) => loginScreen(context).login() },
      focused: (context) => loginScreen(context).password(),
      loses: { 'password-error': ['password'] },
    },
  },
  own: {},
})
