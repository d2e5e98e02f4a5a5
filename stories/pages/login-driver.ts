import { textsOf } from '../../.storybook/texts.ts'
import { logIn as logInStep } from '../../test/screens/login.ts'
import { type PlayContext, perform, stageOf } from './page-driver.ts'

/** Finds the parts of the login screen as a person would, in the language of the story. */
export function loginScreen({ canvas, globals }: Pick<PlayContext, 'canvas' | 'globals'>) {
  const { t } = textsOf({ globals })
  return {
    t,
    login: () => canvas.getByRole('textbox', { name: t('login.login.label') }),
    password: () => canvas.getByLabelText(t('login.password.label'), { selector: 'input' }),
    captcha: () => canvas.findByRole('textbox', { name: t('picture-captcha.label') }),
    submit: () => canvas.getByRole('button', { name: t('login.submit') }),
  }
}

/** Types a login and a password and presses the button. */
export const logIn = (context: PlayContext, ...who: Parameters<typeof logInStep>) =>
  perform(context, 'A member types login and password and logs in', logInStep(...who))

/** The login calls that reached the account service. */
export const loginCalls = (context: Pick<PlayContext, 'loaded'>) =>
  stageOf(context).service.calls.filter(({ path }) => path.endsWith('login') && path !== '/check_login')
