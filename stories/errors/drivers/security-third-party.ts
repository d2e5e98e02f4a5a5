import { expect, waitFor, within } from 'storybook/test'
import { textsOf } from '../../../.storybook/texts.ts'
import { people } from '../../../mocks/personas/people.ts'
import { findAlert, type PlayContext, press } from '../../pages/page-driver.ts'
import { driveErrors } from '../error-driver.ts'
import { securityThirdParty } from '../screens/security-third-party.ts'

/** What the button of WeChat's row is called. */
function unlinkName(context: Pick<PlayContext, 'globals'>): string {
  const { t } = textsOf(context)
  return t('third-party-binds.unlink-label', { third: t('login.third.wechat') })
}

export const securityThirdPartyErrors = driveErrors<typeof securityThirdParty>({
  screen: securityThirdParty,
  page: { enteredAs: people.mei.email },
  moments: {
    unlink: {
      label: 'A member opens the linked accounts',
      call: '/security/unbind_third',
      reach: (context) => context.canvas.findByRole('button', { name: unlinkName(context) }),
      act: async (context) => {
        await press(context, unlinkName(context))
        const question = await findAlert()
        const yes = textsOf(context).t('third-party-binds.unlink')
        await context.userEvent.click(within(question).getByRole('button', { name: yes }))
        await waitFor(() => expect(question).not.toBeInTheDocument())
      },
    },
  },
  own: {},
})
