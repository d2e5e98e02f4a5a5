// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStepHistory } from '../../src/host/step-history.ts'
import { useBackButton } from '../../src/kit/feedback/feedback-surfaces.tsx'
import { useBackSteps } from '../../src/primitives/back-steps.ts'
import { Confirm } from '../../src/primitives/dialog/confirm.tsx'
import { DialogContent, DialogRoot, DialogTitle } from '../../src/primitives/dialog/dialog.tsx'
import { fakeHost } from '../host/fake-host.ts'
import { createPageWrapper } from './page-wrapper.tsx'

const steps = createStepHistory(window)
let backCount: number

type PageProps = { depth?: number; hasConfirm?: boolean }

function Page({ depth = 0, hasConfirm }: PageProps) {
  const [isOpen, setIsOpen] = useState(true)
  useBackButton()
  useBackSteps(depth, () => {
    backCount += 1
  })
  return (
    <Confirm
      isOpen={hasConfirm === true && isOpen}
      title="Unlink?"
      confirmLabel="Unlink"
      cancelLabel="Keep"
      onConfirm={() => {}}
      onCancel={() => setIsOpen(false)}
    />
  )
}

function open(initialProps: PageProps) {
  const { rerender } = render(<Page {...initialProps} />, { wrapper: createPageWrapper(fakeHost()) })
  return { show: (props: PageProps) => rerender(<Page {...props} />) }
}

/** Navigates like the browser's Back and Forward buttons, and waits for the result. */
async function press(delta: number) {
  const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  await act(async () => {
    history.go(delta)
    await moved
  })
}

const waitForStep = (step: number) => waitFor(() => expect(steps.current()).toBe(step))

beforeEach(() => {
  backCount = 0
  history.pushState({ 'portico.reloaded-at': 5 }, '', '/before')
  history.pushState({ 'portico.reloaded-at': 5 }, '', '/page')
})
afterEach(cleanup)

test('returns to the previous step on Back, and keeps the rest of the history entry’s state', async () => {
  open({ depth: 1 })
  await waitForStep(1)
  expect(history.state).toEqual({ 'portico.reloaded-at': 5, 'portico.step': 1 })
  await press(-1)
  expect(backCount).toBe(1)
  expect(location.pathname).toBe('/page')
})

test('AC-2 closes a dialog on Back, as on Escape', async () => {
  open({ hasConfirm: true })
  await waitForStep(1)
  await press(-1)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect([steps.current(), location.pathname]).toEqual([0, '/page'])
})

test('closes an uncontrolled dialog on Back', async () => {
  open({})
  render(
    <DialogRoot defaultOpen>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Why</DialogTitle>
      </DialogContent>
    </DialogRoot>,
  )
  await waitForStep(1)
  await press(-1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('keeps the URL and state that the page stored during a step, even after the step has ended', async () => {
  const { show } = open({ depth: 1 })
  await waitForStep(1)
  history.replaceState({ ...history.state, 'portico.typed.login': 'mei' }, '', '/page?way=sms')
  show({ depth: 0 })
  await waitForStep(0)
  expect(history.state).toMatchObject({ 'portico.typed.login': 'mei' })
  expect(location.search).toBe('?way=sms')
})

test('does not restore the state of a later entry on Forward', async () => {
  open({ depth: 1 })
  await waitForStep(1)
  history.replaceState({ ...history.state, 'portico.typed.login': 'old' }, '')
  await press(-1)
  // The entry is restored, because this test page does not reduce its depth on Back.
  await waitForStep(1)
  cleanup()
  open({})
  await waitForStep(0)
  history.replaceState({ 'portico.typed.login': 'new' }, '')
  await press(1)
  await waitForStep(0)
  expect(history.state).toEqual({ 'portico.typed.login': 'new' })
})

test('stays at the current step if the browser refuses to add a history entry', () => {
  const rejectingHistory = createStepHistory({
    history: {
      state: null,
      pushState: () => {
        throw new DOMException('', 'SecurityError')
      },
    } as unknown as History,
    location,
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  rejectingHistory.push(1)
  expect(rejectingHistory.current()).toBe(0)
})
