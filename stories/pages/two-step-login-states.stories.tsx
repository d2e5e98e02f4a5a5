import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { people } from '../../mocks/personas/people.ts'
import { TwoStepLoginPage } from '../../src/pages/visitor/two-step-login.tsx'
import * as page from './page-driver.ts'
import { getStage, translate } from './page-driver.ts'
import { expectResult, inSequence, step } from './play-driver.ts'
import { totp, typeCode } from './two-step-driver.ts'

const meta = preview.meta({
  id: 'pages-two-step-login-states',
  title: 'Pages/Two-step login/More states',
  component: TwoStepLoginPage,
  parameters: { page: { path: '/two-step-login?redirect=/files', loggedInAs: people.ines.email } },
})

export const ClockFast = meta.story({
  name: 'Wrong code, device clock fast',
  play: async (context) => {
    const codeFromFastClock = totp(context)
    const [noticeStart = ''] = translate(context, ['clock-skew.fast', { length: '\0' }]).split('\0')
    await inSequence(
      step('Set the server’s clock back three minutes', () => {
        getStage(context).service.clock.advance(-3 * 60_000)
      }),
      typeCode(codeFromFastClock),
      expectResult(async () => {
        const notice = await page.text('clock-skew.what-to-do')(context)
        await expect(notice.closest('[role=status]')).toHaveTextContent(noticeStart.trim())
      }),
    )(context)
  },
})

export const PhoneUnknown = meta.story({
  name: 'By SMS, phone number unknown',
  parameters: {
    page: {
      loggedInAs: people.zhou.email,
      faults: [
        {
          path: '/security/get_two_step_method',
          body: '{"success":true,"enabled":true,"method":"sms"}',
          times: 'always',
        },
      ],
    },
  },
  play: expectResult('two-step-login.intro.sms-unknown-phone'),
})
