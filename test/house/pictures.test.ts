import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, describe, expect, test } from 'vitest'
import { addModes, pageModes } from '../../.storybook/modes.ts'
import { drawDifference, isSame } from '../../tools/pictures-compare.ts'
import { listPictures, type Story } from '../../tools/pictures-list.ts'
import { writeReport } from '../../tools/pictures-report.ts'

const options = {
  desktop: { styles: { width: '1440px', height: '900px' } },
  phone: { styles: { width: '390px', height: '844px' } },
}
const desktop = { width: 1440, height: 900 }
const sizes = { ...options, small: { styles: { width: '320px', height: '640px' } } }

function story(
  id: string,
  difference: Omit<Partial<Story>, 'parameters'> & { chromatic?: Story['parameters']['chromatic'] },
): Story {
  const { chromatic, ...rest } = difference
  const bare = { id, title: 'A', name: id, tags: [], ...rest, parameters: { chromatic, viewport: { options: sizes } } }
  // As the preview does with each story.
  addModes({ ...bare, argTypes: {} })
  return bare
}

function draw(change?: { x: number; shade: number }): Buffer {
  const picture = new PNG({ width: 20, height: 10 })
  picture.data.fill(255)
  if (change) picture.data[change.x * 4] = change.shade
  return PNG.sync.write(picture)
}

describe('the list', () => {
  test('has one picture of a story, in the frame it asks for, without focus unless it is about focus', () => {
    const [plain, phone] = listPictures([
      story('a', {}),
      story('b', { tags: ['focus'], storyGlobals: { viewport: { value: 'phone' } } }),
    ])
    expect(plain).toMatchObject({
      name: 'default/a',
      globals: 'locale:en;theme:light',
      size: { width: 1024, height: 800 },
      isFocusShown: false,
    })
    expect(phone).toMatchObject({ name: 'default/b', size: { width: 390, height: 844 }, isFocusShown: true })
  })

  test('has a page as first seen in every mode, each once, with its artwork in one language', () => {
    const pictures = listPictures([story('a--default', { tags: ['page'], title: 'Pages/A' })])
    const names = (modes: object) => Object.keys(modes).map((mode) => `${mode.replaceAll(' ', '-')}/a--default`)
    expect(pictures.map(({ name }) => name).sort()).toEqual(names(pageModes).sort())
    expect(pictures.find(({ name }) => name === 'zh-TW-dark-phone/a--default')).toMatchObject({
      globals: 'locale:zh-TW;theme:dark',
      size: { width: 390, height: 844 },
    })
    const withArtwork = pictures.filter(({ isArtworkShown }) => isArtworkShown).map(({ name }) => name)
    expect(withArtwork.every((name) => name.startsWith('en-'))).toBe(true)
    expect(withArtwork).not.toEqual([])
  })

  test.each([
    ['the other states of a page', 'page', 'a--filled'],
    ['a widget', 'widget', 'a--default'],
  ])('has %s once, in the frame it asks for', (_, tag, id) => {
    const [picture, ...others] = listPictures([story(id, { tags: [tag] })])
    expect(picture).toMatchObject({ name: `en-light-desktop/${id}`, globals: 'locale:en;theme:light', size: desktop })
    expect(others).toEqual([])
    const onPhone = story(id, { tags: [tag], storyGlobals: { viewport: { value: 'phone' } } })
    expect(listPictures([onPhone])).toMatchObject([
      { name: `en-light-desktop/${id}`, size: { width: 390, height: 844 } },
    ])
  })

  test('has the errors of a page once, small and without artwork', () => {
    const pictures = listPictures([story('a-errors--default', { tags: ['page'], title: 'Pages/A/Errors' })])
    expect(pictures).toMatchObject([
      { name: 'default/a-errors--default', size: { width: 1024, height: 800 }, isArtworkShown: false },
    ])
  })

  test('has what Chromatic reads of a story, and no other modes', () => {
    const stories = [
      story('a--default', { tags: ['page'] }),
      story('a--filled', { tags: ['page'] }),
      story('b--one', { tags: ['widget'] }),
      story('c--one', {}),
    ]
    const ofChromatic = stories.flatMap(({ id, parameters: { chromatic } }) =>
      Object.keys(chromatic?.modes ?? { default: {} }).map((mode) => `${mode.replaceAll(' ', '-')}/${id}`),
    )
    const names = listPictures(stories).map(({ name }) => name)
    expect(names.sort()).toEqual(ofChromatic.sort())
    expect(names).toHaveLength(Object.keys(pageModes).length + 3)
  })

  test('keeps to the modes a story names, but for those it switches off', () => {
    const mode = { locale: 'en', theme: 'dark', viewport: 'phone' }
    const named = story('a', { tags: ['page'], chromatic: { modes: { one: mode, two: { ...mode, disable: true } } } })
    expect(listPictures([named]).map(({ name }) => name)).toEqual(['one/a'])
  })

  test('leaves out what Chromatic leaves out, and stumbles over a frame that nobody knows', () => {
    expect(listPictures([story('a', { chromatic: { disableSnapshot: true } })])).toEqual([])
    expect(() => listPictures([story('a', { storyGlobals: { viewport: { value: 'watch' } } })])).toThrow('watch')
  })
})

describe('the comparison', () => {
  test('takes one shade of one pixel for a difference', () => {
    expect(isSame(draw(), draw())).toBe(true)
    expect(isSame(draw(), draw({ x: 3, shade: 254 }))).toBe(false)
    expect(drawDifference(draw(), draw({ x: 3, shade: 254 })).pixels).toBe(1)
  })

  test('goes by what is seen, not by how the file was packed', () => {
    const repacked = PNG.sync.write(PNG.sync.read(draw()), { deflateLevel: 0 })
    expect(repacked.equals(draw())).toBe(false)
    expect(isSame(draw(), repacked)).toBe(true)
  })

  test('counts the smoothed edge of a letter, which pixelmatch alone overlooks', () => {
    // A diagonal edge whose middle shade moves: the classic of anti-aliasing.
    const edge = (middle: number) => {
      const picture = new PNG({ width: 9, height: 9 })
      for (let y = 0; y < 9; y++) {
        for (let x = 0; x < 9; x++) {
          const shade = x < y ? 0 : x === y ? middle : 255
          picture.data.set([shade, shade, shade, 255], (y * 9 + x) * 4)
        }
      }
      return PNG.sync.write(picture)
    }
    expect(drawDifference(edge(120), edge(130)).pixels).toBe(9)
  })

  test('sees a difference in size', () => {
    const small = PNG.sync.write(new PNG({ width: 4, height: 4 }))
    expect(isSame(draw(), small)).toBe(false)
    expect(drawDifference(draw(), small).pixels).toBeGreaterThan(0)
  })
})

describe('the report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('shows before, after and the difference, and says what else is wrong', () => {
    const changed = {
      picture: { name: 'default/a', title: 'Login <b>' },
      before: draw(),
      after: draw({ x: 1, shade: 0 }),
    }
    const orphan = { picture: { name: 'default/gone', title: 'default/gone' }, reason: 'No story shows this any more.' }
    writeReport(folder, 2, [{ ...changed, reason: 'Differs.' }, orphan])
    const page = readFileSync(join(folder, 'index.html'), 'utf8')
    for (const side of ['before', 'after', 'difference']) {
      expect(page).toContain(`src="default/a/${side}.png"`)
      expect(existsSync(join(folder, `default/a/${side}.png`))).toBe(true)
    }
    expect(page).toContain('Differs. 1 px.')
    expect(page).toContain('Login &lt;b>')
    expect(page).toContain('No story shows this any more.')
  })
})
