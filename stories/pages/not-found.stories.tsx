import preview from '../../.storybook/preview.tsx'
import { NotFoundPage } from '../../src/pages/visitor/not-found.tsx'
import * as page from './page-driver.ts'
import { expectResult } from './play-driver.ts'

const meta = preview.meta({
  title: 'Pages/Not found',
  component: NotFoundPage,
  tags: ['page'],
  parameters: { page: { path: '/no-such-page' } },
})

export const Default = meta.story({
  play: expectResult(page.title('not-found.heading'), 'not-found.body', page.linksTo('not-found.action', '/login')),
})

export const UnderAccount = meta.story({
  name: 'Under /account: the link keeps the prefix',
  parameters: { page: { path: '/account/no-such-page' } },
  play: expectResult(page.linksTo('not-found.action', '/account/login')),
})

export const Phone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { isMobile: true } },
  play: expectResult(page.link('not-found.action'), page.needsNoHorizontalScrolling),
})
