import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { newCompany, newcomer } from '../../mocks/personas/people.ts'
import { RegisterEnterprisePage } from '../../src/pages/visitor/register-enterprise.tsx'
import { fieldOf, stageOf } from './page-driver.ts'
import { callTo, fillProof, fillWho, reachProof, register } from './register-driver.ts'

const path = '/register/enterprise'

const who = { ...newcomer, company: newCompany }

const meta = preview.meta({
  id: 'pages-registerenterprise',
  title: 'Pages/Register, enterprise',
  component: RegisterEnterprisePage,
  tags: ['page'],
  parameters: { page: { path } },
})

export const Default = meta.story({
  name: 'Default',
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('register.enterprise.title'))
      await expect(fieldOf(context, t('register.company'))).toHaveAttribute('autocomplete', 'organization')
      await expect(fieldOf(context, t('register.company'))).toBeRequired()
    })
  },
})

export const Filled = meta.story({
  name: 'Filled',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    await fillWho(context, who)
    await context.step('What must be seen', async () => {
      const submit = context.canvas.getByRole('button', { name: t('register.continue') })
      await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
    })
  },
})

export const Proof = meta.story({
  name: 'Second step, filled',
  play: async (context) => {
    const { t } = textsOf(context)
    await reachProof(context, who)
    await fillProof(context)
    await context.step('What must be seen', async () => {
      const submit = context.canvas.getByRole('button', { name: t('register.submit') })
      await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
    })
  },
})

export const CompanyRefused = meta.story({
  name: '1500004 · The company is refused',
  parameters: {
    page: {
      path,
      faults: [
        {
          path: '/register_enterprise_edition',
          error: [{ field: 'company_name', error_code: 1500004, error_msg: 'Northwind' }],
        },
      ],
    },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await register(context, who)
    const company = fieldOf(context, t('register.company'))
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(company).toHaveFocus())
      await expect(company).toHaveAccessibleDescription('Northwind')
    })
    await context.step('What must not be lost', async () => {
      await expect(company).toHaveValue(newCompany)
    })
  },
})

// SCR-03, LOG-02
export const Registered = meta.story({
  name: 'Registered: the enterprise-registration mode goes on',
  tags: ['!autodocs'],
  parameters: { page: { path: `${path}?redirect=/welcome` } },
  play: async (context) => {
    await register(context, who)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /welcome?mode=ent_reg']))
      await expect((await callTo(context, '/register_enterprise_edition'))?.data).toMatchObject({
        company_name: newCompany,
      })
    })
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path, client: 'sync' } },
  play: async (context) => {
    await fillWho(context, who)
    await context.step('What must be seen', async () => {
      await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight)
    })
  },
})
