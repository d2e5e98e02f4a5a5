import preview from '../../.storybook/preview.tsx'
import type { MessageId } from '../../src/i18n/message-types.ts'
import { SetPasswordPage } from '../../src/pages/visitor/set-password.tsx'
import * as page from './page-driver.ts'
import { translate } from './page-driver.ts'
import { expectResult, fill, inSequence, press, step } from './play-driver.ts'
import { typePasswordTwice } from './recovery-driver.ts'

const meta = preview.meta({
  id: 'pages-set-password-help',
  title: 'Pages/Set password/More states',
  component: SetPasswordPage,
  parameters: { page: { path: '/set-password?mode=init&token=demo-first-password' } },
})

/** Types a password and checks the message about its strength. */
function checkStrength(password: string, expected: MessageId) {
  return inSequence(
    step('Type a password', fill({ 'new-password.label': password })),
    expectResult(({ canvas, ...context }) => canvas.findByText(new RegExp(translate(context, expected)))),
  )
}

export const GoodPassword = meta.story({
  name: 'Good password',
  tags: ['no-screenshot'],
  play: checkStrength('kx7Qm2vTz9', 'new-password.strength.good'),
})

export const AdjacentKeys = meta.story({
  name: 'Weak: adjacent keys',
  tags: ['no-screenshot'],
  play: checkStrength('poiuytgh', 'new-password.reason.pattern'),
})

export const Repetition = meta.story({
  name: 'Weak: repetition',
  tags: ['no-screenshot'],
  play: checkStrength('abababab', 'new-password.reason.repeat'),
})

export const DatePassword = meta.story({
  name: 'Weak: a date',
  play: checkStrength('20101990a', 'new-password.reason.date'),
})

export const Shown = meta.story({
  name: 'Both passwords shown',
  play: inSequence(
    typePasswordTwice('new-password.label'),
    step('Show both passwords', press('new-password.show'), press('new-password.show-confirmation')),
    expectResult(page.button('new-password.hide'), page.button('new-password.hide-confirmation')),
  ),
})

export const CapsLock = meta.story({
  name: 'Caps Lock is on',
  play: inSequence(
    step('Type with Caps Lock on', press(page.field('new-password.label')), ({ userEvent }) =>
      userEvent.keyboard('{CapsLock}p'),
    ),
    expectResult('new-password.caps-lock'),
  ),
})
