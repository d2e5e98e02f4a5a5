import { expect, screen, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { newcomer } from '../../mocks/personas/people.ts'
import { RegisterPersonalPage } from '../../src/pages/visitor/register-personal.tsx'
import * as page from './page-driver.ts'
import { getStage, type PlayContext, translate } from './page-driver.ts'
import { expectResult, inSequence, press, step } from './play-driver.ts'
import { fillFirstStep, goToSecondStep, registerAs } from './register-driver.ts'

const path = '/register/personal'
const registerPath = '/personal_register'

const meta = preview.meta({
  id: 'pages-registerpersonal',
  title: 'Pages/Register, personal',
  component: RegisterPersonalPage,
  tags: ['page'],
  parameters: { page: { path } },
})

// IN-2, WID-14
export const Default = meta.story({
  play: expectResult(
    page.title('register.personal.title'),
    page.hasAutocomplete('register.name', 'name'),
    page.hasAutocomplete('phone-field.label', 'tel'),
    page.notReady('register.continue'),
    page.linksTo('register.personal.other', '../register/enterprise'),
  ),
})

// IN-2, AC-6
export const SecondStep = meta.story({
  name: 'Second step: code and password',
  play: inSequence(
    goToSecondStep(),
    expectResult(
      page.focusedTitle('register.verify.title'),
      ['register.verify.to', { phone: `+86 ${newcomer.phone}` }],
      page.hasAutocomplete('sms-code.label', 'one-time-code'),
      page.hasAutocomplete('new-password.label', 'new-password'),
      page.notReady('register.submit'),
      // The phone number has been checked, but no code has been sent yet.
      page.noMessageSent,
    ),
  ),
})

export const ValidCoupon = meta.story({
  name: 'Valid coupon, with its benefit',
  parameters: { page: { path: `${path}?coupon=partner2026` } },
  play: inSequence(
    goToSecondStep(),
    expectResult(
      page.hasValue('coupon.label', 'partner2026'),
      page.hasDescription('coupon.label', /.+/),
      async (context) => expect(await page.field('coupon.label')(context)).not.toBeInvalid(),
      page.called('/check_channel_coupon'),
    ),
  ),
})

const inReasonDialog = async (context: PlayContext) =>
  within(await screen.findByRole('dialog', { name: translate(context, 'leave-reason.title') }))

export const LeaveReason = meta.story({
  name: 'Question about the reason for leaving',
  play: inSequence(
    fillFirstStep(),
    step(
      'Follow the link to the login page and choose a reason',
      page.attribute(page.link('register.log-in'), 'aria-haspopup'),
      press(page.link('register.log-in')),
      press(async (context) =>
        (await inReasonDialog(context)).getByRole('radio', { name: translate(context, 'leave-reason.no-code') }),
      ),
    ),
    expectResult(
      async (context) =>
        (await inReasonDialog(context)).getByRole('button', { name: translate(context, 'register.log-in') }),
      (context) => expect(getStage(context).service.peek.leaveReasons()).toEqual([]),
    ),
  ),
})

// SCR-04
export const Registered = meta.story({
  name: 'Registered, opening the files',
  tags: ['!autodocs'],
  parameters: { page: { path: `${path}?redirect=/files` } },
  play: inSequence(
    registerAs(),
    expectResult(
      page.expectNavigations('go /files'),
      page.calledOnceWith(registerPath, { name: newcomer.name, phone: newcomer.phone }),
    ),
  ),
})

// LOG-01
export const RegisteredInApp = meta.story({
  name: 'In the mobile app: registered',
  tags: ['no-screenshot'],
  parameters: { page: { client: 'app' } },
  play: inSequence(registerAs(), expectResult(page.loginPassedToClient, page.expectNavigations())),
})

// SCR-02
export const RegisteredForPlan = meta.story({
  name: 'With a plan from the URL',
  tags: ['!autodocs', 'no-screenshot'],
  parameters: { page: { path: `${path}?plan_id=team&register_position=pricing` } },
  play: inSequence(
    registerAs(),
    expectResult(
      page.calledOnceWith('/new_register', { plan_id: 'team', register_position: 'pricing' }),
      page.called(registerPath, 0),
    ),
  ),
})
