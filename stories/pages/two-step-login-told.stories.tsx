import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { people } from '../../mocks/personas/people.ts'
import { TwoStepLoginPage } from '../../src/pages/visitor/two-step-login.tsx'
import { stageOf } from './page-driver.ts'
import { secondStep, totp, typeCode } from './two-step-driver.ts'

const path = '/two-step-login?redirect=/files'

const meta = preview.meta({
  id: 'pages-two-step-login-told',
  title: 'Pages/Two-step login/More states',
  component: TwoStepLoginPage,
  parameters: { page: { path, enteredAs: people.ines.email } },
})

export const ClockFast = meta.story({
  name: 'A wrong code, and the device’s clock is fast',
  play: async (context) => {
    const { t } = secondStep(context)
    const fastCode = totp(context)
    await context.step('The server’s clock runs three minutes behind', () => {
      stageOf(context).service.clock.advance(-3 * 60_000)
    })
    await typeCode(context, fastCode)
    await context.step('What must be seen', async () => {
      const words = t('clock-skew.fast', { length: '\0' }).split('\0')[0] ?? ''
      const notice = await context.canvas.findByText(t('clock-skew.what-to-do'))
      await expect(notice.closest('[role=status]')).toHaveTextContent(words.trim())
    })
  },
})

export const PhoneUnnamed = meta.story({
  name: 'By SMS, to a phone that the server does not name',
  parameters: {
    page: {
      path,
      enteredAs: people.zhou.email,
      faults: [
        {
          path: '/security/get_two_step_method',
          body: '{"success":true,"enabled":true,"method":"sms"}',
          times: 'always',
        },
      ],
    },
  },
  play: async (context) => {
    const { t } = secondStep(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('two-step-login.intro.sms-unnamed'))).toBeVisible()
    })
  },
})
