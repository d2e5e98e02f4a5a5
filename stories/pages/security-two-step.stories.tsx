import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { authenticatorSecret, demoPassword, people } from '../../mocks/personas/people.ts'
import { SecurityTwoStepPage } from '../../src/pages/account/security-two-step.tsx'
import { stopTime } from '../widgets/phone-code-form.tsx'
import * as page from './page-driver.ts'
import { findAlert, say, stageOf } from './page-driver.ts'
import { answer, fill, inTurn, keeps, press, sees, step, type, wrongCode } from './play-driver.ts'
import {
  askForSms,
  inDialog,
  keyOf,
  method,
  newPhone,
  toDownload,
  toGoogle,
  toSms,
  toWechat,
  typeKeyCode,
} from './two-step-driver.ts'

const path = '/security/two-step'
const methodPath = '/security/get_two_step_method'
const closePath = '/security/close_two_step'
const setPath = '/security/set_two_step'
const verifyPath = '/security/verify_identity'

const set = { path: `${path}?type=set`, isProved: true }
const google = { twoStep: { method: 'google', secret: authenticatorSecret } } as const
const sms = { twoStep: { method: 'sms', phone: people.zhou.phone } } as const
const careful = { enterprise: { name: 'Careful Ltd', status: 'active', forcesTwoStep: true } } as const
const modify = { page: { path: `${path}?type=modify`, isProved: true, account: sms } }
const closing = { page: { isProved: true, account: google } }

const meta = preview.meta({
  title: 'Pages/Account security/Two-step verification',
  component: SecurityTwoStepPage,
  tags: ['page'],
  parameters: { page: { path, enteredAs: people.mei.email } },
})

const turnOn = step('A member turns two-step verification on', press('two-step.turn-on.name'))
const askToClose = step('A member asks to turn two-step verification off', press('two-step.close.row'))

const typePassword = (label: string, password: string) =>
  step(label, inDialog(fill({ 'login.password.label': password }), press('two-step.next')))

/** Adds the key to an authenticator; the last digit of its code submits it. */
const completeAuthenticator = step(
  'A member adds the key to an authenticator and types its code',
  inDialog(toGoogle, typeKeyCode),
)

export const Default = meta.story({
  name: 'Default: off',
  play: sees(
    page.button('two-step.turn-on.name'),
    'two-step.state.off',
    'two-step.method.google',
    page.title('security.nav.two-step'),
  ),
})

export const OnBySms = meta.story({
  name: 'On, by SMS',
  parameters: { page: { account: sms } },
  play: sees(['two-step.row.sms', { phone: '139****9001' }], 'two-step.state.on', page.button('two-step.close.row')),
})

export const OnBySmsUnnamed = meta.story({
  name: 'On, by SMS, to a phone that the server does not name',
  tags: ['unpictured'],
  parameters: { page: { faults: [{ path: methodPath, body: '{"success":true,"enabled":true,"method":"sms"}' }] } },
  play: sees('two-step.row.sms-unnamed'),
})

export const OnByWechat = meta.story({
  name: 'On, by WeChat',
  parameters: { page: { account: { twoStep: { method: 'wechat' } } } },
  play: sees('two-step.row.wechat'),
})

export const OnByAuthenticator = meta.story({
  name: 'On, by authenticator',
  parameters: { page: { account: google } },
  play: sees('two-step.row.google'),
})

export const OnByUnknown = meta.story({
  name: 'On, by a method that this page does not know',
  tags: ['unpictured'],
  parameters: {
    page: { faults: [{ path: methodPath, body: '{"success":true,"enabled":true,"method":"key"}', times: 9 }] },
  },
  play: sees('two-step.row.on'),
})

export const OnForced = meta.story({
  name: 'On, and required: there is no way to turn it off',
  parameters: { page: { account: { ...sms, ...careful } } },
  play: sees('two-step.forced.detail', page.none('button', 'two-step.close.row'), page.button('two-step.change.name')),
})

export const OffForced = meta.story({
  name: 'Off, and required',
  parameters: { page: { account: careful } },
  play: sees('two-step.row.off-forced'),
})

export const Loading = meta.story({
  parameters: { page: { faults: [{ path: methodPath, delay_ms: 60_000 }] } },
  play: sees(
    (context) => context.canvas.findByText(say(context, 'security.loading'), { selector: '[role=status]' }),
    page.none('button', 'two-step.turn-on.name'),
  ),
})

export const Failing = meta.story({
  name: 'It could not be loaded; tried again, it is there',
  tags: ['unpictured'],
  parameters: { page: { faults: [{ path: methodPath, error: 'status-502' }] } },
  play: inTurn(
    sees('error.status-502.title'),
    step('They try again', press('error-card.retry')),
    sees(page.button('two-step.turn-on.name'), 'two-step.state.off', page.none('button', 'error-card.retry')),
  ),
})

export const MethodsFailing = meta.story({
  name: 'The methods on offer could not be loaded: it can be turned on all the same',
  parameters: { page: { faults: [{ path: '/security/get_available_two_step_method', error: 'status-502' }] } },
  play: sees('error.status-502.title', page.button('two-step.turn-on.name')),
})

export const NoMethodOnOffer = meta.story({
  name: 'No method is on offer',
  parameters: { page: { ...set, settings: { two_step_methods: [] } } },
  play: inTurn(
    sees(page.alertSays('two-step.no-method.title')),
    step('They close the message', async ({ userEvent }) =>
      userEvent.click(within(await findAlert()).getByRole('button')),
    ),
    sees(page.went(`go ${path}`)),
  ),
})

// TWO-01, TWO-09, TWO-16
export const Identity = meta.story({
  name: 'Turn on: verify identity',
  play: inTurn(
    turnOn,
    sees(
      inDialog(
        page.heading('two-step.verify-identity.title'),
        page.completes('login.password.label', 'current-password'),
        page.inField('login.password.label'),
      ),
      page.went(),
    ),
  ),
})

// TWO-09
export const IdentityProved = meta.story({
  name: 'Turn on: the right password leads to the settings',
  tags: ['unpictured'],
  play: inTurn(turnOn, typePassword('They type the password', demoPassword), sees(page.went(`go ${path}?type=set`))),
})

// TWO-02
export const SetPasswordFirst = meta.story({
  name: 'Turn on, without a password: set one first',
  parameters: { page: { account: { password: undefined } } },
  play: inTurn(
    turnOn,
    sees(inDialog(page.heading('two-step.set-password.title'), page.completes('new-password.label', 'new-password'))),
  ),
})

// TWO-01, ERR-12
export const NothingToProve = meta.story({
  name: 'Turn on: proved lately, so nothing is asked',
  tags: ['unpictured'],
  parameters: { page: { isProved: true } },
  play: inTurn(turnOn, sees(page.went(`go ${path}?type=set`), page.noDialog)),
})

// RQ-10
export const NotAsked = meta.story({
  name: 'Turn on: the server could not be asked',
  parameters: { page: { faults: [{ path: verifyPath, error: 'status-500' }] } },
  play: inTurn(
    step('The server answers 500 when a member turns two-step verification on', press('two-step.turn-on.name')),
    sees(page.alertSays('error.status-500.title'), page.noDialog),
  ),
})

// SCR-16, TWO-03
export const Choose = meta.story({
  name: 'type=set: choose a method',
  parameters: { page: set },
  play: sees(
    inDialog(page.checked(method('sms')), page.focused(method('sms')), async (context) => {
      // That the identity was proved is the first step, done.
      const steps = context.canvas.getAllByRole('listitem')
      await expect(steps).toHaveLength(3)
      await expect(steps[0]).toHaveTextContent(say(context, 'two-step.label.identity'))
    }),
  ),
})

// TWO-16
export const NotProved = meta.story({
  name: 'type=set, opened by a link: the password comes first',
  tags: ['unpictured'],
  parameters: { page: { path: `${path}?type=set` } },
  play: sees(inDialog(page.heading('two-step.verify-identity.title'))),
})

// TWO-05, IN-8
export const Sms = meta.story({
  name: '1400001 · type=set: by SMS, a wrong code',
  parameters: { page: set },
  play: inTurn(
    step(
      'A member chooses SMS and types a wrong code',
      inDialog(toSms, stopTime, askForSms, type('sms-code.label', wrongCode)),
    ),
    sees(inDialog(page.invalid('sms-code.label'))),
    keeps(inDialog(page.value('phone-field.label', newPhone))),
  ),
})

// TWO-04
export const Wechat = meta.story({
  name: 'type=set: by WeChat',
  tags: ['unpictured'],
  // The code names the address it is served from.
  parameters: { page: set },
  play: inTurn(inDialog(toWechat), sees(inDialog(page.completes('two-step.wechat.code', 'one-time-code')))),
})

// TWO-06
export const Download = meta.story({
  name: 'type=set: get the authenticator',
  parameters: { page: set },
  play: inTurn(
    inDialog(toDownload),
    sees(
      inDialog(page.text('two-step.download.iphone-detail'), ({ canvas }) =>
        expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4),
      ),
    ),
  ),
})

// TWO-07, SE-2
export const Authenticator = meta.story({
  name: 'type=set: give the authenticator its key',
  parameters: { page: set },
  play: inTurn(
    inDialog(toGoogle),
    sees(
      inDialog(
        (context) => expect(keyOf(context)).toMatch(/^•+$/),
        page.focused(page.heading('two-step.google.title')),
      ),
    ),
  ),
})

export const KeyFailed = meta.story({
  name: 'type=set: the key could not be had; tried again, it has the focus',
  tags: ['unpictured'],
  parameters: { page: { ...set, faults: [{ path: '/security/get_google_secret', error: 'status-502' }] } },
  play: inTurn(
    step(
      'The server answers 502 when a member asks for the key',
      inDialog(toDownload, press('two-step.next'), page.text('error.status-502.title')),
    ),
    step('They try again', inDialog(press('error-card.retry'))),
    sees(
      inDialog(async (context) => {
        const key = await page.button('two-step.google.show')(context)
        await waitFor(() => expect(document.activeElement).toContainElement(key))
        await expect(document.body).not.toHaveFocus()
      }),
    ),
  ),
})

export const Leave = meta.story({
  name: 'type=set: asks before what was typed is lost',
  parameters: { page: set },
  play: inTurn(
    step('A member chooses SMS and types a phone', inDialog(toSms, fill({ 'phone-field.label': newPhone }))),
    step('They close the dialog', inDialog(press('dialog.close'))),
    sees(page.alertSays('two-step.leave.title'), page.went()),
  ),
})

// AC-2
export const Left = meta.story({
  name: 'type=set: closed at once where nothing was typed',
  tags: ['unpictured'],
  parameters: { page: set },
  play: inTurn(
    step('A member closes the dialog', inDialog(method('sms')), ({ userEvent }) => userEvent.keyboard('{Escape}')),
    sees(page.went(`go ${path}`), page.noDialog),
  ),
})

export const Submitting = meta.story({
  name: 'type=set: turning on',
  parameters: { page: { ...set, faults: [{ path: setPath, delay_ms: 60_000 }] } },
  play: inTurn(
    step(
      'A member types the code of an authenticator, and the server is slow to answer',
      inDialog(toGoogle, type('two-step.google.code', '482913')),
    ),
    sees((context) =>
      waitFor(() =>
        expect(screen.getByRole('button', { name: say(context, 'two-step.turn-on'), hidden: true })).toHaveAttribute(
          'aria-busy',
          'true',
        ),
      ),
    ),
  ),
})

// TWO-08, TWO-09
export const Enabled = meta.story({
  name: 'type=set: enabled',
  parameters: { page: set },
  play: inTurn(
    completeAuthenticator,
    sees(page.alertSays('two-step.done.title', 'two-step.done.body'), page.called(setPath), page.went()),
  ),
})

export const EnabledClosed = meta.story({
  name: 'type=set: enabled, OK; the section says so',
  tags: ['unpictured'],
  parameters: { page: { ...set, path: `${path}?type=set&lang=en` } },
  play: inTurn(
    completeAuthenticator,
    step('They close the message', answer('dialog.ok')),
    sees(page.went(`go ${path}?lang=en`), 'two-step.row.google'),
  ),
})

// SCR-16
export const Modify = meta.story({
  name: 'type=modify: choose another method',
  parameters: modify,
  play: inTurn(
    sees(inDialog(page.text('two-step.choose-method.body-modify'))),
    inDialog(toSms),
    sees(inDialog(page.button('two-step.use-method'))),
  ),
})

// TWO-08, TWO-10
export const Modified = meta.story({
  name: 'type=modify: modified',
  tags: ['unpictured'],
  parameters: modify,
  play: inTurn(completeAuthenticator, sees(page.alertSays('two-step.modified.title'))),
})

export const Closing = meta.story({
  name: 'Turn off: asked first',
  parameters: closing,
  play: inTurn(
    askToClose,
    sees(page.alertSays('two-step.close.title', 'two-step.close.body'), page.called(closePath, 0)),
  ),
})

export const Kept = meta.story({
  name: 'Turn off: kept on after all',
  tags: ['unpictured'],
  parameters: closing,
  play: inTurn(
    askToClose,
    step('They keep it after all', answer('two-step.close.keep')),
    sees(page.noAlert, page.focused(page.button('two-step.close.row')), page.called(closePath, 0)),
  ),
})

// TWO-08, TWO-11
export const Closed = meta.story({
  name: 'Turn off: closed',
  parameters: closing,
  play: inTurn(
    askToClose,
    step('They confirm it', answer('two-step.turn-off')),
    sees(page.alertSays('two-step.closed.title'), 'two-step.state.off'),
  ),
})

export const CloseRefused = meta.story({
  name: '1900003 · Turn off: the enterprise requires it',
  tags: ['unpictured'],
  parameters: closing,
  play: inTurn(
    askToClose,
    step(
      'The enterprise begins to require it, and they confirm',
      findAlert,
      (context) => Object.assign(stageOf(context).service.peek.account(people.mei.email) ?? {}, careful),
      answer('two-step.turn-off'),
    ),
    sees(
      (context) =>
        waitFor(async () => expect(await findAlert()).not.toHaveAccessibleName(say(context, 'two-step.close.title'))),
      'two-step.forced.detail',
    ),
  ),
})

export const Phone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { account: sms, isMobile: true } },
  play: sees(page.button('two-step.change.name'), page.fits),
})

export const ChooseOnPhone = meta.story({
  name: 'On a phone: choose a method',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { ...set, isMobile: true } },
  play: sees(inDialog(method('google'))),
})

export const AuthenticatorInApp = meta.story({
  name: 'In the app, on the phone of the authenticator: the key comes first',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { ...set, client: 'app' } },
  play: inTurn(
    inDialog(toGoogle),
    sees(
      inDialog(async (context) => {
        const openApp = await page.link('two-step.google.open-app')(context)
        const picture = await page.image('two-step.google.picture')(context)
        await expect(openApp.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      }),
    ),
  ),
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { client: 'sync', account: google } },
  play: sees(page.button('two-step.change.name')),
})

export const ChooseInDesktopClient = meta.story({
  name: 'In the desktop client: choose a method',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { ...set, client: 'sync' } },
  play: sees(inDialog(page.checked(method('sms')))),
})

export const AuthenticatorInDesktopClient = meta.story({
  name: 'In the desktop client: give the authenticator its key',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { ...set, client: 'sync' } },
  play: inTurn(inDialog(toGoogle), sees(inDialog(page.field('two-step.google.code')))),
})
