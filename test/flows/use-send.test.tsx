// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgotPassword } from '../../src/api/calls/password.ts'
import { verifyIdentity } from '../../src/api/calls/two-step.ts'
import { createClient } from '../../src/api/client.ts'
import { failedToLoad } from '../../src/kit/lazy.tsx'
import { useSend } from '../../src/widgets/send/index.tsx'
import { createFakeNetwork, createJsonResponse } from '../api/fake-network.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createPageWrapper } from '../kit/page-wrapper.tsx'

const solve = vi.hoisted(() => vi.fn<() => Promise<string | undefined>>())
vi.mock(import('../../src/widgets/slider/index.tsx'), () => ({ useSlider: () => ({ solve, slider: null }) }))

const showErrors = vi.fn()
const target = { form: { showErrors }, fields: ['email'] }
const data = { email: 'mei.lin@example.com' }

let sender: ReturnType<typeof useSend>

type SenderProps = Pick<NonNullable<Parameters<typeof useSend>[0]>, 'sharedCaptcha'> & { scene?: 'forgot_password' }

function Sender({ scene, sharedCaptcha }: SenderProps) {
  const currentSender = useSend({ scene, sharedCaptcha })
  useEffect(() => {
    sender = currentSender
  })
  return currentSender.renderCaptchas({
    name: 'pic_captcha',
    id: 'pic',
    defaultValue: '',
    error: undefined,
    required: true,
  })
}

/** Opens a page, and responds to its calls with these responses in order, then with success. */
function open(responses: object[], { hasCaptcha = true, sharedCaptcha }: SenderProps & { hasCaptcha?: boolean } = {}) {
  const host = fakeHost()
  const remainingResponses = [...responses]
  const network = createFakeNetwork(() => createJsonResponse(remainingResponses.shift() ?? { success: true }))
  const client = createClient(host, { fetch: network.fetch })
  render(<Sender scene={hasCaptcha ? 'forgot_password' : undefined} sharedCaptcha={sharedCaptcha} />, {
    wrapper: createPageWrapper(host, { client, hasFeedback: true }),
  })
  return network
}

const send = () => act(() => sender.send(forgotPassword, data, target))
const errorBody = (error: object) => ({ success: false, errors: [error] })

beforeEach(() => {
  showErrors.mockReset()
  solve.mockReset()
})
afterEach(cleanup)

// These two tests come first, before any other test loads the lazy modules.
test('RS-1 sends nothing and shows a message in the form if the script that sends calls fails to load', async () => {
  vi.doMock('../../src/widgets/send/attempt-call.ts', () => {
    throw new Error('failed to load')
  })
  const network = open([])
  expect(await send()).toMatchObject({ ok: false, fieldErrors: {} })
  expect(showErrors).toHaveBeenCalledExactlyOnceWith({}, failedToLoad)
  expect(network.sent).toHaveLength(0)
  vi.doUnmock('../../src/widgets/send/attempt-call.ts')
})

test('RS-1 shows a message in the form if a captcha that the server requires fails to load', async () => {
  vi.doMock('../../src/widgets/send/call-captchas.tsx', () => {
    throw new Error('failed to load')
  })
  open([errorBody({ field: 'pic_captcha', error_code: 'pic_captcha_error' })])
  expect(await send()).toMatchObject({ ok: false })
  expect(showErrors).toHaveBeenCalledExactlyOnceWith({}, failedToLoad)
  vi.doUnmock('../../src/widgets/send/call-captchas.tsx')
})

test('ERR-06 shows a field error under its field', async () => {
  open([errorBody({ field: 'email', error_msg: 'No such address' })])
  expect(await send()).toMatchObject({ ok: false, fieldErrors: { email: 'No such address' } })
  expect(showErrors).toHaveBeenCalledExactlyOnceWith({ email: 'No such address' }, undefined, undefined)
})

test('sends a picture captcha entered elsewhere in the form, even if no captcha for this call has loaded', async () => {
  const shared = { read: () => 'Ab3D' } as SenderProps['sharedCaptcha']
  const network = open([{ success: true }], { sharedCaptcha: shared })
  await send()
  expect(network.sent[0]?.body).toMatchObject({ pic_captcha: 'Ab3D' })
})

test('ERR-14 shows a required picture captcha and a message, and sends the captcha with the next attempt', async () => {
  const network = open([errorBody({ field: 'pic_captcha', error_code: 'pic_captcha_error' })])
  await send()
  expect(showErrors).toHaveBeenCalledExactlyOnceWith(
    { pic_captcha: 'error.picture-captcha-needed.title' },
    undefined,
    undefined,
  )
  await vi.waitFor(() => expect(document.querySelector('input')).not.toBeNull())
  const captchaField = document.querySelector('input') as HTMLInputElement
  captchaField.value = 'Ab3Ｄ'
  expect(await send()).toMatchObject({ ok: true })
  expect(network.sent.at(-1)?.body).toMatchObject({ pic_captcha: 'Ab3D' })
})

test('ERR-15 repeats the call with the request id of a solved slider captcha, but not after a canceled one', async () => {
  const sliderRequired = errorBody({ error_code: 'sliding_captcha_error' })
  solve.mockResolvedValueOnce('r-1')
  const network = open([sliderRequired, { success: true }, sliderRequired])
  expect(await send()).toMatchObject({ ok: true })
  expect(network.sent.map(({ body }) => body?.captcha_request_id)).toEqual([undefined, 'r-1'])
  solve.mockResolvedValueOnce(undefined)
  expect(await send()).toMatchObject({ ok: false, followUps: ['start-slider'] })
  expect(network.sent).toHaveLength(3)
})

test('neither sends nor shows a captcha for a call that does not support captchas', async () => {
  const network = open([errorBody({ error_code: 'sliding_captcha_error', error_msg: 'Slide first' })], {
    hasCaptcha: false,
  })
  expect(await send()).toMatchObject({ ok: false, followUps: [] })
  expect(solve).not.toHaveBeenCalled()
  expect(network.sent[0]?.body).not.toHaveProperty('captcha_request_id')
})

test.each([
  ['leaves a follow-up to the flow that handles it', forgotPassword, 'email'],
  ['lets the flow skip the step if the password has already been verified', verifyIdentity, 'password'],
] as const)('ERR-12 %s', async (_, call, field) => {
  open([errorBody({ error_code: 'already_verified' })], { hasCaptcha: false })
  const stepTarget = { ...target, fields: [field], handledFollowUps: ['skip-step'] } as const
  const result = await act(() => sender.send(call as typeof forgotPassword, data, stepTarget))
  expect(result).toMatchObject({ ok: false, followUps: ['skip-step'] })
})
