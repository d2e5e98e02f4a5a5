import preview from '../../.storybook/preview.tsx'
import { CrashBoundary } from '../../src/app/crash-boundary.tsx'
import { LoadFailure } from '../../src/kit/lazy.tsx'
import * as page from './page-driver.ts'
import { expectResult, inSequence, press, step } from './play-driver.ts'

function CrashingPage(): never {
  throw new Error('Thrown on purpose, for the story.')
}

const meta = preview.meta({
  id: 'pages-broken',
  title: 'Pages/Crashed',
  component: CrashBoundary,
  args: { children: <CrashingPage /> },
  parameters: { page: { path: '/login' } },
})

const reload = step('Reload the page', press('page.reload'))

export const Crashed = meta.story({
  name: 'Error while rendering',
  play: inSequence(
    expectResult(page.title('page.crashed.title'), 'page.crashed.body'),
    reload,
    expectResult(page.expectNavigations('reload')),
  ),
})

export const ScriptLoadFailed = meta.story({
  name: 'Script failed to load',
  args: { children: <LoadFailure /> },
  play: inSequence(expectResult('page.load-failed'), reload, expectResult(page.expectNavigations('reload'))),
})
