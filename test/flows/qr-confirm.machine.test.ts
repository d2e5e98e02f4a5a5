import { expect, test } from 'vitest'
import {
  initialQrConfirm,
  type QrConfirmEvent,
  type QrConfirmState,
  qrConfirmReducer,
} from '../../src/flows/sign-in/qr-confirm/qr-confirm.machine.ts'

const failure = { kind: 'network', reason: 'offline' } as const
const device = { name: 'Chrome · Windows', location: 'Hangzhou' }
const deviceLoaded = { type: 'device-loaded', device } as const

const stateAfter = (...events: QrConfirmEvent[]): QrConfirmState => events.reduce(qrConfirmReducer, initialQrConfirm)

test('RD-7 lets the user decide only after the other device’s details have loaded', () => {
  expect(stateAfter({ type: 'load-started' })).toEqual({ phase: 'loading' })
  expect(stateAfter({ type: 'decision-sent', decision: 'confirm' })).toEqual({ phase: 'loading' })
  expect(stateAfter(deviceLoaded)).toEqual({ phase: 'deciding', device })
})

test('keeps showing the failure during a retry', () => {
  const state = stateAfter({ type: 'load-failed', failure })
  expect(state).toEqual({ phase: 'failed', failure, isRetrying: false })
  expect(qrConfirmReducer(state, { type: 'load-started' })).toEqual({ phase: 'failed', failure, isRetrying: true })
})

test('RD-7 treats a decision as final only once the server has accepted it', () => {
  const state = stateAfter(deviceLoaded, { type: 'decision-sent', decision: 'confirm' })
  expect(state).toEqual({ phase: 'deciding', device, pendingDecision: 'confirm' })
  expect(qrConfirmReducer(state, { type: 'decision-failed' })).toEqual({ phase: 'deciding', device })
  expect(qrConfirmReducer(state, { type: 'decision-accepted', decision: 'confirm' })).toEqual({ phase: 'confirmed' })
  expect(stateAfter(deviceLoaded, { type: 'decision-accepted', decision: 'cancel' })).toEqual({ phase: 'canceled' })
})

test('ends the confirmation if the code is invalid or the user is not logged in', () => {
  expect(stateAfter(deviceLoaded, { type: 'code-rejected' })).toEqual({ phase: 'invalid-code' })
  expect(stateAfter({ type: 'not-logged-in', loginHref: 'login' })).toEqual({
    phase: 'not-logged-in',
    loginHref: 'login',
  })
  expect(stateAfter({ type: 'code-rejected' }, { type: 'decision-failed' })).toEqual({ phase: 'invalid-code' })
})
