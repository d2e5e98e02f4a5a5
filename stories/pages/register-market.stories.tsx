import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { demoLinks } from '../../mocks/personas/demo-links.ts'
import { RegisterMarketPage } from '../../src/pages/visitor/register-market.tsx'
import { checkLinkQuestion, chooseLink, loggedInAsOtherPerson } from './link-driver.ts'
import * as page from './page-driver.ts'
import { expectResult, inSequence } from './play-driver.ts'
import { fillFirstStep, registerAs } from './register-driver.ts'

const meta = preview.meta({
  id: 'pages-registermarket',
  title: 'Pages/Register, market',
  component: RegisterMarketPage,
  tags: ['page'],
  parameters: { page: { path: demoLinks.market } },
})

export const Default = meta.story({
  play: expectResult(page.title('register.market.title'), async (context) =>
    expect(await page.field('register.company-optional')(context)).not.toBeRequired(),
  ),
})

// SCR-19, RQ-13
export const WhileLoggedIn = meta.story({
  name: 'Opened while another account is logged in',
  tags: ['no-screenshot'],
  parameters: { page: loggedInAsOtherPerson() },
  play: inSequence(
    checkLinkQuestion({ effect: 'log-out' }),
    chooseLink,
    fillFirstStep(),
    expectResult(page.ready('register.continue')),
  ),
})

// SCR-19
export const Registered = meta.story({
  name: 'Purchase activated',
  tags: ['!autodocs'],
  play: inSequence(
    registerAs(),
    expectResult(page.expectNavigations('go /'), page.calledOnceWith('/ali_market_register', { token: 'demo-market' })),
  ),
})

export const LinkWithoutToken = meta.story({
  name: 'Link without a token',
  parameters: { page: { path: '/register/market' } },
  play: expectResult(
    page.focusedTitle('register.invalid-link.title'),
    page.linksTo('register.without-link', '../register'),
    page.linksTo('register.go-to-login', '../login'),
  ),
})

export const UsedLink = meta.story({
  name: '1300001 · Link already used',
  tags: ['!autodocs', 'no-screenshot'],
  parameters: { page: { path: '/register/market?token=used' } },
  play: inSequence(registerAs(), expectResult(page.title('register.invalid-link.title'), page.noAlert)),
})
