import { expect } from 'storybook/test'
import { errorCodes } from '../../mocks/http/error-codes.ts'
import type { Find, PlayContext } from '../pages/page-driver.ts'
import * as page from '../pages/page-driver.ts'
import { addFaults, expectResult, inSequence, step } from '../pages/play-driver.ts'
import { type CodeStory, codeStories } from './codes.ts'
import type { AnyDriver, FailurePoint } from './error-driver.ts'
import { expectFieldError } from './expect-surface.ts'
import { getCallPath, serverMessage } from './trigger-error.ts'

const getCodeStories = ({ screen }: AnyDriver): readonly CodeStory[] => codeStories[screen.path] ?? []

/** Finds an error code's story and the failure point at which the code occurs. */
function findStory(driver: AnyDriver, code: CodeStory[0]): { story: CodeStory; point: FailurePoint } {
  const story = getCodeStories(driver).find(([storyCode]) => storyCode === code)
  const point = driver.points[story?.[1] ?? '']
  if (!(story && point)) throw new Error(`${driver.screen.path} has no failure point for ${code}.`)
  return { story, point }
}

/** Returns the parameters of a story in which the server rejects a call with this error code. */
export const codePage = (driver: AnyDriver, code: CodeStory[0]) => ({
  page: { path: driver.screen.path, ...driver.page, ...findStory(driver, code).point.page },
})

/** Returns the rejected field's name in the response, and a function that finds the field with the message. */
function getField(location: CodeStory[4], { field, focusTarget }: FailurePoint): { name?: string; find?: Find } {
  if (location === 'field') return { ...field }
  if (location === 'submit') return { name: 'password', find: focusTarget }
  return location ? { name: location[0], find: page.field(location[1]) } : {}
}

/** Makes the server reject a call with this error code, and checks that the message appears in the right place. */
export function playCode(context: PlayContext, driver: AnyDriver, codeName: CodeStory[0]): Promise<void> {
  const { story, point } = findStory(driver, codeName)
  const [, , , getMessage, location] = story
  const { name, find } = getField(location, point)
  const { code } = errorCodes[codeName]
  const message = serverMessage(getMessage)(context)
  const error = [{ field: name, error_code: code, error_msg: message }]
  return inSequence(
    step(point.label, point.prepareCall),
    step(
      `The server rejects the call with ${code}`,
      addFaults({ path: getCallPath(point, context), error }),
      point.makeCall,
    ),
    expectResult(find ? async () => expectFieldError(await find(context), message) : page.alertHasText(() => message)),
    // The form clears a wrong one-time code, so that the user can type the right one (IN-8).
    async () => codeName === 'wrongCode' && find && expect(await find(context)).toHaveValue(''),
  )(context)
}
