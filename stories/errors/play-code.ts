import { expect } from 'storybook/test'
import { errorCodes } from '../../mocks/http/error-codes.ts'
import type { Find, PlayContext } from '../pages/page-driver.ts'
import * as page from '../pages/page-driver.ts'
import { addFaults, inSequence, sees, step } from '../pages/play-driver.ts'
import { type CodeStory, codeStories } from './codes.ts'
import type { AnyDriver, FailurePoint } from './error-driver.ts'
import { expectFieldError } from './expect-surface.ts'
import { pathOf, serverSays } from './provoke.ts'

const storiesOf = ({ screen }: AnyDriver): readonly CodeStory[] => codeStories[screen.path] ?? []

/** Finds an error code's story and the failure point at which the code occurs. */
function findStory(driver: AnyDriver, code: CodeStory[0]): { story: CodeStory; point: FailurePoint } {
  const story = storiesOf(driver).find(([storyCode]) => storyCode === code)
  const point = driver.points[story?.[1] ?? '']
  if (!(story && point)) throw new Error(`${driver.screen.path} has no failure point for ${code}.`)
  return { story, point }
}

/** Returns the parameters of a story in which the server refuses a call with this error code. */
export const codePage = (driver: AnyDriver, code: CodeStory[0]) => ({
  page: { path: driver.screen.path, ...driver.page, ...findStory(driver, code).point.page },
})

/** Returns the name of the rejected field, and how to find the field that the message describes. */
function fieldOf(place: CodeStory[4], { field, focusTarget }: FailurePoint): { name?: string; find?: Find } {
  if (place === 'field') return { ...field }
  if (place === 'submit') return { name: 'password', find: focusTarget }
  return place ? { name: place[0], find: page.field(place[1]) } : {}
}

/** Makes the server refuse a call with this error code, and checks that the message appears in the right place. */
export function playCode(context: PlayContext, driver: AnyDriver, codeName: CodeStory[0]): Promise<void> {
  const { story, point } = findStory(driver, codeName)
  const [, , , messageOf, place] = story
  const { name, find } = fieldOf(place, point)
  const { code } = errorCodes[codeName]
  const message = serverSays(messageOf)(context)
  const error = [{ field: name, error_code: code, error_msg: message }]
  return inSequence(
    step(point.label, point.prepareCall),
    step(
      `The server refuses the call with ${code}`,
      addFaults({ path: pathOf(point, context), error }),
      point.makeCall,
    ),
    sees(find ? async () => expectFieldError(await find(context), message) : page.alertSays(() => message)),
    // The form clears a wrong one-time code, so that the user can type the right one (IN-8).
    async () => codeName === 'wrongCode' && find && expect(await find(context)).toHaveValue(''),
  )(context)
}
