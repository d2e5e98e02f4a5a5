import { expect } from 'storybook/test'
import { textsOf } from '../../.storybook/texts.ts'
import { people } from '../../mocks/personas/people.ts'
import { type PlayContext, press } from './page-driver.ts'

/** Somebody whom no link here is for, and what a page's values say of them. */
export const other = { login: people.tomas.email, masked: 'to****as@example.com' }

/** What is asked before a screen that a link opens. */
export async function seeQuestion(
  context: PlayContext,
  { owner, effect }: { owner?: string; effect: 'keeps' | 'replaces' },
): Promise<void> {
  const { t } = textsOf(context)
  await context.step('What must be seen', async () => {
    const { canvas } = context
    const isShown = (words: string) => expect(canvas.getByText(words, { exact: false })).toBeVisible()
    await canvas.findByText(t(`link-question.${effect}`))
    await isShown(owner ? t('link-question.owner', { owner }) : t('link-question.owner-unknown'))
    await isShown(t('link-question.logged-in', { login: other.masked }))
    await expect(canvas.getByRole('button', { name: t('session.other.action') })).toBeVisible()
    await expect(canvas.queryByLabelText(/./, { selector: 'input' })).not.toBeInTheDocument()
  })
}

/** Goes on with the link. */
export async function chooseLink(context: PlayContext): Promise<void> {
  await context.step('They continue with the link', () => press(context, textsOf(context).t('link-question.link')))
}
