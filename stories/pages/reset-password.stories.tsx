import preview from '../../.storybook/preview.tsx'
import { people } from '../../mocks/personas/people.ts'
import { ResetPasswordPage } from '../../src/pages/visitor/reset-password.tsx'
import { checkLinkQuestion, chooseLink, loggedInAsOtherPerson, otherPerson } from './link-driver.ts'
import * as page from './page-driver.ts'
import { expectResult, inSequence, press, step } from './play-driver.ts'
import { choosePassword, insertEmailedToken, logInBeforeOpening } from './recovery-driver.ts'

const path = '/reset-password?token=from-email'

const meta = preview.meta({
  title: 'Pages/Reset password',
  component: ResetPasswordPage,
  tags: ['page'],
  parameters: { page: { path } },
  beforeEach: insertEmailedToken,
})

const expectPasswordSet = page.focusedTitle('choose-password.done.heading')
const keepCurrentAccount = step('Continue with the account that is logged in', press('session.other.action'))

export const Default = meta.story({
  play: expectResult(
    page.hasAutocomplete('choose-password.label', 'new-password'),
    page.title('choose-password.heading'),
  ),
})

// VAL-02
export const TooShort = meta.story({
  name: 'Password too short',
  play: inSequence(
    choosePassword('Submit a password that is too short', 'short'),
    expectResult(
      page.invalid('choose-password.label'),
      page.fieldFocused('choose-password.label'),
      page.called('/password/reset', 0),
    ),
  ),
})

// SCR-20
export const Done = meta.story({
  name: 'New password set',
  tags: ['no-screenshot'],
  parameters: { page: { path: `${path}&redirect=/files` } },
  play: inSequence(
    choosePassword(),
    expectResult(expectPasswordSet, page.linksTo('login.submit', 'login?redirect=%2Ffiles')),
  ),
})

export const DeadLink = meta.story({
  name: '1300001 · Link used or expired',
  tags: ['no-screenshot'],
  parameters: { page: { path: '/reset-password?token=used' } },
  play: inSequence(
    choosePassword('The server rejects the link when the user submits a new password'),
    expectResult(
      page.focusedTitle('choose-password.invalid-link.heading'),
      page.linksTo('choose-password.invalid-link.action', 'forgot-password'),
    ),
  ),
})

export const IncompleteLink = meta.story({
  name: 'Incomplete link',
  parameters: { page: { path: '/reset-password' } },
  play: expectResult(
    page.heading('choose-password.invalid-link.heading'),
    page.noElement('button', 'choose-password.submit'),
  ),
})

// SCR-05, RQ-13
export const LinkForOtherPerson = meta.story({
  name: 'Link sent to another person',
  parameters: { page: loggedInAsOtherPerson(people.mei.maskedPhone) },
  play: inSequence(
    checkLinkQuestion({ owner: people.mei.maskedPhone, effect: 'stay-logged-in' }),
    keepCurrentAccount,
    expectResult(page.expectNavigations('go /')),
  ),
})

// SCR-05
export const DoneForOtherPerson = meta.story({
  name: 'New password set while another account is logged in',
  parameters: { page: loggedInAsOtherPerson(people.mei.maskedPhone) },
  play: inSequence(
    chooseLink,
    expectResult(page.fieldFocused('choose-password.label')),
    choosePassword('Submit a new password'),
    expectResult(
      expectPasswordSet,
      ['choose-password.done.intro-other', { login: otherPerson.masked }],
      page.linksTo('login.submit', 'login'),
    ),
    keepCurrentAccount,
    expectResult(page.expectNavigations('go /')),
  ),
})

// SCR-05
export const DoneForSameAccount = meta.story({
  name: 'New password set for the account that is logged in',
  tags: ['no-screenshot'],
  parameters: { page: { path: `${path}&redirect=/files`, pageData: { link_owner: people.mei.maskedPhone } } },
  beforeEach: logInBeforeOpening,
  play: inSequence(
    choosePassword('Submit a new password, without being asked which account to use'),
    expectResult(expectPasswordSet, 'change-password.done.intro', page.noElement('link', 'login.submit')),
    step('Continue', press('session.continue')),
    expectResult(page.expectNavigations('go /files')),
  ),
})
