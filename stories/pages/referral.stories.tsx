import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ReferralPage } from '../../src/pages/visitor/referral.tsx'
import { provokeCaptcha, stopTime } from '../widgets/phone-code-form.tsx'
import * as page from './page-driver.ts'
import { stageOf } from './page-driver.ts'
import {
  addFaults,
  inTurn,
  keeps,
  pictureCharacters,
  press,
  retype,
  sees,
  step,
  type,
  wrongCode,
} from './play-driver.ts'
import { apply, askForCode, fillApplication, partner } from './referral-driver.ts'

const call = '/become_referral'

const meta = preview.meta({
  title: 'Pages/Referral',
  component: ReferralPage,
  tags: ['page'],
  parameters: { page: { path: '/referral' } },
  // Keeps countdowns from changing.
  beforeEach: (context) => void stopTime(context),
})

const seePicture = sees(page.inField('picture-captcha.label'))
const typePicture = step(
  'They type the characters of the picture',
  type('picture-captcha.label', async (context) => `${await pictureCharacters(context)}{Enter}`),
)

// IN-2
export const Default = meta.story({
  play: sees(
    page.title('referral.heading'),
    page.hasAutocomplete('referral.company.label', 'organization'),
    page.button('sms-code.send'),
    page.notReady('referral.submit'),
  ),
})

export const Filled = meta.story({
  play: inTurn(fillApplication(), sees(page.ready('referral.submit'))),
})

export const Submitting = meta.story({
  parameters: { page: { faults: [{ path: call, delay_ms: 60_000 }] } },
  play: inTurn(
    fillApplication(),
    step('They submit it, and the server is slow to answer', press('referral.submit')),
    sees(page.blocked),
  ),
})

// SCR-17
export const Done = meta.story({
  name: 'Sent, with the next steps',
  play: inTurn(
    apply(),
    sees(
      page.movedTo('referral.done.heading'),
      ['referral.done.intro', { phone: partner.phone, email: partner.email }],
      page.called(call),
    ),
  ),
})

export const AppliedAlready = meta.story({
  name: '1700001 · Already applied with this phone',
  play: inTurn(
    fillApplication(),
    step(
      'The server returns 1700001 when they submit it',
      addFaults({ path: call, error: [{ field: 'phone', error_code: 1700001, error_msg: 'Applied already.' }] }),
      press('referral.submit'),
    ),
    sees(page.invalid('phone-field.label'), page.inField('phone-field.label')),
    keeps(async (context) => expect(await page.field('sms-code.label')(context)).not.toHaveValue('')),
  ),
})

// IN-8
export const WrongCode = meta.story({
  name: '1400001 · Wrong code',
  tags: ['unpictured'],
  play: inTurn(
    fillApplication(),
    step('They type a wrong code and submit it', retype('sms-code.label', wrongCode), press('referral.submit')),
    sees(page.refused('sms-code.label')),
    keeps(page.value('referral.company.label', partner.company)),
  ),
})

// VAL-01, IN-8
export const EmailWrong = meta.story({
  name: 'Invalid email',
  play: inTurn(
    apply({ ...partner, email: 'ana.costa' }),
    sees(
      page.inField('referral.email.label'),
      page.described('referral.email.label', 'referral.email.wrong'),
      page.called(call, 0),
    ),
  ),
})

// WID-04, ERR-14
export const PictureForCode = meta.story({
  name: 'Picture captcha before the code',
  play: inTurn(
    step('Codes were already sent from this browser', provokeCaptcha),
    askForCode(),
    seePicture,
    typePicture,
    sees(page.button(['sms-code.countdown', { seconds: 60 }]), page.noField('picture-captcha.label')),
  ),
})

export const OnPhone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: sees(page.button('sms-code.send'), page.button('referral.submit')),
})

export const DoneOnPhone = meta.story({
  name: 'Sent, on a phone',
  globals: { viewport: { value: 'phone' } },
  play: inTurn(apply(), sees(page.text(new RegExp(partner.phone)))),
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { client: 'sync' } },
  play: inTurn(
    fillApplication(),
    sees((context) => expect(stageOf(context).handedOver).toEqual([])),
  ),
})
