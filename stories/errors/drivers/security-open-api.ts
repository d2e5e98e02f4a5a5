import { expect, waitFor, within } from 'storybook/test'
import { textsOf } from '../../../.storybook/texts.ts'
import { findAlert, press } from '../../pages/page-driver.ts'
import { member } from '../../pages/security-overview-driver.ts'
import { driveErrors } from '../error-driver.ts'
import { openApiToken } from '../open-api-token.ts'
import { securityOpenApi } from '../screens/security-open-api.ts'

export const securityOpenApiErrors = driveErrors<typeof securityOpenApi>({
  screen: securityOpenApi,
  page: { enteredAs: member, account: { openApiToken } },
  moments: {
    replace: {
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
