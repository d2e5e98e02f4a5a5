import { expect, waitFor, within } from 'storybook/test'
import type { PageParameters } from '../../.storybook/stage.ts'
import { textsOf } from '../../.storybook/texts.ts'
import type { ErrorId } from '../../src/errors/catalogue.ts'
import type { ErrorRow } from '../../src/errors/row.ts'
import { callsTo, stageOf } from '../pages/page-driver.ts'
import type { AnyDriver, ErrorContext, Moment } from './error-driver.ts'
import { momentOf } from './error-screen.ts'
import { expectDeparture, expectSlider, expectToStay } from './expect-follow.ts'
import {
  expectAlert,
  expectFieldError,
  expectNoAlert,
  expectSubmitError,
  expectToast,
  rowOf,
  titleOf,
} from './expect-surface.ts'
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
export function errorPage(driver: AnyDriver, error: ErrorId): { page: PageParameters } {
  const { screen, page } = driver
  return { page: { path: screen.path, ...page, ...findMoment(driver, error).page, ...homes[error] } }
}

/** What is done about an error here: something that only some flows do themselves is said in an alert elsewhere. */
function handlingOf(error: ErrorId, { handles = [] }: Moment): Pick<ErrorRow, 'surface' | 'follow'> {
  const { surface, follow } = rowOf(error)
  const isCaptcha = follow === 'refresh-picture' || follow === 'start-slider'
  const isOwn = isCaptcha || follow === 'skip-step'
  const isHandled = !isOwn || handles.includes(isCaptcha ? 'captcha' : 'skip-step')
  return isHandled ? { surface, follow } : { surface: 'alert', follow: 'none' }
}

/** Lets the moment's call go wrong, as often as a check asks, and knows how often it was to be made. */
function attempts(moment: Moment, context: ErrorContext) {
  const path = pathOf(moment, context)
  const { service } = stageOf(context)
  const before = callsTo(context, path).length
  let made = 0
  return {
    /** The call goes wrong like this, and was really made, or never sent where it must not be. */
    fail: async (error: ErrorId) => {
      const left = provoke(error, moment, context)
      await moment.act(context)
      await waitFor(() => expect([path, service.faults.count()]).toEqual([path, left]))
      // One that is never answered is never noted either; that it was made, its fault has told.
      if (error !== 'encryption-refused' && error !== 'timeout') made += 1
    },
    /** Nothing was sent twice, or by itself once more (IN-6, RQ-7). */
    expectNoMore: () => waitFor(() => expect([path, callsTo(context, path).length - before]).toEqual([path, made])),
  }
}

type Check = { error: ErrorId; moment: Moment; context: ErrorContext; fail: (error: ErrorId) => Promise<void> }

/** An alert; where it leads somewhere, the way is gone, and the alert brought back to be looked at. */
async function checkAlert({ error, context, fail }: Check, follow: ErrorRow['follow']) {
  const shown = follow === 'check-session' ? 'session-ended' : error
  const { button } = await expectAlert(shown, context)
  await expectToStay(context)
  const way = error === 'with-link' ? 'open-link' : follow
  if (way === 'none') return
  await context.userEvent.click(button)
  await expectDeparture(way, context)
  await waitFor(expectNoAlert)
  await fail(error)
  await expectAlert(shown, context)
}

/** The picture's box, where there was none before; or what was typed into it refused, and a new picture in its place. */
async function checkPicture({ error, context, fail }: Check) {
  const { t } = textsOf(context)
  const box = () => within(document.body).findByRole('textbox', { name: t('picture-captcha.label') })
  const asksFor = async () => expectFieldError(await box(), t('error.picture-captcha-needed.title'))
  if (error === 'picture-captcha-needed') return asksFor()
  await asksFor()
  const field = await box()
  const picture = () => field.closest('form')?.querySelector('img')?.src
  await waitFor(() => expect(picture()).toBeTruthy())
  const before = picture()
  await context.userEvent.type(field, 'abcd')
  await fail(error)
  await expectFieldError(field, titleOf(error, context))
  await expect(field).toHaveValue('')
  await waitFor(() => expect(picture()).not.toBe(before))
}

async function checkSurface(check: Check): Promise<unknown> {
  const { error, moment, context } = check
  const { surface, follow } = handlingOf(error, moment)
  if (follow === 'refresh-picture') return checkPicture(check)
  if (follow === 'start-slider') return expectSlider(context)
  if (follow === 'check-session' || surface === 'alert' || surface === 'dialog') return checkAlert(check, follow)
  if (surface === 'toast') return expectToast(error, context)
  if (surface === 'submit') return expectSubmitError(error, moment, context)
  if (surface === 'silent') {
    await expectDeparture(follow, context)
    return expectNoAlert()
  }
  const field = error === 'two-step-code-error' ? moment.focused : moment.field?.find
  if (!field) throw new Error(`The driver names no field for ${error}.`)
  return expectFieldError(field(context), titleOf(error, context, moment))
}

/**
 * Brings an error about as a person meets it and holds the screen against the catalogue: the call was made, the page shows it
 * in the right place with the exact words of the language, once, with the focus where it belongs; what follows does; and
 * nothing that was typed is lost.
 */
export async function playError(context: ErrorContext, driver: AnyDriver, error: ErrorId): Promise<void> {
  const moment = findMoment(driver, error)
  await moment.reach(context)
  const typed = readTyped()
  const sight = readSight()
  const tries = attempts(moment, context)
  // The box for what is refused has to be asked for first.
  await tries.fail(error === 'picture-captcha-wrong' ? 'picture-captcha-needed' : error)
  const own = driver.own[error]
  await (own ? own(context) : checkSurface({ error, moment, context, fail: tries.fail }))
  await tries.expectNoMore()
  await expect([readSight(), ...stageOf(context).visits, ...stageOf(context).handedOver]).not.toEqual([sight])
  await expectKept(typed, moment.loses?.[error])
}
