import { expect, waitFor, within } from 'storybook/test'
import type { PageParameters } from '../../.storybook/stage.ts'
import { createStoryTranslations } from '../../.storybook/translations.ts'
import { describedErrors } from '../../mocks/faults/error-examples.ts'
import type { ErrorId } from '../../src/errors/catalog.ts'
import type { ErrorRow } from '../../src/errors/row.ts'
import { callsTo, getStage, type PlayContext } from '../pages/page-driver.ts'
import type { AnyDriver, FailurePoint } from './error-driver.ts'
import { getPoint } from './error-screen.ts'
import { expectFollowUp, expectNoFollowUp, expectSlider } from './expect-follow-up.ts'
import {
  expectAlert,
  expectFieldError,
  expectNoAlert,
  expectSubmitError,
  expectToast,
  getTitle,
} from './expect-surface.ts'
import { expectFieldsKept, readFieldValues, readScreen } from './field-values.ts'
import { getHandling } from './handling.ts'
import { getCallPath, triggerError } from './trigger-error.ts'

/** Parameters for errors that only occur in a client or on a phone. */
const requiredParameters: Partial<Record<ErrorId, Partial<PageParameters>>> = {
  'force-two-step-in-client': { client: 'sync' },
  'session-expired-in-client': { client: 'sync' },
  'session-idle': { client: 'sync' },
  'session-ended': { client: 'sync' },
  'client-outdated': { client: 'sync' },
  'enterprise-limited-on-mobile': { isMobile: true },
}

export function findPoint({ screen, points }: AnyDriver, error: ErrorId): FailurePoint {
  const point = points[getPoint(screen.cells[error]) ?? '']
  if (!point) throw new Error(`${screen.path} has no failure point for ${error}.`)
  return point
}

/** Returns the parameters of an error's story. */
export function errorPage(driver: AnyDriver, error: ErrorId): { page: PageParameters } {
  const { path } = driver.screen
  return { page: { path, ...driver.page, ...findPoint(driver, error).page, ...requiredParameters[error] } }
}

type Handling = Pick<ErrorRow, 'surface' | 'followUp'>

const expectedLabel = 'Expected result'
const followUpLabel = 'What happens next'

/** Returns functions that make the failure point's call fail, and check that it was not repeated. */
function trackAttempts(point: FailurePoint, context: PlayContext) {
  const path = getCallPath(point, context)
  const { service } = getStage(context)
  const callsBefore = callsTo(context, path).length
  let expectedCalls = 0
  return {
    /** Makes the call fail with this error, and checks that the fault was used. */
    fail: async (error: ErrorId, label = `The call fails: ${describedErrors[error].name}`) => {
      await context.step(label, async () => {
        // The call's time limit includes loading the transport, so load it first.
        await getStage(context).environment.client.prepare()
        const remaining = triggerError(error, point, context)
        await point.makeCall(context)
        await waitFor(() => expect([path, service.faults.count()]).toEqual([path, remaining]))
      })
      // With these errors, the call is never sent or gets no response, so the service does not record it.
      if (error !== 'encryption-failed' && error !== 'timeout') expectedCalls += 1
    },
    /** Checks that no call was sent twice or retried automatically (IN-6, RQ-7). */
    expectNoRepeats: () =>
      waitFor(() => expect([path, callsTo(context, path).length - callsBefore]).toEqual([path, expectedCalls])),
  }
}

type CheckOptions = {
  error: ErrorId
  point: FailurePoint
  context: PlayContext
  fail: (error: ErrorId, label?: string) => Promise<void>
}

/**
 * Checks an alert. If its button triggers a follow-up, presses the button, and then causes the error again so that the
 * story ends with the alert.
 */
async function checkAlert({ error, context, fail }: CheckOptions, rowFollowUp: ErrorRow['followUp']) {
  const shownError = rowFollowUp === 'check-session' ? 'session-ended' : error
  await context.step(expectedLabel, async () => {
    await expectAlert(shownError, context)
    await expectNoFollowUp(context)
  })
  const followUp = error === 'with-link' ? 'open-link' : rowFollowUp
  if (followUp === 'none') return
  await context.step(followUpLabel, async () => {
    const { button } = await expectAlert(shownError, context)
    await context.userEvent.click(button)
    await expectFollowUp(followUp, context)
    await waitFor(expectNoAlert)
  })
  await fail(error, 'The same error occurs again, so the story ends with the alert')
  await context.step(expectedLabel, async () => {
    await expectAlert(shownError, context)
  })
}

/** Checks that the picture captcha appears and, for wrong characters, that a new picture replaces the old one. */
async function checkPicture({ error, context, fail }: CheckOptions) {
  const { t } = createStoryTranslations(context)
  const findField = () => within(document.body).findByRole('textbox', { name: t('picture-captcha.label') })
  const expectPrompt = async () => expectFieldError(await findField(), t('error.picture-captcha-needed.title'))
  await context.step(expectedLabel, expectPrompt)
  if (error === 'picture-captcha-needed') return
  const field = await findField()
  const imageUrl = () => field.closest('form')?.querySelector('img')?.src
  let firstImageUrl: string | undefined
  await context.step('Type wrong characters', async () => {
    await waitFor(() => expect(imageUrl()).toBeTruthy())
    firstImageUrl = imageUrl()
    await context.userEvent.type(field, 'abcd')
  })
  await fail(error)
  await context.step(expectedLabel, async () => {
    await expectFieldError(field, getTitle(error, context))
    await expect(field).toHaveValue('')
    await waitFor(() => expect(imageUrl()).not.toBe(firstImageUrl))
  })
}

/** Checks the slider, toast or message that appears for an error. */
async function expectSurface({ error, point, context }: CheckOptions, { surface, followUp }: Handling): Promise<void> {
  if (followUp === 'start-slider') return expectSlider(context)
  if (surface === 'toast') return expectToast(error, context)
  if (surface === 'submit') return expectSubmitError(error, point, context)
  const field = error === 'two-step-code-error' ? point.focusTarget : point.field?.find
  if (!field) throw new Error(`The driver does not define a field for ${error}.`)
  return expectFieldError(await field(context), getTitle(error, context, point))
}

async function checkSurface(options: CheckOptions): Promise<void> {
  const { error, point, context } = options
  const handling = getHandling(error, point)
  const { surface, followUp } = handling
  if (followUp === 'refresh-picture') return checkPicture(options)
  if (followUp === 'check-session' || surface === 'alert' || surface === 'dialog') return checkAlert(options, followUp)
  if (surface !== 'silent' || followUp === 'start-slider')
    return context.step(expectedLabel, () => expectSurface(options, handling))
  await context.step(followUpLabel, async () => {
    await expectFollowUp(followUp, context)
    await expectNoAlert()
  })
}

/**
 * Causes an error as a user would, and checks the screen against the catalog. The error must appear once, in the
 * right place, with the exact text in the story's language and focus on the right element. Its follow-up must happen,
 * and the fields must keep their values.
 */
export async function playError(context: PlayContext, driver: AnyDriver, error: ErrorId): Promise<void> {
  const point = findPoint(driver, error)
  const { step } = context
  await step(point.label, async () => {
    await point.prepareCall(context)
  })
  const values = readFieldValues()
  const screenBefore = readScreen()
  const attempt = trackAttempts(point, context)
  // The picture captcha must appear before a user can type wrong characters.
  await attempt.fail(error === 'picture-captcha-wrong' ? 'picture-captcha-needed' : error)
  const customCheck = driver.customErrorChecks?.[error]
  if (customCheck) await step(expectedLabel, async () => void (await customCheck(context)))
  else await checkSurface({ error, point, context, fail: attempt.fail })
  await step('No call is repeated, and the screen has changed', async () => {
    await attempt.expectNoRepeats()
    const { navigations, hookCalls } = getStage(context)
    await expect([readScreen(), ...navigations, ...hookCalls]).not.toEqual([screenBefore])
  })
  if (values.size > 0)
    await step('Expected to stay the same', () => expectFieldsKept(values, point.clearedFields?.[error]))
}
