import type { ClientType } from '../../../src/host/client-bridge.ts'
import { loginScreen, member } from '../../pages/login-driver.ts'
import { fillIn, press } from '../../pages/page-driver.ts'
import { driveErrors } from '../error-driver.ts'
import { login } from '../screens/login.ts'

const paths = { web: '/login', sync: '/sync_login', app: '/app_login' } as const satisfies Record<ClientType, string>

export const loginErrors = driveErrors<typeof login>({
  screen: login,
  page: {},
  moments: {
    submit: {
      call: (client) => paths[client],
      reach: async (context) => {
        const { t } = loginScreen(context)
        await fillIn(context, { [t('login.login.label')]: member.login, [t('login.password.label')]: member.password })
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
