import { expect, waitFor, within } from 'storybook/test'
import type { PageParameters } from '../../.storybook/stage.ts'
import { textsOf } from '../../.storybook/texts.ts'
import type { ErrorId } from '../../src/errors/catalogue.ts'
import type { ErrorRow } from '../../src/errors/row.ts'
import { callsTo, type PlayContext, stageOf } from '../pages/page-driver.ts'
import type { AnyDriver, Moment } from './error-driver.ts'
import { momentOf } from './error-screen.ts'
import { expectDeparture, expectSlider, expectToStay, labelFollow } from './expect-follow.ts'
import {
  expectAlert,
  expectFieldError,
  expectNoAlert,
  expectSubmitError,
  expectToast,
  titleOf,
} from './expect-surface.ts'
import { handlingOf } from './handling.ts'
import { labelAnswer } from './label-answer.ts'
import { pathOf, provoke } from './provoke.ts'
import { expectKept, readSight, readTyped } from './typed.ts'

/** Where an error is at home: in a client, or on a phone. */
const homes: Partial<Record<ErrorId, Partial<PageParameters>>> = {
  'force-two-step-in-client': { client: 'sync' },
  'session-expired-in-client': { client: 'sync' },
  'session-idle': { client: 'sync' },
  'session-ended': { client: 'sync' },
  'client-outdated': { client: 'sync' },
  'enterprise-limited-on-mobile': { isMobile: true },
}

function findMoment({ screen, moments }: AnyDriver, error: ErrorId): Moment {
  const moment = moments[momentOf(screen.cells[error]) ?? '']
  if (!moment) throw new Error(`${screen.path} has no moment for ${error}.`)
  return moment
}

/** The parameters of an error's story. */
export function errorPage(driver: AnyDriver, error: ErrorId) {
  const { screen, page: own } = driver
  const page: PageParameters = { path: screen.path, ...own, ...findMoment(driver, error).page, ...homes[error] }
  return { page }
}

type Handled = Pick<ErrorRow, 'surface' | 'follow'>

/** The step of every story that says what there is to look at. */
const seen = 'What must be seen'

/** Lets the moment's call go wrong, as often as a check asks, and knows how often it was to be made. */
function attempts(moment: Moment, context: PlayContext) {
  const path = pathOf(moment, context)
  const { service } = stageOf(context)
  const before = callsTo(context, path).length
  let made = 0
  return {
    /** The call goes wrong like this, and was really made, or never sent where it must not be. */
    fail: async (error: ErrorId, label = labelAnswer(error, moment)) => {
      await context.step(label, async () => {
        // A time limit counts from the call on; scripts that are still on their way must not use it up.
        await stageOf(context).environment.client.prepare()
        const left = provoke(error, moment, context)
        await moment.act(context)
        await waitFor(() => expect([path, service.faults.count()]).toEqual([path, left]))
      })
      // One that is never answered is never noted either; that it was made, its fault has told.
      if (error !== 'encryption-refused' && error !== 'timeout') made += 1
    },
    /** Nothing was sent twice, or by itself once more (IN-6, RQ-7). */
    expectNoMore: () => waitFor(() => expect([path, callsTo(context, path).length - before]).toEqual([path, made])),
  }
}

type Check = {
  error: ErrorId
  moment: Moment
  context: PlayContext
  fail: (error: ErrorId, label?: string) => Promise<void>
}

/** An alert; where it leads somewhere, the way is gone, and the alert brought back to be looked at. */
async function checkAlert({ error, context, fail }: Check, follow: ErrorRow['follow']) {
  const shown = follow === 'check-session' ? 'session-ended' : error
  await context.step(seen, async () => {
    await expectAlert(shown, context)
    await expectToStay(context)
  })
  const way = error === 'with-link' ? 'open-link' : follow
  if (way === 'none') return
  await context.step(labelFollow(way, context), async () => {
    const { button } = await expectAlert(shown, context)
    await context.userEvent.click(button)
    await expectDeparture(way, context)
    await waitFor(expectNoAlert)
  })
  await fail(error, 'The server answers the same again, to be looked at')
  await context.step(seen, async () => {
    await expectAlert(shown, context)
  })
}

/** The picture's box, where there was none before; or what was typed into it refused, and a new picture in its place. */
async function checkPicture({ error, context, fail }: Check) {
  const { t } = textsOf(context)
  const box = () => within(document.body).findByRole('textbox', { name: t('picture-captcha.label') })
  const asksFor = async () => expectFieldError(await box(), t('error.picture-captcha-needed.title'))
  await context.step(seen, asksFor)
  if (error === 'picture-captcha-needed') return
  const field = await box()
  const picture = () => field.closest('form')?.querySelector('img')?.src
  let before: string | undefined
  await context.step('They type other characters than the picture shows', async () => {
    await waitFor(() => expect(picture()).toBeTruthy())
    before = picture()
    await context.userEvent.type(field, 'abcd')
  })
  await fail(error)
  await context.step(seen, async () => {
    await expectFieldError(field, titleOf(error, context))
    await expect(field).toHaveValue('')
    await waitFor(() => expect(picture()).not.toBe(before))
  })
}

/** What an error shows that leads nowhere. */
async function expectSurface({ error, moment, context }: Check, { surface, follow }: Handled): Promise<void> {
  if (follow === 'start-slider') return expectSlider(context)
  if (surface === 'toast') return expectToast(error, context)
  if (surface === 'submit') return expectSubmitError(error, moment, context)
  const field = error === 'two-step-code-error' ? moment.focused : moment.field?.find
  if (!field) throw new Error(`The driver names no field for ${error}.`)
  return expectFieldError(await field(context), titleOf(error, context, moment))
}

async function checkSurface(check: Check): Promise<void> {
  const { error, moment, context } = check
  const handled = handlingOf(error, moment)
  const { surface, follow } = handled
  if (follow === 'refresh-picture') return checkPicture(check)
  if (follow === 'check-session' || surface === 'alert' || surface === 'dialog') return checkAlert(check, follow)
  if (surface !== 'silent' || follow === 'start-slider') return context.step(seen, () => expectSurface(check, handled))
  await context.step(labelFollow(follow, context), async () => {
    await expectDeparture(follow, context)
    await expectNoAlert()
  })
}

/**
 * Brings an error about as a person meets it and holds the screen against the catalogue: the call was made, the page shows it
 * in the right place with the exact words of the language, once, with the focus where it belongs; what follows does; and
 * nothing that was typed is lost.
 */
export async function playError(context: PlayContext, driver: AnyDriver, error: ErrorId): Promise<void> {
  const moment = findMoment(driver, error)
  const { step } = context
  await step(moment.label, async () => {
    await moment.reach(context)
  })
  const typed = readTyped()
  const sight = readSight()
  const tries = attempts(moment, context)
  // The box for what is refused has to be asked for first.
  await tries.fail(error === 'picture-captcha-wrong' ? 'picture-captcha-needed' : error)
  const own = driver.own?.[error]
  if (own) await step(seen, async () => void (await own(context)))
  else await checkSurface({ error, moment, context, fail: tries.fail })
  await step('No call is repeated, and the screen has changed', async () => {
    await tries.expectNoMore()
    await expect([readSight(), ...stageOf(context).visits, ...stageOf(context).handedOver]).not.toEqual([sight])
  })
  if (typed.size > 0) await step('What must not be lost', () => expectKept(typed, moment.loses?.[error]))
}
