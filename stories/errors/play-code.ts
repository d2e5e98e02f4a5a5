import type { PageParameters } from '../../.storybook/stage.ts'
import { errorCodes } from '../../mocks/http/error-codes.ts'
import type { ServerWords } from '../../mocks/words/server-words.ts'
import type { PlayContext } from '../pages/page-driver.ts'
import * as page from '../pages/page-driver.ts'
import { addFaults, inTurn, sees, step } from '../pages/play-driver.ts'
import type { AnyDriver, Moment } from './error-driver.ts'
import { expectFieldError } from './expect-surface.ts'
import { pathOf, serverSays } from './provoke.ts'

/** A refusal with an error code and the server's message; `namesField` if it names the moment's field. */
type RefusedBy = {
  by: keyof typeof errorCodes | number
  words: (words: ServerWords) => string
  namesField?: true
}

function momentOf({ screen, moments }: AnyDriver, name: string): Moment {
  const moment = moments[name]
  if (!moment) throw new Error(`${screen.path} has no moment “${name}”.`)
  return moment
}

/** The parameters of a story in which the call of this moment is refused with a code. */
export function codePage(driver: AnyDriver, moment: string): { page: PageParameters } {
  return { page: { path: driver.screen.path, ...driver.page, ...momentOf(driver, moment).page } }
}

/**
 * Makes the server refuse a moment's call with this code, and checks that its message appears, under the field or in an
 * alert.
 */
export function playCode(driver: AnyDriver, name: string, { by, words, namesField }: RefusedBy) {
  const moment = momentOf(driver, name)
  const field = namesField && moment.field
  const code = typeof by === 'number' ? by : errorCodes[by].code
  const refuse = (context: PlayContext) => {
    const error = [{ field: field?.name, error_code: code, error_msg: serverSays(words)(context) }]
    return addFaults({ path: pathOf(moment, context), error })(context)
  }
  return inTurn(
    step(moment.label, moment.reach),
    step(`The server refuses it with ${code}`, refuse, moment.act),
    sees(
      field
        ? async (context) => expectFieldError(await field.find(context), serverSays(words)(context))
        : page.alertSays(serverSays(words)),
    ),
  )
}
