import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { openSite } from '../e2e/site.ts'
import { keyboardTab } from '../journeys/browsers/keyboard.ts'
import { begin, whenReady } from '../journeys/walk.ts'
import { button } from '../screens/step.ts'
import { speak } from '../screens/words.ts'
import { findStopProblems } from './keyboard/stops.ts'

const site = openSite()
const rejects = () => Promise.reject(new Error('There is one page alone.'))

/** What opens by a button, and where that is. */
const dialogs = [
  { path: '/security/two-step', name: 'two-step.turn-on.name' as const },
  { path: '/security/devices', name: 'devices.log-out-others' as const },
  { path: '/security/open-api', name: 'open-api.replace.title' as const },
  { path: '/security/third-party', name: 'third-party-binds.unlink-label' as const },
]

const inDialog = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=dialog],[role=alertdialog]') !== null)

test.for(dialogs)(
  '$path: the dialog of "$name" takes the focus, keeps it, and gives it back by Escape (AC-2)',
  async ({ path, name }) => {
    const page = await site.newPage({ reducedMotion: 'reduce' })
    const tab = keyboardTab(page)
    const say = await speak('en')
    Object.assign(site.service.peek.account(people.mei.email) ?? {}, { openApiToken: { token: 'c4f0', createdAt: 0 } })
    await begin(
      { name, path, as: people.mei.email, steps: [] },
      { service: site.service, tab, openOther: rejects },
      'en',
    )
    await whenReady(tab)
    const words = say(name, { third: say('login.third.wechat') })
    await tab.press({ role: button(name).role, name: words })
    await expect.poll(() => inDialog(page)).toBe(true)
    const problems: string[] = []
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 8; presses += 1) {
        await page.keyboard.press(key)
        expect(await inDialog(page), `${key} stays in the dialog`).toBe(true)
        problems.push(...(await findStopProblems(page)))
      }
    }
    expect(problems).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => inDialog(page)).toBe(false)
    const opener = page.getByRole('button', { name: words, exact: true }).first()
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
  },
)
