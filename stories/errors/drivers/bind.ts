import { textsOf } from '../../../.storybook/texts.ts'
import { demoLinks } from '../../../mocks/personas/demo-links.ts'
import { fillLogin } from '../../pages/bind-driver.ts'
import { fieldOf, press } from '../../pages/page-driver.ts'
import { driveErrors } from '../error-driver.ts'
import { bind } from '../screens/bind.ts'

export const bindErrors = driveErrors<typeof bind>({
  screen: bind,
  page: { path: demoLinks.bind },
  moments: {
    submit: {
      label: 'A visitor comes from a login by WeChat',
      call: '/bind_login',
      reach: (context) => fillLogin(context),
      act: (context) => press(context, textsOf(context).t('bind.login.submit')),
      handles: ['captcha'],
      field: { name: 'login', find: (context) => fieldOf(context, textsOf(context).t('login.login.label')) },
      focused: (context) => fieldOf(context, textsOf(context).t('login.password.label')),
      loses: { 'password-error': ['password'] },
    },
  },
  own: {},
})
