import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { newcomer, people } from '../../mocks/personas/people.ts'
import { RegisterPersonalPage } from '../../src/pages/visitor/register-personal.tsx'
import { serverMessage } from '../errors/trigger-error.ts'
import * as page from './page-driver.ts'
import { type PlayContext, translate } from './page-driver.ts'
import { addFaults, expectResult, inSequence, press, step, type } from './play-driver.ts'
import { fillFirstStep, fillSecondStep, goToSecondStep, registerAs, submit, typeCoupon } from './register-driver.ts'

const meta = preview.meta({
  id: 'pages-registerpersonal-rejected',
  title: 'Pages/Register, personal/More states',
  component: RegisterPersonalPage,
  tags: ['page'],
  parameters: { page: { path: '/register/personal' } },
})

const goToNextStep = step('Continue', press('register.continue'))

/** Checks that the header and the phone field's error link to the login page. */
const expectTwoLoginLinks = (context: PlayContext) =>
  expect(context.canvas.getAllByRole('link', { name: translate(context, 'register.log-in') })).toHaveLength(2)

// WID-13
export const PhoneTaken = meta.story({
  name: 'Phone number already registered',
  tags: ['no-screenshot'],
  play: inSequence(
    fillFirstStep({ ...newcomer, phone: people.mei.phone }),
    goToNextStep,
    expectResult(
      page.fieldFocused('phone-field.label'),
      page.hasDescription('phone-field.label', (context) =>
        [translate(context, 'register.phone-taken'), translate(context, 'register.log-in')].join(' '),
      ),
      expectTwoLoginLinks,
    ),
    step('Change the phone number', type('phone-field.label', '{Backspace}1')),
    expectResult(page.hasDescription('phone-field.label', () => '')),
  ),
})

export const InvalidPhone = meta.story({
  name: 'Invalid phone number',
  play: inSequence(
    fillFirstStep({ ...newcomer, phone: '1380013' }),
    goToNextStep,
    expectResult(
      page.fieldFocused('phone-field.label'),
      page.hasDescription('phone-field.label', 'phone-field.invalid-86'),
      page.called('/captcha/check_phone/', 0),
    ),
  ),
})

// VAL-06
export const WeakPassword = meta.story({
  name: 'Password violates the policy',
  parameters: { page: { settings: { password_require_capital: true, password_require_special: true } } },
  play: inSequence(
    registerAs(),
    expectResult(
      page.fieldFocused('new-password.label'),
      page.hasDescription('new-password.label', ['new-password.rule.with-capital-and-special', { min: 8, max: 32 }]),
      page.called('/personal_register', 0),
    ),
  ),
})

export const PhoneTakenMeanwhile = meta.story({
  name: '1500006 · Phone number registered before the second step',
  tags: ['!autodocs', 'no-screenshot'],
  play: inSequence(
    goToSecondStep({ ...newcomer, phone: '13700137009' }),
    step(
      'Request a code, and the server returns 1500006 for the phone field',
      // This happens if the first step could not check the number, or if someone else has just registered it.
      addFaults({ path: '/captcha/sms_send', error: [{ field: 'phone', error_code: 1500006, error_msg: 'Taken.' }] }),
      press('sms-code.send'),
    ),
    expectResult(page.fieldFocused('phone-field.label'), page.title('register.personal.title'), expectTwoLoginLinks),
  ),
})

export const CouponUnknown = meta.story({
  name: 'Unknown coupon: the form can still be submitted',
  play: inSequence(
    goToSecondStep(),
    fillSecondStep,
    typeCoupon('Type an unknown coupon code', 'NOTHING'),
    expectResult(page.hasDescription('coupon.label', 'coupon.invalid'), page.ready('register.submit')),
  ),
})

export const Closed = meta.story({
  name: '1500001 · Registration closed',
  tags: ['no-screenshot'],
  parameters: {
    page: { faults: [{ path: '/captcha/sms_send', error: [{ error_code: 1500001, error_msg: 'Closed' }] }] },
  },
  play: inSequence(
    goToSecondStep(),
    step('Request a code, and the server returns 1500001', press('sms-code.send')),
    expectResult(page.focusedTitle('register.closed.title'), page.noAlert),
  ),
})

export const ValidCoupon = meta.story({
  name: 'Valid coupon, benefit unknown',
  parameters: {
    page: { faults: [{ path: '/check_channel_coupon', body: '{"success":true,"valid":true}', times: 'always' }] },
  },
  play: inSequence(
    goToSecondStep(),
    fillSecondStep,
    typeCoupon('Type a valid coupon code', 'SPRING'),
    expectResult(page.hasDescription('coupon.label', 'coupon.valid')),
  ),
})

export const CouponRejected = meta.story({
  name: '1500008 · Coupon rejected',
  tags: ['!autodocs', 'no-screenshot'],
  play: inSequence(
    goToSecondStep(),
    fillSecondStep,
    typeCoupon('Type an unknown coupon code', 'NOTHING'),
    submit,
    expectResult(
      page.hasDescription(
        'coupon.label',
        serverMessage(({ registration }) => registration.unknownCoupon),
      ),
      page.fieldFocused('coupon.label'),
    ),
  ),
})
