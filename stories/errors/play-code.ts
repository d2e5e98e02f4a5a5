import { expect, waitFor } from 'storybook/test'
import type { PageParameters } from '../../.storybook/stage.ts'
import { localeOf } from '../../.storybook/with-page.tsx'
import { errorCodes } from '../../mocks/http/error-codes.ts'
import { type ServerWords, serverWords } from '../../mocks/words/server-words.ts'
import { findAlert, stageOf } from '../pages/page-driver.ts'
import type { AnyDriver, ErrorContext, Moment } from './error-driver.ts'
import { expectFieldError } from './expect-surface.ts'
import { pathOf } from './provoke.ts'

/** A refusal by a code of the service or a reserved one, in the server's words, of a field or of the whole. */
type Refused = { by: keyof typeof errorCodes | number; words: (words: ServerWords) => string; of?: Moment['field'] }

function momentOf({ screen, moments }: AnyDriver, name: string): Moment {
  const moment = moments[name]
  if (!moment) throw new Error(`${screen.path} has no moment “${name}”.`)
  return moment
}

/** The parameters of a story about a code that refuses the call of this moment. */
export function codePage(driver: AnyDriver, moment: string): { page: PageParameters } {
  return { page: { path: driver.screen.path, ...driver.page, ...momentOf(driver, moment).page } }
}

/** Has a moment's call refused with this code, and asks that the page says its words: under the field, else in an alert. */
export async function playCode(
  context: ErrorContext,
  driver: AnyDriver,
  name: string,
  { by, words, of }: Refused,
): Promise<void> {
  const moment = momentOf(driver, name)
  const { step } = context
  await step(moment.label, async () => {
    await moment.reach(context)
  })
  const text = words(serverWords[localeOf(context.globals)])
  const code = typeof by === 'number' ? by : errorCodes[by].code
  const error = [{ field: of?.name, error_code: code, error_msg: text }]
  await step(`The server refuses it with ${code}`, async () => {
    stageOf(context).service.faults.add({ path: pathOf(moment, context), error })
    await moment.act(context)
  })
  await step('What must be seen', async () => {
    if (of) return expectFieldError(of.find(context), text)
    await waitFor(async () => expect(await findAlert()).toHaveAccessibleName(text))
  })
}
