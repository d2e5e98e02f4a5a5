import preview from '../../.storybook/preview.tsx'
import { ReferralPage } from '../../src/pages/visitor/referral.tsx'
import { stopClock } from '../widgets/phone-code-form.tsx'
import * as page from './page-driver.ts'
import { expectResult, inSequence } from './play-driver.ts'
import { apply, partner } from './referral-driver.ts'

const applyPath = '/become_referral'

const meta = preview.meta({
  title: 'Pages/Referral',
  component: ReferralPage,
  tags: ['page'],
  parameters: { page: { path: '/referral' } },
  // Keeps countdowns from changing.
  beforeEach: (context) => void stopClock(context),
})

// IN-2
export const Default = meta.story({
  play: expectResult(
    page.title('referral.heading'),
    page.hasAutocomplete('referral.company.label', 'organization'),
    page.button('sms-code.send'),
    page.notReady('referral.submit'),
  ),
})

// SCR-17
export const Done = meta.story({
  name: 'Application sent, with the next steps',
  play: inSequence(
    apply(),
    expectResult(
      page.focusedTitle('referral.done.heading'),
      ['referral.done.intro', { phone: partner.phone, email: partner.email }],
      page.called(applyPath),
    ),
  ),
})

// VAL-01, IN-8
export const InvalidEmail = meta.story({
  name: 'Invalid email address',
  play: inSequence(
    apply({ ...partner, email: 'ana.costa' }),
    expectResult(
      page.fieldFocused('referral.email.label'),
      page.hasDescription('referral.email.label', 'referral.email.wrong'),
      page.called(applyPath, 0),
    ),
  ),
})
