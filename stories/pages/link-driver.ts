import { expect } from 'storybook/test'
import { people } from '../../mocks/personas/people.ts'
import * as page from './page-driver.ts'
import { expectResult, press, step } from './play-driver.ts'

/** The login of someone other than the link's recipient, plain and masked. */
export const otherPerson = { login: people.tomas.email, masked: 'to****as@example.com' }

/** Returns the page parameters for opening a link while the other person is logged in. */
export const loggedInAsOtherPerson = (owner?: string) => ({
  loggedInAs: otherPerson.login,
  pageData: { logged_in_as: otherPerson.masked, ...(owner && { link_owner: owner }) },
})

/**
 * Checks the question shown before a link's form. `effect`: whether continuing with the link logs out the current
 * account.
 */
export const checkLinkQuestion = ({ owner, effect }: { owner?: string; effect: 'stay-logged-in' | 'log-out' }) =>
  expectResult(
    `link-question.${effect}`,
    owner ? ['link-question.owner', { owner }] : 'link-question.owner-unknown',
    ['link-question.logged-in', { login: otherPerson.masked }],
    page.button('session.other.action'),
    ({ canvas }) => expect(canvas.queryByLabelText(/./, { selector: 'input' })).not.toBeInTheDocument(),
  )

export const chooseLink = step('Continue with the link', press('link-question.link'))
