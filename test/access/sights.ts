import type { Page } from 'playwright'
import { demoPassword, newPhone, people } from '../../mocks/personas/people.ts'
import type { Say } from '../screens/words.ts'

/** Something that the journeys pass by, and how a person comes to see it. */
export type Sight = {
  name: string
  path: string
  as?: string
  show: (page: Page, say: Say) => Promise<void>
  tags?: ['timing']
}

/** Tries to log in, and waits for what comes of it. */
const logIn =
  (login: string, sign: string, typed: string = demoPassword): Sight['show'] =>
  async (page, say) => {
    await page.locator('input[name=login]').fill(login)
    await page.locator('input[name=password]').fill(typed)
    await page.getByRole('button', { name: say('login.submit'), exact: true }).click()
    await page.locator(sign).first().waitFor()
  }

const press =
  (selector: string, sign: string): Sight['show'] =>
  async (page) => {
    await page.locator(selector).first().click()
    await page.locator(sign).first().waitFor()
  }

const dialog = '[role=dialog]'
const alert = '[role=alertdialog]'

/** Errors, alerts, toasts, popups and questions. */
export const sights: readonly Sight[] = [
  { name: 'the languages', path: '/login', show: press('summary', 'details[open] a') },
  { name: 'a wrong password', path: '/login', show: logIn(people.mei.email, 'main [role=alert]', 'Wrong2026') },
  { name: 'a dialog', path: '/login', show: logIn(people.enterpriseExpired.email, `${dialog},${alert}`) },
  { name: 'an alert with a link', path: '/login', show: logIn(people.downloadLink.email, alert) },
  { name: 'an alert', path: '/login', show: logIn(people.sessionExpired.email, alert) },
  {
    name: 'a toast',
    path: '/login',
    show: logIn(people.tooFrequent.email, '[data-over-blocker] li'),
    tags: ['timing'],
  },
  { name: 'an error of a field', path: '/login', show: logIn(people.accountClosed.email, '[aria-invalid=true]') },
  {
    name: 'an error of the server',
    path: '/login',
    show: logIn(people.badGateway.email, `main [role=alert]:not(:empty),${alert}`),
  },
  { name: 'the code to scan', path: '/login', show: press('[role=tab] >> nth=2', '[role=tabpanel] img') },
  { name: 'the countries', path: '/login?way=sms', show: press('[aria-haspopup=dialog]', '[role=option]') },
  {
    // The scripts that it needs are fetched after a second.
    name: 'no connection',
    tags: ['timing'],
    path: '/login',
    show: async (page, say) => {
      await page.context().setOffline(true)
      await logIn(people.mei.email, alert)(page, say)
    },
  },
  {
    name: 'a coupon',
    path: '/register/personal',
    show: async (page, say) => {
      await page.getByLabel(say('register.name'), { exact: true }).fill('Lin Yue')
      await page.getByLabel(say('phone-field.label'), { exact: true }).fill(newPhone)
      await page.getByRole('button', { name: say('register.continue'), exact: true }).click()
      await page.getByText(say('coupon.question'), { exact: true }).click()
      await page.getByLabel(say('coupon.label'), { exact: true }).waitFor()
    },
  },
  {
    name: 'errors of a form',
    path: '/security/password',
    as: people.mei.email,
    show: async (page, say) => {
      await page.getByLabel(say('change-password.old.label'), { exact: true }).fill(demoPassword)
      await page.getByLabel(say('choose-password.label'), { exact: true }).fill('short')
      await page.getByLabel(say('new-password.confirmation'), { exact: true }).fill('other')
      await page.getByRole('button', { name: say('change-password.submit'), exact: true }).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
]
