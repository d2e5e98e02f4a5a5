import type { BrowserContextOptions, Page } from 'playwright'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { letIn } from './let-in.ts'
import type { Site } from './site.ts'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
export const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
export const logOutOf = (page: Page, name: string) =>
  page.getByRole('button', { name: en('devices.log-out-one', { name }), exact: true })
export const logOutOthers = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: en('devices.log-out-others'), exact: true })
export const question = (page: Page) => page.getByRole('alertdialog')

/** Answers the question over the page, and waits until it has left. */
export async function say(page: Page, answer: string): Promise<void> {
  const button = question(page).getByRole('button', { name: answer, exact: true })
  await button.click()
  await button.waitFor({ state: 'detached' })
}

/** Waits until a toast says it. */
export const isToasted = (page: Page, words: string) => page.getByRole('region').getByText(words).first().waitFor()

/** What was asked of the service: which devices were to be logged out, oldest first. */
export const asked = ({ service }: Site) =>
  service.calls
    .filter(({ path }) => path.endsWith('/security/delete_device'))
    .map(({ data }) => (data as { device_id: string }).device_id)

/** The names of the devices that the service holds. */
export const devicesOf = ({ service }: Site, login: string) =>
  service.peek.account(login)?.devices.map(({ name }) => name) ?? []

type Opening = { login?: string; prefix?: string; options?: BrowserContextOptions }

/** Logs somebody in, and stops before the list. */
export async function enter(site: Site, { login = people.mei.email, options }: Opening = {}): Promise<Page> {
  const page = await site.newPage(options)
  await letIn(page, login)
  return page
}

/** Logs somebody in, and opens the list of devices. */
export async function openDevices(site: Site, opening: Opening = {}): Promise<Page> {
  const page = await enter(site, opening)
  await page.goto(`${opening.prefix ?? ''}/security/devices`)
  await page.getByText(en('devices.this'), { exact: true }).waitFor()
  return page
}
