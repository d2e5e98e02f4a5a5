import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { TwoStepLoginPage } from '../../src/pages/two-step-login.tsx'
import { stageOf } from './page-driver.ts'
import { persons, secondStep, totp, typeCode } from './two-step-driver.ts'

const path = '/two-step-login?redirect=/files'

const meta = preview.meta({
  title: 'Pages/Two-step login/Told',
  component: TwoStepLoginPage,
  parameters: { page: { path, enteredAs: persons.google } },
})

export const ClockFast = meta.story({
  name: 'A wrong code, and the device’s clock is fast',
  play: async (context) => {
    const { t } = secondStep(context)
    const fastCode = totp(context)
    stageOf(context).service.clock.advance(-3 * 60_000)
    await typeCode(context, fastCode)
    const words = t('clock-skew.fast', { length: '\0' }).split('\0')[0] ?? ''
    const notice = await context.canvas.findByText(t('clock-skew.what-to-do'))
    await expect(notice.closest('[role=status]')).toHaveTextContent(words.trim())
  },
})

export const PhoneUnnamed = meta.story({
  name: 'By SMS, to a phone that the server does not name',
  parameters: {
    page: {
      path,
      enteredAs: persons.sms,
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
    await expect(await context.canvas.findByText(t('two-step-login.intro.sms-unnamed'))).toBeVisible()
  },
})
