import { expect } from 'storybook/test'
import { people } from '../../mocks/personas/people.ts'
import * as page from './page-driver.ts'
import { press, sees, step } from './play-driver.ts'

/** Somebody whom no link here is for, and what a page's values say of them. */
export const other = { login: people.tomas.email, masked: 'to****as@example.com' }

/** A page that a link opens while that somebody is logged in. */
export const forOther = (owner?: string) => ({
  enteredAs: other.login,
  pageData: { logged_in_as: other.masked, ...(owner && { link_owner: owner }) },
})

/** What is asked before a screen that a link opens. */
export const seeQuestion = ({ owner, effect }: { owner?: string; effect: 'keeps' | 'replaces' }) =>
  sees(
    `link-question.${effect}`,
    owner ? ['link-question.owner', { owner }] : 'link-question.owner-unknown',
    ['link-question.logged-in', { login: other.masked }],
    page.button('session.other.action'),
    ({ canvas }) => expect(canvas.queryByLabelText(/./, { selector: 'input' })).not.toBeInTheDocument(),
  )

/** Goes on with the link. */
export const chooseLink = step('They continue with the link', press('link-question.link'))
