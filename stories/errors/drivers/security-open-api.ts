import { expect, waitFor, within } from 'storybook/test'
import { textsOf } from '../../../.storybook/texts.ts'
import { people } from '../../../mocks/personas/people.ts'
import { findAlert, press } from '../../pages/page-driver.ts'
import { driveErrors } from '../error-driver.ts'
import { securityOpenApi } from '../screens/security-open-api.ts'

/** Neither new nor soon over, so that its age is the same in every picture. */
const openApiToken = {
  token: `${'0'.repeat(60)}7c4d`,
  createdAt: Date.parse('2026-11-03T09:00:00+08:00'),
  expiresAt: Date.parse('2027-11-03T09:00:00+08:00'),
}

export const securityOpenApiErrors = driveErrors<typeof securityOpenApi>({
  screen: securityOpenApi,
  page: { enteredAs: people.mei.email, account: { openApiToken } },
  moments: {
    replace: {
      label: 'A member with a token opens the page',
      call: '/security/refresh_open_api_token_info',
      reach: async (context) => context.canvas.findByText(textsOf(context).t('open-api.active')),
      act: async (context) => {
        const { t } = textsOf(context)
        await press(context, t('open-api.replace.title'))
        const question = await findAlert()
        await context.userEvent.click(within(question).getByRole('button', { name: t('open-api.replace.title') }))
        await waitFor(() => expect(question).not.toBeInTheDocument())
      },
    },
  },
  own: {},
})
