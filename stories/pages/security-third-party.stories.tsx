import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { people } from '../../mocks/personas/people.ts'
import { SecurityThirdPartyPage } from '../../src/pages/account/security-third-party.tsx'
import { securityThirdPartyErrors } from '../errors/drivers/account.ts'
import { playCode } from '../errors/play-code.ts'
import { serverSays } from '../errors/provoke.ts'
import * as page from './page-driver.ts'
import { type Find, findAlert, type Part, type PlayContext, say, stageOf, type Text } from './page-driver.ts'
import { answer, inTurn, keeps, look, press, sees, step } from './play-driver.ts'
import { enterBySentCode, enterByThird } from './security-driver.ts'

const path = '/security/third-party'
const thirdsPath = '/security/get_thirds'
const unbindPath = '/security/unbind_third'

const meta = preview.meta({
  title: 'Pages/Account security/Linked accounts',
  component: SecurityThirdPartyPage,
  tags: ['page'],
  parameters: { page: { path, enteredAs: people.mei.email } },
})

/** The button of a row, by whose account it is. */
const unlink = (third: Text | (() => string)) =>
  page.button((context) =>
    say(context, [
      'third-party-binds.unlink-label',
      { third: typeof third === 'function' ? third() : say(context, third) },
    ]),
  )

const wechat = unlink('login.third.wechat')
const wecom = unlink('login.third.wecom')
const dingtalk = unlink('login.third.dingtalk')

/** The rows; an open dialog hides them from a screen reader. */
const rowsOf = ({ canvas }: Pick<PlayContext, 'canvas'>) =>
  within(canvas.getByRole('main', { hidden: true })).queryAllByRole('listitem', { hidden: true })

const rows =
  (count: number): Part =>
  (context) =>
    waitFor(() => expect(rowsOf(context)).toHaveLength(count))

/** Asks to unlink, as far as the question. */
const ask = (whose: Find) => step('A member asks to unlink an account', press(whose), findAlert)
const agrees = (label = 'They confirm it', name: Text = 'third-party-binds.unlink') => step(label, answer(name))
const insists = agrees('The server refuses', 'third-party-binds.confirm.anyway')

/** What stands in the question. */
const inQuestion =
  (...seen: readonly (Text | Find | Part)[]): Part =>
  async (context) =>
    inTurn(...seen.map(look))({ ...context, canvas: within(await findAlert()) })

/** Somebody who only gets in by DingTalk. */
const byDingtalk = (context: Pick<PlayContext, 'loaded'>) => enterByThird(context, 'dingtalk', 'third-only')
const nobody = { page: { enteredAs: '' } }

/** Somebody whose second step runs over WeChat. */
const byWechat = (context: Pick<PlayContext, 'loaded'>) => enterBySentCode(context, 'wechat')
const olu = { page: { enteredAs: people.olu.email } }

// SCR-12
export const Default = meta.story({
  play: sees(
    wechat,
    wecom,
    rows(2),
    (context) => expect(rowsOf(context)[0]).toHaveTextContent('Mei Lin'),
    page.title('security.nav.third-party'),
  ),
})

export const Loading = meta.story({
  parameters: { page: { faults: [{ path: thirdsPath, delay_ms: 60_000 }] } },
  play: sees('security.loading', rows(0)),
})

export const Empty = meta.story({
  name: 'None linked: how it is done',
  parameters: { page: { enteredAs: people.tomas.email } },
  play: sees('third-party-binds.empty.text', rows(0)),
})

const long = {
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
  name: 'Many, with long names, and some that this build does not know',
  parameters: { page: { faults: [{ path: thirdsPath, body: JSON.stringify(long) }] } },
  play: sees(
    unlink(() => 'Feishu'),
    rows(5),
    async (context) => {
      const capped = await page.text(/^federated-identity-.*…$/)(context)
      await expect(capped.textContent).toHaveLength(40)
    },
    page.fits,
  ),
})

export const Asked = meta.story({
  name: 'Asked before it is unlinked',
  play: inTurn(
    ask(wechat),
    sees(inQuestion('third-party-binds.confirm.none', page.none('link')), page.called(unbindPath, 0)),
  ),
})

// SCR-12
export const Unlinked = meta.story({
  name: 'Unlinked, gone at once, and said',
  play: inTurn(
    ask(wechat),
    agrees(),
    sees(
      (context) =>
        screen.findAllByText(
          say(context, ['third-party-binds.unlinked', { third: say(context, 'login.third.wechat') }]),
        ),
      rows(1),
      page.sent(unbindPath, { type: 'wechat' }),
      // The row that had the focus is gone; the focus is not.
      () => waitFor(() => expect(document.activeElement).not.toBe(document.body)),
      ({ canvas }) => expect(canvas.getByRole('main')).toContainElement(document.activeElement as HTMLElement),
    ),
  ),
})

export const LastWayIn = meta.story({
  name: 'The last way in: warned of, with what to do first',
  parameters: nobody,
  beforeEach: byDingtalk,
  play: inTurn(
    sees('third-party-binds.state.last'),
    ask(dingtalk),
    sees(
      inQuestion(
        'third-party-binds.confirm.last',
        page.leads('third-party-binds.confirm.last-first', '../security/password'),
        page.button('third-party-binds.confirm.anyway'),
      ),
    ),
  ),
})

export const LastWayInRefused = meta.story({
  name: '1900008 · The last way in, refused: it comes back',
  tags: ['unpictured'],
  parameters: nobody,
  beforeEach: byDingtalk,
  play: inTurn(
    ask(dingtalk),
    insists,
    sees(page.alertSays(serverSays(({ security }) => security.lastLoginMethod))),
    keeps(rows(1)),
  ),
})

export const SecondStep = meta.story({
  name: 'The second step runs over WeChat: said before the server refuses',
  parameters: olu,
  beforeEach: byWechat,
  play: inTurn(
    sees('third-party-binds.state.second'),
    ask(wechat),
    sees(inQuestion(page.leads('third-party-binds.confirm.second-first', '../security/two-step'))),
  ),
})

export const SecondStepRefused = meta.story({
  name: '1900009 · The second step, refused: it comes back',
  parameters: olu,
  beforeEach: byWechat,
  play: inTurn(
    ask(wechat),
    insists,
    sees(page.alertSays(serverSays(({ security }) => security.usedBySecondStep))),
    step('They close the message', answer('dialog.ok')),
    // Back in the list, and the focus is where it was.
    sees(page.focused(wechat)),
  ),
})

export const UnlinkFailed = meta.story({
  name: 'Unlinking fails: it comes back',
  parameters: { page: { faults: [{ path: unbindPath, error: 'status-500' }] } },
  play: inTurn(
    ask(wecom),
    agrees('The server answers 500'),
    sees(page.alertSays('error.status-500.title')),
    keeps(rows(2)),
  ),
})

export const BothFail = meta.story({
  name: 'Two are unlinked at once, and both fail: both are told',
  tags: ['unpictured'],
  play: async (context) => {
    const { faults } = stageOf(context).service
    const busyNow = 'This account is busy. Please try again later.'
    const first = faults.hold({ path: unbindPath, status: 500 })
    const second = faults.hold({ path: unbindPath, error: [{ error_code: 1000000, error_msg: busyNow }] })
    await inTurn(
      step(
        'A member unlinks two accounts, one after the other, and the server is slow to answer',
        ...[wechat, wecom].flatMap((whose) => [ask(whose), agrees(), page.noAlert]),
      ),
      sees(
        second,
        page.alertSays(() => busyNow),
        answer('dialog.ok'),
      ),
      sees(first, page.alertSays('error.status-500.title'), answer('dialog.ok')),
      keeps(rows(2)),
    )(context)
  },
})

export const FactsHang = meta.story({
  name: 'What the warnings are made from does not come: the list without them',
  parameters: { page: { enteredAs: '', faults: [{ path: '/security/get_two_step_method', delay_ms: 60_000 }] } },
  beforeEach: byDingtalk,
  play: sees(rows(1), page.noText('third-party-binds.state.last')),
})

export const Failed = meta.story({
  name: 'Could not be loaded, and loaded by another try',
  tags: ['unpictured'],
  parameters: { page: { faults: [{ path: thirdsPath, error: 'status-500' }] } },
  play: inTurn(
    sees('error.status-500.title', rows(0)),
    step('They try again', press('error-card.retry')),
    sees(wechat, rows(2), page.none('button', 'error-card.retry')),
  ),
})

export const Offline = meta.story({
  parameters: { page: { isOffline: true, faults: [{ path: thirdsPath, error: 'unreachable', times: 9 }] } },
  play: sees('error.offline.title'),
})

export const Phone = meta.story({
  name: 'On a small phone',
  globals: { viewport: { value: 'small' } },
  parameters: { page: { enteredAs: '', isMobile: true } },
  beforeEach: byDingtalk,
  play: sees(dingtalk, page.fits),
})

export const InApp = meta.story({
  name: 'In the app',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { client: 'app' } },
  play: sees(wechat),
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { client: 'sync' } },
  play: sees(wecom, page.went()),
})

export const NotLinked = meta.story({
  name: '1900007 · Not linked any more',
  tags: ['!autodocs'],
  play: playCode(securityThirdPartyErrors, 'unlink', {
    by: 'notLinked',
    words: ({ security }) => security.notLinked,
  }),
})
