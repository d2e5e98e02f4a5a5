import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { localeOf } from '../../.storybook/with-page.tsx'
import { people } from '../../mocks/personas/people.ts'
import { entryWords } from '../../mocks/words/entry-words.ts'
import { LoginPage } from '../../src/pages/visitor/login.tsx'
import { loginErrors } from '../errors/drivers/login.ts'
import { expectAlert, expectFieldError } from '../errors/expect-surface.ts'
import { codePage, playCode } from '../errors/play-code.ts'
import { serverText } from '../errors/provoke.ts'
import { logIn, loginScreen } from './login-driver.ts'
import { ssoScreen } from './login-ways-driver.ts'
import { callsTo, fillIn, findAlert, press, stageOf } from './page-driver.ts'

const meta = preview.meta({
  title: 'Pages/Login/Error codes',
  component: LoginPage,
  tags: ['page', '!autodocs'],
  parameters: codePage(loginErrors, 'submit'),
})

export const Paused = meta.story({
  name: '1100002 · Too many wrong passwords',
  tags: ['unpictured'],
  play: (context) => playCode(context, loginErrors, 'submit', { by: 'loginPaused', words: ({ paused }) => paused(15) }),
})

// ERR-06
export const AccountClosed = meta.story({
  name: '1100003 · The account is closed',
  play: async (context) => {
    await logIn(context, people.accountClosed.email)
    await context.step('What must be seen', async () => {
      await expectFieldError(loginScreen(context).login(), serverText('field-error', context))
    })
  },
})

export const SecondStep = meta.story({
  name: 'two_step_required · On to the second step',
  tags: ['unpictured'],
  play: async (context) => {
    await logIn(context, people.ines.email)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits.join()).toMatch(/^go \/two-step-login/))
    })
  },
})

// LOG-06
export const UnknownApplication = meta.story({
  name: '1100021 · Unknown application',
  tags: ['unpictured'],
  parameters: { page: { path: '/login?mode=oauth&client_id=nobody' } },
  play: async (context) => {
    await logIn(context)
    await context.step('What must be seen', async () => {
      const { applicationUnknown } = entryWords[localeOf(context.globals)]
      await waitFor(async () => expect(await findAlert()).toHaveAccessibleName(applicationUnknown))
    })
  },
})

// LOG-06
export const ForeignReturn = meta.story({
  name: '1100022 · Return address of another site',
  tags: ['unpictured'],
  parameters: {
    page: { path: `/login?mode=oauth&client_id=sheets&redirect_uri=${encodeURIComponent('https://other.example/')}` },
  },
  play: async (context) => {
    await logIn(context)
    await context.step('What must be seen', async () => {
      const { applicationAddress } = entryWords[localeOf(context.globals)]
      await waitFor(async () => expect(await findAlert()).toHaveAccessibleName(applicationAddress))
      await expect(stageOf(context).visits).toEqual([])
    })
  },
})

export const CompanyLoginGone = meta.story({
  name: '1800012 · Company login no longer exists',
  parameters: {
    page: {
      path: '/login?way=sso',
      faults: [
        { path: '/dedicated_enterprise/get_sso_product_id', body: '{"success":true,"product_id":"was-taken-away"}' },
      ],
    },
  },
  play: async (context) => {
    const { t, domain } = ssoScreen(context)
    await context.step('A member types the company’s domain and goes on', async () => {
      await domain()
      await fillIn(context, { [t('sso.domain')]: 'corp.example.com' })
      await press(context, t('sso.submit'))
    })
    await context.step('What must be seen', async () => {
      const { productUnknown } = entryWords[localeOf(context.globals)]
      await expectFieldError(await domain(), productUnknown)
      await expect(callsTo(context, '/sso/login')).toHaveLength(1)
    })
  },
})

// ERR-17
export const Reserved1100008 = meta.story({
  name: '1100008 · Reserved: the server’s words',
  tags: ['unpictured'],
  play: (context) =>
    playCode(context, loginErrors, 'submit', { by: 1100008, words: () => serverText('other', context) }),
})

// ERR-17
export const Reserved1100012 = meta.story({
  name: '1100012 · Reserved: the server’s words',
  tags: ['unpictured'],
  play: (context) =>
    playCode(context, loginErrors, 'submit', { by: 1100012, words: () => serverText('other', context) }),
})

// ERR-17
export const Reserved1100013 = meta.story({
  name: '1100013 · Reserved: the server’s words',
  tags: ['unpictured'],
  play: (context) =>
    playCode(context, loginErrors, 'submit', { by: 1100013, words: () => serverText('other', context) }),
})

// ERR-17
export const Reserved1100014 = meta.story({
  name: '1100014 · Reserved: the server’s words',
  tags: ['unpictured'],
  play: (context) =>
    playCode(context, loginErrors, 'submit', { by: 1100014, words: () => serverText('other', context) }),
})

// ERR-17
export const Reserved1500002 = meta.story({
  name: '1500002 · Reserved: the server’s words',
  tags: ['unpictured'],
  play: (context) =>
    playCode(context, loginErrors, 'submit', { by: 1500002, words: () => serverText('other', context) }),
})

// ERR-09
export const EnterpriseRestricted = meta.story({
  name: '1800004 · The enterprise is restricted',
  tags: ['unpictured'],
  play: async (context) => {
    await logIn(context, people.enterpriseRestricted.email)
    await context.step('What must be seen', async () => {
      await expectAlert('enterprise-limited', context)
    })
  },
})

export const ContractViolation = meta.story({
  name: 'contract_violation · A mistake of the page',
  tags: ['unpictured'],
  play: (context) =>
    playCode(context, loginErrors, 'submit', {
      by: 'contractViolation',
      words: () => 'POST /login: Invalid key: Expected "login" but received undefined',
    }),
})

// ERR-03
export const UnknownCall = meta.story({
  name: 'unknown_call · A mistake of the page',
  tags: ['unpictured'],
  parameters: {
    page: { path: '/login', faults: [{ path: '/login', status: 404, error: [{ error_code: 'unknown_call' }] }] },
  },
  play: async (context) => {
    const { t } = loginScreen(context)
    await logIn(context)
    await context.step('What must be seen', async () => {
      await waitFor(async () => expect(await findAlert()).toHaveAccessibleName(t('error.status-404.title')))
    })
  },
})
