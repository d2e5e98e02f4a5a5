import { expect, waitFor } from 'storybook/test'
import { textsOf } from '../../.storybook/texts.ts'
import { type PlayContext, stageOf } from './page-driver.ts'

export const member = { login: 'mei.lin@example.com', password: 'Portico2026' }

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

/** Types a login and a password, as far as they are given, and presses the button. */
export async function logIn(context: PlayContext, { login, password } = member) {
  const { userEvent } = context
  const parts = loginScreen(context)
  await userEvent.type(parts.login(), login)
  await userEvent.type(parts.password(), password)
  await waitFor(() => expect(parts.submit()).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(parts.submit())
}

/** The login calls that reached the account service. */
export const loginCalls = (context: Pick<PlayContext, 'loaded'>) =>
  stageOf(context).service.calls.filter(({ path }) => path.endsWith('login') && path !== '/check_login')
