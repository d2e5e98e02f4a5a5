import preview from '../../.storybook/preview.tsx'
import { SetPasswordPage } from '../../src/pages/visitor/set-password.tsx'
import * as page from './page-driver.ts'
import { expectResult, inSequence } from './play-driver.ts'
import { choosePassword, insertEmailedToken, setPassword } from './recovery-driver.ts'

const path = '/set-password?mode=init&token=demo-first-password'

const meta = preview.meta({
  title: 'Pages/Set password',
  component: SetPasswordPage,
  tags: ['page'],
  parameters: { page: { path } },
})

export const Default = meta.story({
  play: expectResult(page.hasAutocomplete('new-password.label', 'new-password'), 'set-password.intro-init'),
})

// SCR-20
export const LoggedIn = meta.story({
  name: 'First password set, logged in',
  tags: ['no-screenshot'],
  parameters: { page: { path: `${path}&redirect=/files` } },
  play: inSequence(setPassword(), expectResult(page.expectNavigations('go /files'), page.busy('login.opening'))),
})

// LOG-01
export const LoggedInInDesktopClient = meta.story({
  name: 'In the desktop client: first password set, logged in',
  tags: ['no-screenshot'],
  parameters: { page: { client: 'sync' } },
  play: inSequence(setPassword(), expectResult(page.loginPassedToClient, page.expectNavigations())),
})

// SCR-20
export const Forced = meta.story({
  name: 'Replacing a password that must be changed',
  tags: ['no-screenshot'],
  parameters: { page: { path: '/set-password?token=from-email' } },
  beforeEach: insertEmailedToken,
  play: inSequence(
    expectResult('set-password.intro-forced'),
    choosePassword(),
    expectResult(page.focusedTitle('choose-password.done.heading'), page.called('/password/reset')),
  ),
})
