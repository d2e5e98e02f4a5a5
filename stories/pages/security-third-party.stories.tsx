import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { people } from '../../mocks/personas/people.ts'
import { SecurityThirdPartyPage } from '../../src/pages/account/security-third-party.tsx'
import { serverMessage } from '../errors/trigger-error.ts'
import * as page from './page-driver.ts'
import { type Find, findAlert, type PlayContext, type PlayStep, type Text, translate } from './page-driver.ts'
import { checkIn, expectResult, inSequence, press, pressInAlert, step } from './play-driver.ts'
import { findRows, finishTwoStepLogin, logInWithLinkedAccount, rowCount } from './security-driver.ts'

const path = '/security/third-party'
const listPath = '/security/get_thirds'
const unlinkPath = '/security/unbind_third'

const meta = preview.meta({
  title: 'Pages/Account security/Linked accounts',
  component: SecurityThirdPartyPage,
  tags: ['page'],
  parameters: { page: { path, loggedInAs: people.mei.email } },
})

/** Finds the button that unlinks this provider's account. */
const unlinkButton = (provider: Text | (() => string)) =>
  page.button((context) =>
    translate(context, [
      'linked-accounts.unlink-label',
      { provider: typeof provider === 'function' ? provider() : translate(context, provider) },
    ]),
  )

const unlinkWechat = unlinkButton('login.provider.wechat')
const unlinkWecom = unlinkButton('login.provider.wecom')
const unlinkDingtalk = unlinkButton('login.provider.dingtalk')

const askToUnlink = (button: Find) => step('Ask to unlink an account', press(button), findAlert)
const confirmUnlinking = (label = 'Confirm', name: Text = 'linked-accounts.unlink') => step(label, pressInAlert(name))
const confirmDespiteWarning = confirmUnlinking('Confirm despite the warning', 'linked-accounts.confirm.anyway')

/** Checks the content of the confirmation dialog. */
const inConfirmation =
  (...targets: readonly (Text | Find | PlayStep)[]): PlayStep =>
  async (context) =>
    checkIn(await findAlert(), targets, context)

/** Logs in a user whose only login method is DingTalk. */
const logInWithDingtalk = (context: Pick<PlayContext, 'loaded'>) =>
  logInWithLinkedAccount(context, 'dingtalk', 'provider-only')
const loggedOut = { page: { loggedInAs: '' } }

/** Finishes the login of a user whose second step uses WeChat. */
const finishLoginWithWechat = (context: Pick<PlayContext, 'loaded'>) => finishTwoStepLogin(context, 'wechat')
const loggedInAsOlu = { page: { loggedInAs: people.olu.email } }

// SCR-12
export const Default = meta.story({
  play: expectResult(
    unlinkWechat,
    unlinkWecom,
    rowCount(2),
    (context) => expect(findRows(context)[0]).toHaveTextContent('Mei Lin'),
    page.title('security.nav.third-party'),
  ),
})

export const Loading = meta.story({
  parameters: { page: { faults: [{ path: listPath, delay_ms: 60_000 }] } },
  play: expectResult('security.loading', rowCount(0)),
})

export const Empty = meta.story({
  name: 'No linked accounts',
  parameters: { page: { loggedInAs: people.tomas.email } },
  play: expectResult('linked-accounts.empty.text', rowCount(0)),
})

const longList = {
  success: true,
  thirds: [
    {
      type: 'wechat',
      nickname: '在云端散步的林小姐与她的二十四只猫和一只从不睡觉的狗🐕還有一座花園',
      bound_at: Date.parse('2026-11-19T08:00:00+08:00'),
    },
    { type: 'wecom', bound_at: Date.parse('2026-11-12T08:00:00+08:00') },
    { type: 'dingtalk', nickname: 'a'.repeat(400) },
    { type: 'Feishu', nickname: 'mei', bound_at: Date.parse('2023-11-14T08:00:00+08:00') },
    { type: `${'federated-identity-of-a-company-with-a-long-name-'.repeat(4)}\u202Eexe` },
  ],
}

// XS-2
export const Long = meta.story({
  name: 'Many accounts, with long names and unknown providers',
  parameters: { page: { faults: [{ path: listPath, body: JSON.stringify(longList) }] } },
  play: expectResult(
    unlinkButton(() => 'Feishu'),
    rowCount(5),
    async (context) => {
      const truncatedName = await page.text(/^federated-identity-.*…$/)(context)
      await expect(truncatedName.textContent).toHaveLength(40)
    },
    page.needsNoHorizontalScrolling,
  ),
})

export const ConfirmUnlinking = meta.story({
  name: 'Confirmation before unlinking',
  play: inSequence(
    askToUnlink(unlinkWechat),
    expectResult(inConfirmation('linked-accounts.confirm.none', page.noElement('link')), page.called(unlinkPath, 0)),
  ),
})

// SCR-12
export const Unlinked = meta.story({
  name: 'Unlinked',
  play: inSequence(
    askToUnlink(unlinkWechat),
    confirmUnlinking(),
    expectResult(
      (context) =>
        screen.findAllByText(
          translate(context, ['linked-accounts.unlinked', { provider: translate(context, 'login.provider.wechat') }]),
        ),
      rowCount(1),
      page.calledOnceWith(unlinkPath, { type: 'wechat' }),
      // The focused row has disappeared, and focus has moved elsewhere on the page.
      () => waitFor(() => expect(document.activeElement).not.toBe(document.body)),
      ({ canvas }) => expect(canvas.getByRole('main')).toContainElement(document.activeElement as HTMLElement),
    ),
  ),
})

export const LastLoginMethod = meta.story({
  name: 'Only login method: warning with a link to set a password',
  parameters: loggedOut,
  beforeEach: logInWithDingtalk,
  play: inSequence(
    expectResult('linked-accounts.state.last'),
    askToUnlink(unlinkDingtalk),
    expectResult(
      inConfirmation(
        'linked-accounts.confirm.last',
        page.linksTo('linked-accounts.confirm.last-first', '../security/password'),
        page.button('linked-accounts.confirm.anyway'),
      ),
    ),
  ),
})

export const UsedByTwoStep = meta.story({
  name: 'Account used by two-step verification: warning',
  parameters: loggedInAsOlu,
  beforeEach: finishLoginWithWechat,
  play: inSequence(
    expectResult('linked-accounts.state.second'),
    askToUnlink(unlinkWechat),
    expectResult(inConfirmation(page.linksTo('linked-accounts.confirm.second-first', '../security/two-step'))),
  ),
})

export const UsedByTwoStepRejected = meta.story({
  name: '1900009 · Account used by two-step verification: the row returns',
  parameters: loggedInAsOlu,
  beforeEach: finishLoginWithWechat,
  play: inSequence(
    askToUnlink(unlinkWechat),
    confirmDespiteWarning,
    expectResult(page.alertHasText(serverMessage(({ security }) => security.usedForTwoStep))),
    step('Close the message', pressInAlert('dialog.ok')),
    // The row has returned, and its button has focus again.
    expectResult(page.focused(unlinkWechat)),
  ),
})

export const WarningsLoading = meta.story({
  name: 'No warnings until the data they depend on has loaded',
  parameters: { page: { loggedInAs: '', faults: [{ path: '/security/get_two_step_method', delay_ms: 60_000 }] } },
  beforeEach: logInWithDingtalk,
  play: expectResult(rowCount(1), page.noText('linked-accounts.state.last')),
})

export const Failed = meta.story({
  name: '500 · List could not be loaded, retry succeeds',
  tags: ['no-screenshot'],
  parameters: { page: { faults: [{ path: listPath, error: 'status-500' }] } },
  play: inSequence(
    expectResult('error.status-500.title', rowCount(0)),
    step('Try again', press('error-card.retry')),
    expectResult(unlinkWechat, rowCount(2), page.noElement('button', 'error-card.retry')),
  ),
})
