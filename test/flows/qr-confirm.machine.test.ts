import { expect, test } from 'vitest'
import {
  initialQrConfirm,
  type QrConfirmEvent,
  type QrConfirmState,
  qrConfirmReducer,
} from '../../src/flows/sign-in/qr-confirm/qr-confirm.machine.ts'

const failure = { kind: 'network', reason: 'offline' } as const
const device = { name: 'Chrome · Windows', location: 'Hangzhou' }
const known = { type: 'device-arrived', device } as const

const stateAfter = (...events: QrConfirmEvent[]): QrConfirmState => events.reduce(qrConfirmReducer, initialQrConfirm)

test('RD-7 the other device loads before any decision', () => {
  expect(stateAfter({ type: 'looked' })).toEqual({ phase: 'looking' })
  expect(stateAfter({ type: 'pressed', decision: 'confirm' })).toEqual({ phase: 'looking' })
  expect(stateAfter(known)).toEqual({ phase: 'deciding', device })
})

test('a failed load keeps its message while it is retried', () => {
  const failed = stateAfter({ type: 'look-failed', failure })
  expect(failed).toEqual({ phase: 'failed', failure, isRetrying: false })
  expect(qrConfirmReducer(failed, { type: 'looked' })).toEqual({ phase: 'failed', failure, isRetrying: true })
})

test('RD-7 the result is what the server accepted, not what was clicked', () => {
  const pressed = stateAfter(known, { type: 'pressed', decision: 'confirm' })
  expect(pressed).toEqual({ phase: 'deciding', device, sending: 'confirm' })
  expect(qrConfirmReducer(pressed, { type: 'decision-failed' })).toEqual({ phase: 'deciding', device })
  expect(qrConfirmReducer(pressed, { type: 'decided', decision: 'confirm' })).toEqual({ phase: 'confirmed' })
  expect(stateAfter(known, { type: 'decided', decision: 'cancel' })).toEqual({ phase: 'canceled' })
})

test('an expired code or an ended session ends it in any state', () => {
  expect(stateAfter(known, { type: 'code-dead' })).toEqual({ phase: 'dead' })
  expect(stateAfter({ type: 'not-logged-in', loginHref: 'login' })).toEqual({ phase: 'stranger', loginHref: 'login' })
  expect(stateAfter({ type: 'code-dead' }, { type: 'decision-failed' })).toEqual({ phase: 'dead' })
})
