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

test('RD-7 the user can decide only after the other device’s details have loaded', () => {
  expect(stateAfter({ type: 'looked' })).toEqual({ phase: 'looking' })
  expect(stateAfter({ type: 'pressed', decision: 'confirm' })).toEqual({ phase: 'looking' })
  expect(stateAfter(known)).toEqual({ phase: 'deciding', device })
})

test('the message of a failed load stays while the load is retried', () => {
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

test('an expired code or an ended session ends the confirmation in any state', () => {
  expect(stateAfter(known, { type: 'code-dead' })).toEqual({ phase: 'dead' })
  expect(stateAfter({ type: 'not-logged-in', loginHref: 'login' })).toEqual({ phase: 'stranger', loginHref: 'login' })
  expect(stateAfter({ type: 'code-dead' }, { type: 'decision-failed' })).toEqual({ phase: 'dead' })
})
