import preview from '../../.storybook/preview.tsx'
import { newPassword } from '../../mocks/personas/people.ts'
import { SetPasswordPage } from '../../src/pages/visitor/set-password.tsx'
import { chooseLink, forOther, seeQuestion } from './link-driver.ts'
import * as page from './page-driver.ts'
import { inTurn, sees } from './play-driver.ts'
import { choosePassword, openWithMail, setPassword, typeTwice } from './recovery-driver.ts'

const path = '/set-password?mode=init&token=demo-first-password'

const meta = preview.meta({
  title: 'Pages/Set password',
  component: SetPasswordPage,
  tags: ['page'],
  parameters: { page: { path } },
})

export const Default = meta.story({
  play: sees(page.hasAutocomplete('new-password.label', 'new-password'), 'set-password.intro-init'),
})

export const Filled = meta.story({
  play: inTurn(typeTwice('new-password.label'), sees(page.ready('set-password.submit-init'))),
})

export const Submitting = meta.story({
  parameters: { page: { faults: [{ path: '/password/init', delay_ms: 60_000 }] } },
  play: inTurn(setPassword('A member submits a new password, and the server is slow to answer'), sees(page.blocked)),
})

// SCR-20
export const LoggedIn = meta.story({
  name: 'First password set, logged in',
  tags: ['unpictured'],
  parameters: { page: { path: `${path}&redirect=/files` } },
  play: inTurn(setPassword(), sees(page.went('go /files'), page.busy('login.opening'))),
})

// SCR-20, RQ-13
export const ForAnother = meta.story({
  name: 'Link sent to another person',
  tags: ['unpictured'],
  parameters: { page: forOther('e****@example.com') },
  play: inTurn(
    seeQuestion({ owner: 'e****@example.com', effect: 'replaces' }),
    chooseLink,
    sees(page.inField('new-password.label')),
  ),
})

// SCR-20
export const Forced = meta.story({
  name: 'Replacing a password that must be changed',
  tags: ['unpictured'],
  parameters: { page: { path: '/set-password?token=from-email' } },
  beforeEach: openWithMail,
  play: inTurn(
    sees('set-password.intro-forced'),
    choosePassword(),
    sees(page.movedTo('choose-password.done.heading'), page.called('/password/reset')),
  ),
})

export const DeadLink = meta.story({
  name: '1300001 · Link used or expired',
  tags: ['unpictured'],
  parameters: { page: { path: '/set-password?mode=init&token=used' } },
  play: inTurn(
    setPassword('The server refuses the link when a member submits a new password'),
    sees(page.movedTo('choose-password.dead.heading'), page.link('login.submit')),
  ),
})

export const HasPassword = meta.story({
  name: '1200004 · Password already set',
  parameters: {
    page: { faults: [{ path: '/password/init', error: [{ error_code: 1200004, error_msg: 'Has one.' }] }] },
  },
  play: inTurn(
    setPassword('The server returns 1200004 when a member submits a new password'),
    sees(page.alertSays(/^Has one\.$/)),
  ),
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { client: 'sync' } },
  play: inTurn(setPassword(), sees(page.handedOver, page.went())),
})

export const InApp = meta.story({
  name: 'In the mobile app',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { client: 'app' } },
  play: inTurn(typeTwice('new-password.label'), sees(page.value('new-password.label', newPassword))),
})
