// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createClient } from '../../src/api/client.ts'
import { createStepHistory } from '../../src/host/step-history.ts'
import { EnvironmentProvider } from '../../src/kit/environment.tsx'
import { useStepHistory } from '../../src/kit/use-step-history.ts'
import { fakeHost } from '../host/fake-host.ts'

const steps = createStepHistory(window)
let backs: number

function Page({ depth }: { depth: number | undefined }) {
  const onBack = () => {
    backs += 1
  }
  useStepHistory({ depth, onBack })
  return <p>{depth ?? 'no way back'}</p>
}

function open(depth?: number) {
  const host = fakeHost({ stepHistory: steps })
  const environment = { host, client: createClient(host), prerenderedPageData: host.pageData }
  const at = (now: number | undefined) => (
    <EnvironmentProvider environment={environment}>
      <Page depth={now} />
    </EnvironmentProvider>
  )
  const { rerender } = render(at(depth))
  const goTo = async (now: number | undefined) => {
    rerender(at(now))
    await screen.findByText(String(now ?? 'no way back'))
  }
  return { goTo }
}

/** Moves as a browser's own button does, and waits until it has. */
async function move(delta: -1 | 1) {
  const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  await act(async () => {
    history.go(delta)
    await moved
  })
}

const whenAt = (step: number) => waitFor(() => expect(steps.current()).toBe(step))

beforeEach(() => {
  backs = 0
  history.pushState({ 'portico.reloaded-at': 5 }, '', '/before')
  history.pushState({ 'portico.reloaded-at': 5 }, '', '/page')
})
afterEach(cleanup)

test('Back goes one step back, and the entry keeps what else was kept there', async () => {
  const { goTo } = open(0)
  await goTo(1)
  await whenAt(1)
  expect(history.state).toEqual({ 'portico.reloaded-at': 5, 'portico.step': 1 })
  await move(-1)
  expect(backs).toBe(1)
  expect(location.pathname).toBe('/page')
})

test('over several steps at once it goes as many steps back', async () => {
  const { goTo } = open(0)
  await goTo(2)
  await whenAt(2)
  const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  await act(async () => {
    history.go(-2)
    await moved
  })
  expect(backs).toBe(2)
})

test('the page’s own way back leaves no entry behind, and Forward after it stays', async () => {
  const { goTo } = open(0)
  await goTo(1)
  await whenAt(1)
  await goTo(0)
  await whenAt(0)
  await move(1)
  await whenAt(0)
  expect(backs).toBe(0)
})

test('where no step leads back, Back leaves the page', async () => {
  const { goTo } = open(0)
  await goTo(1)
  await whenAt(1)
  await goTo(undefined)
  await move(-1)
  await waitFor(() => expect(location.pathname).not.toBe('/page'))
  expect(backs).toBe(0)
})

test('loaded again on a later step, it begins with the first', async () => {
  steps.push(1)
  open(0)
  await whenAt(0)
  expect(location.pathname).toBe('/page')
  expect(backs).toBe(0)
})

test('a browser that refuses an entry leaves everything as it is', () => {
  const refusing = createStepHistory({
    history: {
      state: null,
      pushState: () => {
        throw new DOMException('', 'SecurityError')
      },
    } as unknown as History,
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  refusing.push(1)
  expect(refusing.current()).toBe(0)
})
