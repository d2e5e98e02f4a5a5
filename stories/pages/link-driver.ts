import { expect } from 'storybook/test'
import { people } from '../../mocks/personas/people.ts'
import * as page from './page-driver.ts'
import { press, sees, step } from './play-driver.ts'

/** The login of a person who is not the link's recipient, with its masked form. */
export const otherPerson = { login: people.tomas.email, masked: 'to****as@example.com' }

/** Returns the page parameters for opening a link while the other person is logged in. */
export const asOtherPerson = (owner?: string) => ({
  loggedInAs: otherPerson.login,
  pageData: { logged_in_as: otherPerson.masked, ...(owner && { link_owner: owner }) },
})

/** Checks the question shown before a link's form. `effect`: whether the link keeps or replaces the current session. */
export const seeQuestion = ({ owner, effect }: { owner?: string; effect: 'keeps' | 'replaces' }) =>
  sees(
    `link-question.${effect}`,
    owner ? ['link-question.owner', { owner }] : 'link-question.owner-unknown',
    ['link-question.logged-in', { login: otherPerson.masked }],
    page.button('session.other.action'),
    ({ canvas }) => expect(canvas.queryByLabelText(/./, { selector: 'input' })).not.toBeInTheDocument(),
  )

export const chooseLink = step('A visitor continues with the link', press('link-question.link'))
