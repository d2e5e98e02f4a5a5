import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { localeOf } from '../../.storybook/with-page.tsx'
import { people } from '../../mocks/personas/people.ts'
import { securityWords } from '../../mocks/words/security-words.ts'
import { SecurityThirdPartyPage } from '../../src/pages/account/security-third-party.tsx'
import { securityThirdPartyErrors } from '../errors/drivers/security-third-party.ts'
import { codePage, playCode } from '../errors/play-code.ts'
import { callsTo, findAlert, type PlayContext, press, stageOf } from './page-driver.ts'
import { enterBySentCode, enterByThird } from './security-driver.ts'

const path = '/security/third-party'
const unbindPath = '/security/unbind_third'

const meta = preview.meta({
  title: 'Pages/Account security/Linked accounts',
  component: SecurityThirdPartyPage,
  tags: ['page'],
  parameters: { page: { path, enteredAs: people.mei.email } },
})

/** The screen's parts, as a person finds them. */
function binds(context: PlayContext) {
  const { t } = textsOf(context)
  const { canvas, step, userEvent } = context
  const unlinkName = (third: string) => t('third-party-binds.unlink-label', { third })
  return {
    t,
    wechat: t('login.third.wechat'),
    wecom: t('login.third.wecom'),
    dingtalk: t('login.third.dingtalk'),
    unlink: (third: string) => canvas.findByRole('button', { name: unlinkName(third) }),
    // An open dialog hides them from a screen reader.
    rows: () => within(canvas.getByRole('main', { hidden: true })).queryAllByRole('listitem', { hidden: true }),
    question: async () => within(await findAlert()),
    /** Asks to unlink, as far as the question. */
    ask: (third: string) =>
      step('A member asks to unlink an account', async () => {
        await userEvent.click(await canvas.findByRole('button', { name: unlinkName(third) }))
        await findAlert()
      }),
    agree: (name = t('third-party-binds.unlink')) =>
      step('They confirm it', async () => {
        await userEvent.click(within(await findAlert()).getByRole('button', { name }))
      }),
  }
}

// SCR-12
export const Default = meta.story({
  name: 'Default',
  play: async (context) => {
    const parts = binds(context)
    await context.step('What must be seen', async () => {
      await expect(await parts.unlink(parts.wechat)).toBeVisible()
      await expect(await parts.unlink(parts.wecom)).toBeVisible()
      await expect(parts.rows()).toHaveLength(2)
      await expect(parts.rows()[0]).toHaveTextContent('Mei Lin')
      await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
        parts.t('security.nav.third-party'),
      )
    })
  },
})

export const BrowserBack = meta.story({
  name: 'Back in the browser: the question closes, the page stays',
  tags: ['!autodocs', 'unpictured'],
  play: async (context) => {
    const parts = binds(context)
    const { visits, environment } = stageOf(context)
    const { stepHistory } = environment.host
    await parts.ask(parts.wechat)
    await context.step('They go back in the browser', async () => {
      await waitFor(() => expect(stepHistory?.current()).toBe(1))
      stepHistory?.go(-1)
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await waitFor(async () => expect(await parts.unlink(parts.wechat)).toHaveFocus())
      await expect(parts.rows()).toHaveLength(2)
      await expect(visits).toEqual([])
    })
    await context.step('They go back once more, and leave the page', async () => {
      stepHistory?.go(-1)
      await expect(visits).toEqual(['back'])
    })
  },
})

export const Loading = meta.story({
  name: 'Loading',
  parameters: {
    page: { path, enteredAs: people.mei.email, faults: [{ path: '/security/get_thirds', delay_ms: 60_000 }] },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('security.loading'))).toBeInTheDocument()
      await expect(binds(context).rows()).toHaveLength(0)
    })
  },
})

export const Empty = meta.story({
  name: 'None linked: how it is done',
  parameters: { page: { path, enteredAs: people.tomas.email } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('third-party-binds.empty.text'))).toBeVisible()
      await expect(binds(context).rows()).toHaveLength(0)
    })
  },
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
  parameters: {
    page: { path, enteredAs: people.mei.email, faults: [{ path: '/security/get_thirds', body: JSON.stringify(long) }] },
  },
  play: async (context) => {
    const parts = binds(context)
    await context.step('What must be seen', async () => {
      await expect(await parts.unlink('Feishu')).toBeVisible()
      await expect(parts.rows()).toHaveLength(5)
      const capped = await context.canvas.findByText(/^federated-identity-.*…$/)
      await expect(capped.textContent).toHaveLength(40)
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    })
  },
})

export const Asked = meta.story({
  name: 'Asked before it is unlinked',
  play: async (context) => {
    const parts = binds(context)
    await parts.ask(parts.wechat)
    await context.step('What must be seen', async () => {
      const question = await parts.question()
      await expect(question.getByText(parts.t('third-party-binds.confirm.none'))).toBeVisible()
      await expect(question.queryByRole('link')).not.toBeInTheDocument()
      await expect(callsTo(context, unbindPath)).toHaveLength(0)
    })
  },
})

// SCR-12
export const Unlinked = meta.story({
  name: 'Unlinked, gone at once, and said',
  play: async (context) => {
    const parts = binds(context)
    await parts.ask(parts.wechat)
    await parts.agree()
    await context.step('What must be seen', async () => {
      const done = parts.t('third-party-binds.unlinked', { third: parts.wechat })
      await expect((await screen.findAllByText(done))[0]).toBeInTheDocument()
      await expect(parts.rows()).toHaveLength(1)
      await expect(callsTo(context, unbindPath).map(({ data }) => data)).toEqual([{ type: 'wechat' }])
      // The row that had the focus is gone; the focus is not.
      await waitFor(() => expect(document.activeElement).not.toBe(document.body))
      await expect(context.canvas.getByRole('main')).toContainElement(document.activeElement as HTMLElement)
    })
  },
})

export const LastWayIn = meta.story({
  name: 'The last way in: warned of, with what to do first',
  parameters: { page: { path } },
  beforeEach: (context) => enterByThird(context, 'dingtalk', 'third-only'),
  play: async (context) => {
    const parts = binds(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(parts.t('third-party-binds.state.last'))).toBeVisible()
    })
    await parts.ask(parts.dingtalk)
    await context.step('What must be seen', async () => {
      const question = await parts.question()
      await expect(question.getByText(parts.t('third-party-binds.confirm.last'))).toBeVisible()
      const first = question.getByRole('link', { name: parts.t('third-party-binds.confirm.last-first') })
      await expect(first).toHaveAttribute('href', '../security/password')
      await expect(question.getByRole('button', { name: parts.t('third-party-binds.confirm.anyway') })).toBeVisible()
    })
  },
})

export const LastWayInRefused = meta.story({
  name: '1900008 · The last way in, refused: it comes back',
  tags: ['unpictured'],
  parameters: { page: { path } },
  beforeEach: (context) => enterByThird(context, 'dingtalk', 'third-only'),
  play: async (context) => {
    const parts = binds(context)
    await parts.ask(parts.dingtalk)
    await context.step('The server refuses', () => parts.agree(parts.t('third-party-binds.confirm.anyway')))
    await context.step('What must be seen', async () => {
      const { lastWayIn } = securityWords[localeOf(context.globals)]
      await waitFor(async () => expect(await findAlert()).toHaveAccessibleName(lastWayIn))
    })
    await context.step('What must not be lost', async () => {
      await expect(parts.rows()).toHaveLength(1)
    })
  },
})

export const SecondStep = meta.story({
  name: 'The second step runs over WeChat: said before the server refuses',
  parameters: { page: { path, enteredAs: people.olu.email } },
  beforeEach: (context) => enterBySentCode(context, 'wechat'),
  play: async (context) => {
    const parts = binds(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(parts.t('third-party-binds.state.second'))).toBeVisible()
    })
    await parts.ask(parts.wechat)
    await context.step('What must be seen', async () => {
      const question = await parts.question()
      const first = question.getByRole('link', { name: parts.t('third-party-binds.confirm.second-first') })
      await expect(first).toHaveAttribute('href', '../security/two-step')
    })
  },
})

export const SecondStepRefused = meta.story({
  name: '1900009 · The second step, refused: it comes back',
  parameters: { page: { path, enteredAs: people.olu.email } },
  beforeEach: (context) => enterBySentCode(context, 'wechat'),
  play: async (context) => {
    const parts = binds(context)
    await parts.ask(parts.wechat)
    await context.step('The server refuses', () => parts.agree(parts.t('third-party-binds.confirm.anyway')))
    await context.step('What must be seen', async () => {
      const { secondStepBind } = securityWords[localeOf(context.globals)]
      await waitFor(async () => expect(await findAlert()).toHaveAccessibleName(secondStepBind))
    })
    await context.step('They close the message', async () => {
      const ok = within(await findAlert()).getByRole('button', { name: parts.t('dialog.ok') })
      await context.userEvent.click(ok)
    })
    await context.step('What must be seen', async () => {
      // Back in the list, and the focus is where it was.
      await waitFor(async () => expect(await parts.unlink(parts.wechat)).toHaveFocus())
    })
  },
})

export const UnlinkFailed = meta.story({
  name: 'Unlinking fails: it comes back',
  parameters: { page: { path, enteredAs: people.mei.email, faults: [{ path: unbindPath, error: 'status-500' }] } },
  play: async (context) => {
    const parts = binds(context)
    await parts.ask(parts.wecom)
    await context.step('The server answers 500', () => parts.agree())
    await context.step('What must be seen', async () => {
      await waitFor(async () => expect(await findAlert()).toHaveAccessibleName(parts.t('error.status-500.title')))
    })
    await context.step('What must not be lost', async () => {
      await expect(parts.rows()).toHaveLength(2)
    })
  },
})

export const BothFail = meta.story({
  name: 'Two are unlinked at once, and both fail: both are told',
  tags: ['unpictured'],
  play: async (context) => {
    const parts = binds(context)
    const { faults } = stageOf(context).service
    let answers: (() => void)[] = []
    await context.step('The server fails at every unlinking', () => {
      const refusal = [{ error_code: 1000000, error_msg: 'This account is busy. Please try again later.' }]
      answers = [faults.hold({ path: unbindPath, status: 500 }), faults.hold({ path: unbindPath, error: refusal })]
    })
    await context.step('A member unlinks two accounts, one after the other', async () => {
      for (const third of [parts.wechat, parts.wecom]) {
        await parts.ask(third)
        await parts.agree()
        await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      }
    })
    await context.step('What must be seen', async () => {
      const told = async (title: string) => {
        await waitFor(async () => expect(await findAlert()).toHaveAccessibleName(title))
        await context.userEvent.click(within(await findAlert()).getByRole('button', { name: parts.t('dialog.ok') }))
      }
      answers[1]?.()
      await told('This account is busy. Please try again later.')
      answers[0]?.()
      await told(parts.t('error.status-500.title'))
    })
    await context.step('What must not be lost', async () => {
      await waitFor(() => expect(parts.rows()).toHaveLength(2))
    })
  },
})

export const FactsHang = meta.story({
  name: 'What the warnings are made from does not come: the list without them',
  parameters: { page: { path, faults: [{ path: '/security/get_two_step_method', delay_ms: 60_000 }] } },
  beforeEach: (context) => enterByThird(context, 'dingtalk', 'third-only'),
  play: async (context) => {
    const parts = binds(context)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(parts.rows()).toHaveLength(1))
      await expect(context.canvas.queryByText(parts.t('third-party-binds.state.last'))).not.toBeInTheDocument()
    })
  },
})

export const Failed = meta.story({
  name: 'Could not be loaded, and loaded by another try',
  tags: ['unpictured'],
  parameters: {
    page: { path, enteredAs: people.mei.email, faults: [{ path: '/security/get_thirds', error: 'status-500' }] },
  },
  play: async (context) => {
    const parts = binds(context)
    const retry = () => context.canvas.queryByRole('button', { name: parts.t('error-card.retry') })
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(parts.t('error.status-500.title'))).toBeVisible()
      await expect(retry()).toBeVisible()
      await expect(parts.rows()).toHaveLength(0)
    })
    await context.step('They try again', () => press(context, parts.t('error-card.retry')))
    await context.step('What must be seen', async () => {
      await expect(await parts.unlink(parts.wechat)).toBeVisible()
      await expect(parts.rows()).toHaveLength(2)
      await expect(retry()).not.toBeInTheDocument()
    })
  },
})

export const Offline = meta.story({
  name: 'Offline',
  parameters: {
    page: {
      path,
      enteredAs: people.mei.email,
      isOffline: true,
      faults: [{ path: '/security/get_thirds', error: 'unreachable', times: 9 }],
    },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('error.offline.title'))).toBeVisible()
    })
  },
})

export const Phone = meta.story({
  name: 'On a small phone',
  globals: { viewport: { value: 'small' } },
  parameters: { page: { path, isMobile: true } },
  beforeEach: (context) => enterByThird(context, 'dingtalk', 'third-only'),
  play: async (context) => {
    const parts = binds(context)
    await context.step('What must be seen', async () => {
      await expect(await parts.unlink(parts.dingtalk)).toBeVisible()
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    })
  },
})

export const InApp = meta.story({
  name: 'In the app',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, enteredAs: people.mei.email, client: 'app' } },
  play: async (context) => {
    const parts = binds(context)
    await context.step('What must be seen', async () => {
      await expect(await parts.unlink(parts.wechat)).toBeVisible()
    })
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path, enteredAs: people.mei.email, client: 'sync' } },
  play: async (context) => {
    const parts = binds(context)
    await context.step('What must be seen', async () => {
      await expect(await parts.unlink(parts.wecom)).toBeVisible()
      await expect(stageOf(context).visits).toEqual([])
    })
  },
})

export const NotLinked = meta.story({
  name: '1900007 · Not linked any more',
  tags: ['!autodocs'],
  parameters: codePage(securityThirdPartyErrors, 'unlink'),
  play: (context) =>
    playCode(context, securityThirdPartyErrors, 'unlink', {
      by: 'unknownThird',
      words: ({ security }) => security.unknownThird,
    }),
})
