// The catalogue around the stories: its sidebar, as reviewers read it.
import { expect, test } from 'vitest'
import { openStorybook } from '../storybook.ts'

const storybook = openStorybook()

test('the sidebar speaks in words, and its stories keep their addresses', async () => {
  // A page's story would answer for the whole site from here on.
  const page = await storybook.open('primitives-button--primary')
  await page.goto('./?path=/story/pages-registerpersonal--default')
  const sidebar = page.getByRole('navigation', { name: 'Stories' })
  await sidebar.getByRole('button', { name: 'Register, personal' }).waitFor()
  expect(await sidebar.getByText('RegisterPersonal').count()).toBe(0)
  await sidebar.getByRole('link', { name: 'Filled', exact: true }).click()
  await expect.poll(() => page.url()).toContain('?path=/story/pages-registerpersonal--filled')
})
