import type { Page } from 'playwright'
import { people } from '../../mocks/personas/people.ts'
import { perform } from '../e2e/perform.ts'
import { en } from '../screens/english.ts'
import { logIn as logInStep } from '../screens/login.ts'
import { changePassword } from '../screens/recovery.ts'
import { fillWho, goOn } from '../screens/register.ts'

/** A state that no journey reaches, and how to reach it. */
export type ExtraState = {
  name: string
  path: string
  as?: string
  show: (page: Page) => Promise<void>
  tags?: ['timing']
}

/** Tries to log in, and waits for the result. */
const logIn =
  (login: string, result: string, password?: string): ExtraState['show'] =>
  async (page) => {
    await perform(page, logInStep(login, password))
    await page.locator(result).first().waitFor()
  }

const press =
  (selector: string, result: string): ExtraState['show'] =>
  async (page) => {
    await page.locator(selector).first().click()
    await page.locator(result).first().waitFor()
  }

const dialog = '[role=dialog]'
const alert = '[role=alertdialog]'

/** Errors, alerts, toasts, popups and confirmations. */
export const extraStates: readonly ExtraState[] = [
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
  { name: 'a field error', path: '/login', show: logIn(people.accountClosed.email, '[aria-invalid=true]') },
  {
    name: 'a server error',
    path: '/login',
    show: logIn(people.badGateway.email, `main [role=alert]:not(:empty),${alert}`),
  },
  { name: 'the QR code', path: '/login', show: press('[role=tab] >> nth=2', '[role=tabpanel] img') },
  { name: 'the countries', path: '/login?way=sms', show: press('[aria-haspopup=dialog]', '[role=option]') },
  {
    // Waits for the needed scripts, which are prefetched after a second.
    name: 'no connection',
    tags: ['timing'],
    path: '/login',
    show: async (page) => {
      await page.context().setOffline(true)
      await logIn(people.mei.email, alert)(page)
    },
  },
  {
    name: 'a coupon',
    path: '/register/personal',
    show: async (page) => {
      await perform(page, { ...fillWho(), ...goOn })
      await page.getByText(en('coupon.question'), { exact: true }).click()
      await page.getByLabel(en('coupon.label'), { exact: true }).waitFor()
    },
  },
  {
    name: 'form errors',
    path: '/security/password',
    as: people.mei.email,
    show: async (page) => {
      await perform(page, changePassword('short', 'other'))
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
]
