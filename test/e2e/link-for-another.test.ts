import { test } from 'vitest'
import { demoLinks } from '../../mocks/personas/demo-links.ts'
import { people } from '../../mocks/personas/people.ts'
import { activate, fillAccount } from '../screens/activation.ts'
import { en } from '../screens/english.ts'
import { button } from '../screens/step.ts'
import { openAs } from './let-in.ts'
import { expectArrival } from './page-form.ts'
import { perform } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()
const owner = '135****5000'
const login = 'to****as@example.com'

test('an invitation opened by another user names both accounts, and the user can continue with either (SCR-06, RQ-13)', async () => {
  const page = await site.newPage()
  await openAs(page, demoLinks.activationWithPhone, people.tomas.email)
  await page.getByText(en('link-question.owner', { owner })).waitFor()
  await page.getByText(en('link-question.logged-in', { login })).waitFor()
  await perform(page, { press: button('session.other.action') })
  await expectArrival(page, '/')
  await page.getByText(login).waitFor()

  await page.goto(demoLinks.activationWithPhone)
  await perform(page, [{ press: button('link-question.link') }, { ...fillAccount(), ...activate }])
  await expectArrival(page, '/')
  await page.getByText(owner).waitFor()
})
