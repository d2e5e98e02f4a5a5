import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { newCompany, newcomer } from '../../mocks/personas/people.ts'
import { RegisterEnterprisePage } from '../../src/pages/visitor/register-enterprise.tsx'
import * as page from './page-driver.ts'
import { expectResult, inSequence } from './play-driver.ts'
import { fillFirstStep, registerAs } from './register-driver.ts'

const path = '/register/enterprise'
const registerPath = '/register_enterprise_edition'
const applicant = { ...newcomer, company: newCompany }

const meta = preview.meta({
  id: 'pages-registerenterprise',
  title: 'Pages/Register, enterprise',
  component: RegisterEnterprisePage,
  tags: ['page'],
  parameters: { page: { path } },
})

export const Default = meta.story({
  play: expectResult(
    page.title('register.enterprise.title'),
    page.hasAutocomplete('register.company', 'organization'),
    async (context) => expect(await page.field('register.company')(context)).toBeRequired(),
  ),
})

// SCR-03, LOG-02
export const Registered = meta.story({
  name: 'Registered: mode=ent_reg is added to the redirect URL',
  tags: ['!autodocs'],
  parameters: { page: { path: `${path}?redirect=/welcome` } },
  play: inSequence(
    registerAs(applicant),
    expectResult(
      page.expectNavigations('go /welcome?mode=ent_reg'),
      page.calledOnceWith(registerPath, { company_name: newCompany }),
    ),
  ),
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { client: 'sync' } },
  play: inSequence(fillFirstStep(applicant), expectResult(page.needsNoVerticalScrolling)),
})
