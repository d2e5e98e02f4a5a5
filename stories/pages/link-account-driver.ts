import { demoPassword, people } from '../../mocks/personas/people.ts'
import * as page from './page-driver.ts'
import { fill, inSequence, press, step } from './play-driver.ts'

/** A user whose account is not linked to WeChat. */
export const unlinkedMember = { login: people.ava.email, password: demoPassword }

export const fillLogin = ({ login, password } = unlinkedMember) =>
  step('Enter the credentials', fill({ 'login.login.label': login, 'login.password.label': password }))

/** Fills in and submits the login form. The login links the account. */
export const logInAndLink = (account = unlinkedMember) =>
  inSequence(fillLogin(account), step('Log in to link the account', press('link-account.login.submit')))

/** Switches to the form for a new account. */
export const chooseNewAccount = step(
  'Choose to create a new account',
  press('link-account.to-register'),
  page.field('link-account.name.label'),
)
